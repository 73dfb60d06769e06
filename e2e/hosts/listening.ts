import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';

/** A host listens on two; the first is free again when the second is drawn. */
export async function twoFreePorts(): Promise<readonly [number, number]> {
  const port = await freePort();
  for (;;) {
    const other = await freePort();
    if (other !== port) return [port, other];
  }
}

/**
 * A port of 127.0.0.1 that nobody listens on. None of those that the system gives out by itself: another test might be given it
 * before the host listens, and its pages would be asked of that one.
 */
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
