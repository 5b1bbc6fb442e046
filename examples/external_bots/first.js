// An external bot for all three games in JavaScript: plays the first legal move that does not lose at once.
// Run it with: tenback simulate take-that --players 2 --bot "exec:node examples/external_bots/first.js"
const lines = require('node:readline').createInterface({ input: process.stdin });

function choose(view) {
  const losing = new Set([...(view.fatal ?? []), ...(view.doomed ?? [])]);
  return view.legal.find((move) => !losing.has(move)) ?? view.legal[0];
}

lines.on('line', (line) => {
  const question = JSON.parse(line);
  const answers = {
    hello: () => ({ type: 'ready', name: 'first' }),
    choose: () => ({ type: 'move', id: question.id, move: choose(question.view) }),
    say: () => ({ type: 'marks', id: question.id, marks: [] }),
    bye: () => process.exit(0),
  };
  console.log(JSON.stringify(answers[question.type]()));
});
