// The peer of bench/server.py: boardgame.io's own server with the smallest game there can be.
const { Server, Origins } = require("boardgame.io/server");

const Counting = {
  name: "counting",
  setup: () => ({ count: 0 }),
  moves: { add: ({ G }) => ({ count: G.count + 1 }) },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({ games: [Counting], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log("ready"));
