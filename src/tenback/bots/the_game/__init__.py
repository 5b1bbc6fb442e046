"""Bots for THE GAME and EXTREME.

`careful` plays by costs alone; `expert` searches. A decision of the expert goes through these modules:

- `knowledge` and `hidden`: what the view tells about hidden cards, and dealing them at random;
- `turns` and `costs`: the turns worth trying, and what each costs the piles;
- `search`, `policy` and `value`: playing turns out, by rules of thumb or up to a network's estimate;
- `endgame`: exact search once the draw pile is empty;
- `evaluation`: ranks turns for hints and reviews;
- `listening` and `saying`: what marks tell, and which marks to give;
- `weights`, `networks`, `facts` and `budget`: tuned numbers, trained files, their inputs, time for search;
- `workspace`: the arrays that the kernels share.
"""
