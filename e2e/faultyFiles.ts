import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';

/** How a file of the portal can fail to come. */
export const fileFaults = ['silent', 'dripping', '404', 'cut'] as const;
export type FileFault = (typeof fileFaults)[number];

/** A host that has every file, and never gives one. */
export interface FaultyHost {
  readonly origin: string;
  close(): Promise<void>;
}

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

export async function startFaultyHost(): Promise<FaultyHost> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    const fault = fileFaults.find((name) => pathname === `/${name}`);
    response.setHeader('content-type', searchParams.get('type') ?? '');
    if (fault === undefined || fault === '404') response.writeHead(404).end('Not found');
    else answers[fault](response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Answers these files as the faulty host does, until `page.unrouteAll()`. */
export async function withhold(
  page: Page,
  files: RegExp,
  fault: FileFault,
  host: FaultyHost,
): Promise<void> {
  await page.route(files, (route) => {
    const type = route.request().url().endsWith('.json') ? 'application/json' : 'text/javascript';
    return route.continue({ url: `${host.origin}/${fault}?type=${encodeURIComponent(type)}` });
  });
}
