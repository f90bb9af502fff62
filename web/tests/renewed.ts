// A house behind a door where it can be renewed: the same files with another version, as after an upgrade.

import { createServer, request, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AddressInfo } from 'node:net';

const BUILD = resolve(import.meta.dirname, '../build');
const { version } = JSON.parse(readFileSync(resolve(BUILD, '_app/version.json'), 'utf8')) as { version: string };

/** Where the version of the client stands. */
const VERSIONED = /^\/(service-worker\.js|_app\/version\.json)$/;

export class Door {
  #server: Server;
  renewed = false;

  constructor(house: string) {
    this.#server = createServer((asked, answer) => {
      const path = asked.url ?? '/';
      const headers = { ...asked.headers, 'accept-encoding': 'identity' };
      if (this.renewed) delete headers['if-none-match'];
      const passed = request(`${house}${path}`, { method: asked.method ?? 'GET', headers }, (told) => {
        const page = told.headers['content-type']?.startsWith('text/html') ?? false;
        if (!this.renewed || !(page || VERSIONED.test(path))) {
          answer.writeHead(told.statusCode ?? 500, told.headers);
          told.pipe(answer);
          return;
        }
        let text = '';
        told.setEncoding('utf8').on('data', (part: string) => (text += part));
        told.on('end', () => {
          delete told.headers.etag;
          delete told.headers['content-length'];
          answer.writeHead(told.statusCode ?? 500, told.headers);
          answer.end(page ? text.replace('<head>', '<head data-renewed>') : text.replaceAll(version, `${version}-2`));
        });
      });
      passed.on('error', () => answer.destroy());
      asked.pipe(passed);
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((opened) => this.#server.listen(0, '127.0.0.1', opened));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}
