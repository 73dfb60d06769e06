import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasNginx, startNginx } from './hosts/nginx';

/** A folder of the repository that holds a build. */
export type Build = 'dist' | 'dist-demo' | `test-results/${string}`;

/** What a host answers for `config.json`. */
export interface ConfigFile {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** A build on a host of its own. */
export interface Site {
  /** For instance `http://127.0.0.1:41233`; the portal is below `/members/`. */
  readonly origin: string;
  /** The folder that is served; a deployer puts another build at the same address. */
  build: Build;
  /** Stands in for the config.json of the build; null: the build's own. */
  config: ConfigFile | null;
  close(): Promise<void>;
}

const BASE = '/members/';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

export function folderOf(build: Build): string {
  return fileURLToPath(new URL(`../${build}`, import.meta.url));
}

/** Serves a build under /members/ on a free port of 127.0.0.1, by nginx as deploy/ sets it up where there is one. */
export function startSite(build: Build): Promise<Site> {
  return hasNginx ? nginxSite(build) : plainSite(build);
}

async function nginxSite(build: Build): Promise<Site> {
  const nginx = await startNginx();
  let config: ConfigFile | null = null;
  const serve = (): void => nginx.serve(folderOf(build), config);
  serve();
  return {
    origin: nginx.origin,
    get build() {
      return build;
    },
    set build(next) {
      build = next;
      serve();
    },
    get config() {
      return config;
    },
    set config(next) {
      config = next;
      serve();
    },
    close: () => nginx.close(),
  };
}

/** Answers as the documented hosts do, without their headers. */
async function plainSite(build: Build): Promise<Site> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://host');
    answer(site, pathname, search, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');

  const site: Site = {
    origin: `http://127.0.0.1:${address.port}`,
    build,
    config: null,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return site;
}

async function answer(
  { build, config }: Site,
  pathname: string,
  search: string,
  response: ServerResponse,
): Promise<void> {
  if (`${pathname}/` === BASE) {
    response.writeHead(308, { location: BASE + search }).end();
    return;
  }
  if (!pathname.startsWith(BASE)) {
    notFound(response);
    return;
  }
  const name = pathname.slice(BASE.length);
  if (name === 'config.json' && config !== null) {
    const headers = { 'content-type': config.contentType, 'cache-control': 'no-cache' };
    response.writeHead(config.status, headers).end(config.body);
    return;
  }
  // A screen has no extension, whatever stands in its id; a file that is missing is never answered with the page
  // (faults, host).
  const file = /\.[a-z0-9]+$/i.test(name) ? decodeURIComponent(name) : pageOf(name);
  const folder = folderOf(build);
  const path = join(folder, file);
  const bytes = path.startsWith(folder + sep) ? await readFile(path).catch(() => null) : null;
  if (bytes === null) {
    notFound(response);
    return;
  }
  response
    .writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': file.startsWith('assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      'x-content-type-options': 'nosniff',
    })
    .end(bytes);
}

/** The pages that are drawn in advance, and the page of all other screens. */
function pageOf(name: string): string {
  if (name === '' || name === 'login') return 'login.html';
  return name === 'register' ? 'register.html' : 'index.html';
}

function notFound(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
}
