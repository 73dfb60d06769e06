import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';

/** A port of 127.0.0.1 that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Waits until a program listens there; one that ends instead has said why. */
export async function listening(
  port: number,
  program: { readonly exitCode: number | null },
): Promise<void> {
  while (program.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch {
      await later(20);
    } finally {
      socket.destroy();
    }
  }
  throw new Error('The host did not start: its reason stands above.');
}
