// The skirmish of bench/s100 written for boardgame.io, in its fastest form: the bare reducer, no client, no undo,
// one phase, no turn to end, production mode.
import { createRequire } from 'node:module';

process.env.NODE_ENV = 'production';
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = createRequire(import.meta.url)(
  'boardgame.io/internal',
);

const SIZE = 8;
const HEROES = 2;
const START = [19, 20, 42, 43, 44, 45];
const HP = [8, 8, 3, 3, 3, 3];
const FACES = [0, -1, 0, 0, 1, 1, 2];

const NEIGHBOURS = Array.from({ length: SIZE * SIZE }, (_, cell) => {
  const near = [];
  for (let y = Math.floor(cell / SIZE) - 1; y <= Math.floor(cell / SIZE) + 1; y++)
    for (let x = (cell % SIZE) - 1; x <= (cell % SIZE) + 1; x++)
      if (x >= 0 && x < SIZE && y >= 0 && y < SIZE && y * SIZE + x !== cell) near.push(y * SIZE + x);
  return near;
});

function setup() {
  const board = new Array(SIZE * SIZE).fill(-1);
  START.forEach((cell, figure) => {
    board[cell] = figure;
  });
  return { hp: HP.slice(), at: START.slice(), board, acting: 0, decisions: 0 };
}

export function legal({ at, board, acting }) {
  const moves = [];
  for (const cell of NEIGHBOURS[at[acting]]) {
    const other = board[cell];
    if (other < 0) moves.push(['step', cell]);
    else if (other < HEROES !== acting < HEROES) moves.push(['attack', cell]);
  }
  moves.push(['pass']);
  return moves;
}

function endTurn(G) {
  G.decisions++;
  do G.acting = (G.acting + 1) % G.hp.length;
  while (G.hp[G.acting] === 0);
}

const moves = (roll) => ({
  step({ G }, to) {
    G.board[G.at[G.acting]] = -1;
    G.board[to] = G.acting;
    G.at[G.acting] = to;
    endTurn(G);
  },
  attack({ G, random }, cell) {
    let total = 0;
    for (const face of roll(random, G.acting < HEROES ? 4 : 3)) total += FACES[face];
    const target = G.board[cell];
    const cost = total >= 4 ? 2 : total >= 2 ? 1 : 0;
    G.hp[target] = Math.max(0, G.hp[target] - cost);
    if (G.hp[target] === 0) G.board[G.at[target]] = -1;
    endTurn(G);
  },
  pass({ G }) {
    endTurn(G);
  },
});

/** A player of whole games: `roll` answers the dice, boardgame.io's own by default. Returns the last state. */
export function createPeer(roll = (random, count) => random.D6(count)) {
  const game = ProcessGameConfig({
    name: 'escarmouche',
    disableUndo: true,
    setup,
    moves: moves(roll),
    endIf: ({ G }) => (G.decisions >= 100 ? { id: 'fin' } : undefined),
  });
  const reduce = CreateGameReducer({ game });
  const initial = InitializeGame({ game, numPlayers: 2 });
  return function play(choose) {
    let state = initial;
    while (!state.ctx.gameover) {
      const list = legal(state.G);
      const [type, ...args] = list[choose(list.length)];
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: state.ctx.currentPlayer } });
    }
    return state.G;
  };
}
