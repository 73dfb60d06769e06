import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';

export async function twoFreePorts(): Promise<readonly [number, number]> {
  const port = await freePort();
  for (;;) {
    const other = await freePort();
    if (other !== port) return [port, other];
  }
}

/** A free port of 127.0.0.1, outside the range that the system gives out: another test might get it before the host listens. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(11_000, 32_000);
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch {
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}

/** Waits until a program listens on the port. If it exits instead, throws its error output. */
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
