import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { listening } from './listening';

/** A host of its own on free ports of 127.0.0.1, under the files of deploy/. */
export interface Host {
  readonly origin: string;
  /** Where plain http is answered; the tests' https is plain, too. */
  readonly plainOrigin: string;
  /** What /srv/portal is to a deployer. */
  readonly root: string;
  close(): Promise<void>;
}

/** What a host answers for `config.json`. */
export interface ConfigFile {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** Where a host stands: all of it is gone with the host. */
interface Place {
  readonly folder: string;
  readonly root: string;
  readonly port: number;
  readonly plainPort: number;
}

/** Starts the program of a host; resolves when it answers. */
export async function startHost(
  program: string,
  args: readonly string[],
  { folder, root, port, plainPort }: Place,
): Promise<Host> {
  // Without an environment: nginx takes a variable of its own name for the sockets that it inherits.
  const host = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env: {} });
  const ended = once(host, 'exit');
  const stop = (): void => void host.kill();
  process.once('exit', stop);
  await listening(port, host);
  return {
    origin: `http://127.0.0.1:${port}`,
    plainOrigin: `http://127.0.0.1:${plainPort}`,
    root,
    async close() {
      process.off('exit', stop);
      stop();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
