// The ring on Colyseus, in memory: `node colyseus.js PORT`.
import { Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

import { START, destination } from './ring.js';

const Ring = schema({ rat0: t.uint8(), rat1: t.uint8(), toMove: t.uint8(), moves: t.uint32() });

class RingRoom extends Room {
    maxClients = 2;
    // Usually changes are gathered and told 20 times a second. Here each is told at once, as a game does whose players wait for it.
    patchRate = null;
    state = new Ring().assign({ rat0: START[0], rat1: START[1], toMove: 0, moves: 0 });
    seats = [];

    onJoin(client) {
        this.seats.push(client.sessionId);
    }

    messages = {
        step(client, steps) {
            const { state } = this;
            const mover = this.seats.indexOf(client.sessionId);
            const hole = destination([state.rat0, state.rat1], mover, steps);
            if (mover !== state.toMove || hole === undefined) {
                client.error(422, 'not a move');
                return;
            }
            state[`rat${mover}`] = hole;
            state.toMove = 1 - mover;
            state.moves += 1;
            this.broadcastPatch();
        },
    };
}

const server = new Server({ greet: false, transport: new WebSocketTransport() });
server.define('ring', RingRoom);
await server.listen(Number(process.argv[2]), '127.0.0.1');
