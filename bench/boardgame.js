// The ring on boardgame.io, in memory: `node boardgame.js PORT`.
import { createRequire } from 'node:module';

import { START, destination } from './ring.js';

// Its server is there only as CommonJS.
const { Server } = createRequire(import.meta.url)('boardgame.io/server');

const ring = {
    name: 'ring',
    setup: () => ({ rats: [...START] }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
        step({ G, playerID }, steps) {
            const mover = Number(playerID);
            const hole = destination(G.rats, mover, steps);
            if (hole === undefined) return 'INVALID_MOVE';
            G.rats[mover] = hole;
        },
    },
};

await Server({ games: [ring], origins: ['*'] }).run({ port: Number(process.argv[2]) });
