import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { openServer, type OpenServer } from './hosts/openServer';

/** How loading a file of the portal can fail. */
export const fileFaults = ['silent', 'dripping', '404', 'cut'] as const;
export type FileFault = (typeof fileFaults)[number];

const DRIP_MS = 100;

const answers: Readonly<Record<Exclude<FileFault, '404'>, (response: ServerResponse) => void>> = {
  silent: () => undefined,
  dripping(response) {
    const drip = setInterval(() => response.write(' '), DRIP_MS);
    response.write(' ');
    response.once('close', () => clearInterval(drip));
  },
  cut(response) {
    response.setHeader('content-length', 100_000);
    response.write(' ', () => response.destroy());
  },
};

/** A host that accepts every request and never answers. */
export const startFaultyHost = (): Promise<OpenServer> =>
  openServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    const fault = fileFaults.find((name) => pathname === `/${name}`);
    response.setHeader('content-type', searchParams.get('type') ?? '');
    if (fault === undefined || fault === '404') response.writeHead(404).end('Not found');
    else answers[fault](response);
  });

/** Answers these files as the faulty host does, until `page.unrouteAll()`. */
export async function withhold(
  page: Page,
  files: RegExp,
  fault: FileFault,
  host: OpenServer,
): Promise<void> {
  await page.route(files, (route) => {
    const type = route.request().url().endsWith('.json') ? 'application/json' : 'text/javascript';
    return route.continue({ url: `${host.origin}/${fault}?type=${encodeURIComponent(type)}` });
  });
}
