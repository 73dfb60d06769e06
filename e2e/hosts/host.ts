import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listening, twoFreePorts } from './listening';

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

/** Where a host stands, and the two ports on which it listens: all of it is gone with the host. */
export interface Place {
  readonly folder: string;
  readonly root: string;
  readonly port: number;
  readonly plainPort: number;
}

/** Starts the program of a host in a folder of its own, under this configuration; resolves when it answers. */
export async function startHost(
  program: string,
  configOf: (place: Place) => string,
  argsOf: (folder: string, config: string) => readonly string[],
): Promise<Host & Place> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-host-'));
  // Apache reads as another user than root.
  chmodSync(folder, 0o755);
  const root = join(folder, 'root');
  mkdirSync(root);
  const [port, plainPort] = await twoFreePorts();
  const place = { folder, root, port, plainPort };
  const config = join(folder, 'main.conf');
  writeFileSync(config, configOf(place));
  // Without an environment: nginx takes a variable of its own name for the sockets that it inherits.
  const host = spawn(program, argsOf(folder, config), {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {},
  });
  const ended = once(host, 'exit');
  const stop = (): void => void host.kill();
  process.once('exit', stop);
  await listening(port, host);
  return {
    ...place,
    origin: `http://127.0.0.1:${port}`,
    plainOrigin: `http://127.0.0.1:${plainPort}`,
    async close() {
      process.off('exit', stop);
      stop();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
