import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { type Backend, startBackend } from './backend/server';
import type { ConfigFile } from './hosts/host';
import { beSignedIn } from './portal/people';
import { SLOWER_CPU } from './slower';
import { type Build, type Site, startSite } from './site';

export interface BuildOption {
  /** The build that the project tests, set in the configuration. */
  build: Build;
}

/** Allows console lines that the test itself causes, such as a refused call. */
type AllowConsoleLine = (line: RegExp) => void;

interface SiteFixtures {
  ownOrigins: readonly string[];
  allowConsoleLine: AllowConsoleLine;
  slowPages: void;
}

/**
 * How Chromium reports a violation of the headers of deploy/. Only a connection that a test wants to be refused may be allowed.
 */
const BROKEN_POLICY = /Content Security Policy|Trusted(HTML|Script)/;
const REFUSED_CONNECTION = /connect-src|Refused to connect/;
/** The second member is from before receipts: the home page asks for one, and the service has none. */
const NO_RECEIPT = /status of 404.*\/api\/receipt\/311\b/;

/** A build on its host and, on another origin, the mock service. */
export const hostTest = base.extend<object, BuildOption & { site: Site; backend: Backend }>({
  build: ['dist', { scope: 'worker', option: true }],
  site: [
    async ({ build }, provide) => {
      const site = await startSite(build);
      await provide(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  backend: [
    async ({ site }, provide) => {
      const backend = await startBackend({ allowedOrigin: site.origin });
      await provide(backend);
      await backend.close();
    },
    { scope: 'worker' },
  ],
});

/** Fails on any console error or warning, any uncaught error and any request to another origin. */
export const demoTest = hostTest.extend<SiteFixtures>({
  baseURL: async ({ site }, provide) => provide(`${site.origin}/members/`),
  ownOrigins: async ({ site }, provide) => provide([site.origin]),
  allowConsoleLine: [
    async ({ context, ownOrigins }, provide) => {
      const tolerated: RegExp[] = [NO_RECEIPT];
      const complaints = complaintsOf(context, ownOrigins);
      await provide((line) => void tolerated.push(line));
      expect(
        complaints.filter(
          (line) =>
            (BROKEN_POLICY.test(line) && !REFUSED_CONNECTION.test(line)) ||
            !tolerated.some((pattern) => pattern.test(line)),
        ),
        'console errors and warnings, uncaught errors, requests to other origins',
      ).toEqual([]);
    },
    { auto: true },
  ],
  slowPages: [
    async ({ context }, provide) => {
      // A page that is closed again at once needs none.
      if (SLOWER_CPU > 1) context.on('page', (page) => void slowDown(page).catch(() => undefined));
      await provide();
    },
    { auto: true },
  ],
});

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
}

function complaintsOf(context: BrowserContext, ownOrigins: readonly string[]): readonly string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    // The log of failed calls (src/api/answer.ts) is expected.
    if (message.text().startsWith('Call failed: ')) return;
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !ownOrigins.includes(origin))
      complaints.push(`request to ${request.url()}`);
  });
  return complaints;
}

interface PortalFixtures {
  firstState: void;
  /** A page of somebody in the office, logged in before it was opened. */
  office: Page;
  member: Page;
}

/** The portal of dist/ and the mock service in its first state. */
export const portalTest = demoTest.extend<PortalFixtures>({
  ownOrigins: async ({ site, backend }, provide) => provide([site.origin, backend.url]),
  firstState: [
    async ({ site, backend }, provide) => {
      backend.reset();
      site.config = configFor(backend);
      await provide();
    },
    { auto: true },
  ],
  office: async ({ page, site, backend }, provide) => {
    await beSignedIn(page, { backend, site }, 'admin');
    await provide(page);
  },
  member: async ({ page, site, backend }, provide) => {
    await beSignedIn(page, { backend, site }, 'member');
    await provide(page);
  },
});

/** A config.json as a deployer writes it, for this service; `rest` adds or replaces keys. */
export function configFor(backend: Backend, rest: object = {}): ConfigFile {
  const config = {
    apiBaseUrl: backend.url,
    association: {
      name: 'Kashi Vastra Vyapar Sangh',
      shortName: 'KVVS',
      registrationNumber: 'VNS/77/1998',
      address: 'Thatheri Bazar, Varanasi 221001',
    },
    ...rest,
  };
  return { status: 200, contentType: 'application/json', body: JSON.stringify(config) };
}
