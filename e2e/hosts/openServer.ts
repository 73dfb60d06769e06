import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

export interface OpenServer {
  /** For example `http://127.0.0.1:41234`. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Starts a server in this process on a free port. */
export async function openServer(answer: RequestListener): Promise<OpenServer> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
