import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { ConfigFile } from './staticServer';

const program = process.env.NGINX ?? '/usr/sbin/nginx';

/** Whether the tests can run on the host that deploy/ describes. */
export const hasNginx = existsSync(program);

/** Files beside the build that nobody may read. */
export const unserved = ['.env', 'index.js.map'] as const;

const deployedFile = fileURLToPath(new URL('../deploy/nginx.conf', import.meta.url));

/** A host of its own on a free port of 127.0.0.1. */
interface Nginx {
  readonly origin: string;
  /** Puts the files of a build at /members/, and a config.json in place of the build's own. */
  serve(build: string, config: ConfigFile | null): void;
  close(): Promise<void>;
}

/** Starts nginx under exactly the file that a deployer includes. */
export async function startNginx(): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-site-'));
  mkdirSync(join(folder, 'root'));
  const port = await freePort();
  const mainFile = join(folder, 'main.conf');
  writeFileSync(mainFile, mainConfig(folder, port));

  const nginx = spawn(program, ['-p', folder, '-e', 'stderr', '-c', mainFile], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(nginx, 'exit');
  const stop = (): void => void nginx.kill();
  process.once('exit', stop);
  await listening(port, nginx);

  let releases = 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    serve(build, config) {
      releases += 1;
      const release = join(folder, `release-${releases}`);
      mkdirSync(release);
      for (const name of readdirSync(build))
        if (config === null || name !== 'config.json')
          symlinkSync(join(build, name), join(release, name));
      // The folder of a deployer may hold more than a build.
      for (const name of unserved) writeFileSync(join(release, name), 'secret');
      // A host answers a file as it stands there, or 404: its type follows from its name.
      if (config?.status === 200) writeFileSync(join(release, 'config.json'), config.body);
      // At one stroke, as a deployer does it: no request meets half of a release.
      symlinkSync(release, join(folder, 'next'));
      renameSync(join(folder, 'next'), join(folder, 'root/members'));
    },
    async close() {
      process.off('exit', stop);
      stop();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** What a deployer has around the included file. The services of the tests stand on ports that are not known yet. */
function mainConfig(folder: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  return `
    daemon off;
    master_process off;
    pid ${folder}/nginx.pid;
    error_log stderr crit;
    events {}
    http {
      access_log off;
      ${temporary}
      server {
        listen 127.0.0.1:${port};
        root ${folder}/root;
        set $service_origin http://127.0.0.1:*;
        include ${deployedFile};
      }
    }`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

async function listening(port: number, nginx: { exitCode: number | null }): Promise<void> {
  while (nginx.exitCode === null) {
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
  throw new Error('nginx did not start: its reason stands above.');
}
