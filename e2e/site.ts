import { existsSync } from 'node:fs';
import { setTimeout as later } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { fileAnswer, portalFile, serve } from '../build/staticServer.mjs';
import { pathWithin } from '../src/config/paths';
import type { ConfigFile } from './hosts/host';
import { hasNginx, startNginx } from './hosts/nginx';
import { SLOWER_MS } from './slower';

/** The folder of a build. */
export type Build = 'dist' | 'dist-demo' | 'storybook-static' | `test-results/${string}`;

/** A build on a host of its own. */
export interface Site {
  /** For example `http://127.0.0.1:41233`; the portal is at `/members/`. */
  readonly origin: string;
  /** The served folder; assign another one to deploy another build at the same address. */
  build: Build;
  /** Replaces the config.json of the build; `null` keeps it. */
  config: ConfigFile | null;
  close(): Promise<void>;
}

const BASE = '/members/';

export function folderOf(build: Build): string {
  return fileURLToPath(new URL(`../${build}`, import.meta.url));
}

const COMMANDS = new Map<Build, string>([
  ['dist', 'npm run build'],
  ['dist-demo', 'npm run build:demo'],
  ['storybook-static', 'npm run build:storybook'],
]);

/** Each project needs only the builds that it opens. */
export function requireBuild(build: Build): void {
  if (!existsSync(`${folderOf(build)}/index.html`))
    throw new Error(`There is no ${build}/ to test: run \`${COMMANDS.get(build)}\` first.`);
}

/** Serves a build at /members/ on a free port of 127.0.0.1, by nginx with the files of deploy/ if it is installed. */
export function startSite(build: Build): Promise<Site> {
  requireBuild(build);
  return hasNginx ? nginxSite(build) : plainSite(build);
}

async function nginxSite(build: Build): Promise<Site> {
  const nginx = await startNginx();
  let config: ConfigFile | null = null;
  const put = (): void => nginx.serve(folderOf(build), config);
  put();
  return {
    origin: nginx.origin,
    get build() {
      return build;
    },
    set build(next) {
      build = next;
      put();
    },
    get config() {
      return config;
    },
    set config(next) {
      config = next;
      put();
    },
    close: () => nginx.close(),
  };
}

/** Answers like the documented hosts, but without their headers. */
async function plainSite(build: Build): Promise<Site> {
  const { origin, close } = await serve(async ({ pathname, search }) => {
    if (pathname.endsWith('.js')) await later(SLOWER_MS);
    if (`${pathname}/` === BASE)
      return { status: 308, headers: { location: BASE + search }, body: '' };
    if (!pathname.startsWith(BASE)) return undefined;
    const name = pathname.slice(BASE.length);
    if (name !== 'config.json' || site.config === null) {
      const folder = folderOf(site.build);
      // The name of a screen that looks like a file.
      const screen = pathWithin(pathname).slice(BASE.length);
      return (await fileAnswer(folder, portalFile(name))) ?? fileAnswer(folder, portalFile(screen));
    }
    const { status, contentType, body } = site.config;
    return {
      status,
      headers: { 'content-type': contentType, 'cache-control': 'no-cache' },
      body,
    };
  });
  const site: Site = { origin, build, config: null, close };
  return site;
}
