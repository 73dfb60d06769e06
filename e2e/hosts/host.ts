import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listening, twoFreePorts } from './listening';

/** A host of its own on free ports of 127.0.0.1, with the files of deploy/. */
export interface Host {
  readonly origin: string;
  /** Where plain http is answered. The "https" of the tests is plain http too. */
  readonly plainOrigin: string;
  /** The folder that is /srv/portal on a real host. */
  readonly root: string;
  close(): Promise<void>;
}

/** The answer to `config.json`. */
export interface ConfigFile {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** The folder and the two ports of a host; all removed with it. */
export interface Place {
  readonly folder: string;
  readonly root: string;
  readonly port: number;
  readonly plainPort: number;
}

/** Starts the program of a host in a folder of its own; resolves when it answers. */
export async function startHost(
  program: string,
  configOf: (place: Place) => string,
  argsOf: (folder: string, config: string) => readonly string[],
): Promise<Host & Place> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-host-'));
  // Apache drops root and reads as another user.
  chmodSync(folder, 0o755);
  const root = join(folder, 'root');
  mkdirSync(root);
  const [port, plainPort] = await twoFreePorts();
  const place = { folder, root, port, plainPort };
  const config = join(folder, 'main.conf');
  writeFileSync(config, configOf(place));
  // No environment: nginx reads the variable NGINX as a list of inherited sockets.
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
