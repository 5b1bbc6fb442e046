problem-server-mistyped-code = V tomto obnovovacím kódu je překlep. Porovnej ho se svou poznámkou.
problem-server-bad-recovery-code = Tento obnovovací kód nic neotevírá: byl použit nebo nahrazen, nebo patří jinému serveru.
problem-server-no-such-device = Takové zařízení nemáš; možná už bylo odhlášeno.
problem-server-no-such-company = Taková skupina není, nebo do ní nepatříš.
