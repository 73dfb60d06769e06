import { createServer, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { expect, type Page } from '@playwright/test';
import type { Call } from '../backend/calls';
import type { Backend } from '../backend/server';
import { everyPair } from '../../src/test/everyPair';
import { CallsUnderWay } from '../faults/CallsUnderWay';
import { configFor, portalTest } from '../fixtures';
import { holdFiles } from '../heldFiles';
import { csvOf } from '../importFiles';
import { answerDialog, button, dialog, field, rowOf } from '../screens';
import { firmIds } from '../backend/accounts';
import { beSignedIn, fillSignIn, type Person } from './people';
import { timesSent } from './wire';

const STATUSES = [301, 302, 303, 307, 308];

/** A host of somebody else, which would let any page read its answers. */
interface Stranger {
  readonly origin: string;
  /** Method, token and cookie of whatever reached it. */
  readonly asked: string[];
  readonly server: Server;
}

/** The same pages without any header of deploy/. */
interface Bare {
  readonly origin: string;
  readonly server: Server;
}

async function startStranger(): Promise<Stranger> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { authorization = 'no token', cookie = 'no cookie', origin = '*' } = request.headers;
    asked.push(`${request.method} ${authorization} ${cookie}`);
    response.writeHead(200, {
      'access-control-allow-origin': origin,
      'access-control-allow-headers': 'authorization, content-type, accept',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'content-type': 'application/json',
    });
    response.end(JSON.stringify({ status: 'success', success: true, list: [], data: [] }));
  });
  return { origin: await originOf(server), asked, server };
}

/** The browser names a request to the stranger also where it refuses to send it: the stranger tells what reached it. */
const test = portalTest.extend<object, { stranger: Stranger; bare: Bare }>({
  stranger: [
    // Playwright reads which fixtures this one needs, and wants at least a pattern to read.
    async ({ browserName: _browser }, provide) => {
      const stranger = await startStranger();
      await provide(stranger);
      stranger.server.close();
    },
    { scope: 'worker' },
  ],
  bare: [
    async ({ site }, provide) => {
      const bare = await startHostWithoutPolicy(site.origin);
      await provide(bare);
      bare.server.close();
    },
    { scope: 'worker' },
  ],
  ownOrigins: async ({ site, backend, stranger, bare }, provide) =>
    provide([site.origin, backend.url, stranger.origin, bare.origin]),
});

/** What a redirect leads to: the same service, or a stranger. */
const targets = {
  'the same service': (backend: Backend) => `${backend.url}/api/elsewhere`,
  'a stranger': (_backend: Backend, stranger: Stranger) => stranger.origin,
} as const;
const targetNames = ['the same service', 'a stranger'] as const;

/** Whether the host's policy holds: without any, the portal alone keeps its calls to itself. */
const policies = [
  { policy: 'with the policy of the host', bypassCSP: false },
  { policy: 'without any policy', bypassCSP: true },
] as const;

const sentTo = ({ log }: Backend, path: string) => log.filter((call) => call.path.startsWith(path));

interface ChangeRow {
  readonly call: Call;
  readonly as: Person | null;
  readonly open: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  /** What is said, and how it is closed. */
  readonly said: (page: Page) => Promise<void>;
}

const changes: readonly ChangeRow[] = [
  {
    call: 'POST /api/login',
    as: null,
    open: async (page) => {
      await page.goto('login');
      await fillSignIn(page, 'admin');
    },
    act: (page) => button(page, 'Login').click(),
    said: async (page) => {
      await answerDialog(page, 'Network Error', 'OK');
      await expect(field(page, 'Email')).not.toHaveValue('');
      await expect(field(page, 'Password')).not.toHaveValue('');
    },
  },
  {
    call: 'PUT /api/member_update',
    as: 'admin',
    open: async (page) => {
      await page.goto(`member-edit/${firmIds.inactive}`);
      await field(page, 'Area').fill('Lanka, beyond the bridge');
    },
    act: (page) => button(page, 'Update').click(),
    said: async (page) => {
      await expect(dialog(page, 'Error')).toContainText('may or may not have been saved');
      await answerDialog(page, 'Error', 'OK');
      await expect(field(page, 'Area')).toHaveValue('Lanka, beyond the bridge');
    },
  },
  {
    call: 'POST /api/import/members',
    as: 'admin',
    open: async (page) => {
      await page.goto('members');
      await button(page, 'Import').click();
      await page
        .getByLabel('File (.csv or .xlsx)')
        .setInputFiles(csvOf([['Redirected Silks', '9415012345', 'B 1', 'Assi']]));
      await expect(page.getByText('Rows in the file')).toBeVisible();
    },
    act: (page) => button(page, 'Start Import').click(),
    said: async (page) => {
      await expect(page.getByRole('alert')).toContainText('may or may not have been imported');
      await expect(button(page, 'Start Import')).toBeEnabled();
    },
  },
  {
    call: 'GET /api/membership/{id}',
    as: 'admin',
    open: async (page) => {
      await page.goto('new-members');
    },
    act: (page) =>
      rowOf(page, 'Ganga Brocade Works').getByText('Generate', { exact: true }).click(),
    said: async (page) => {
      await answerDialog(page, 'Failed to generate membership', 'OK');
      const row = rowOf(page, 'Ganga Brocade Works');
      await expect(row.getByRole('button', { name: 'Generate' })).not.toHaveAttribute(
        'aria-busy',
        'true',
      );
    },
  },
];

const redirected = everyPair(
  changes.flatMap((change) =>
    policies.flatMap(({ policy }) =>
      STATUSES.flatMap((status) =>
        targetNames.map((target) => ({ change, policy, status, target })),
      ),
    ),
  ),
  ({ change, policy, status, target }) => [change, policy, status, target],
);
const redirectedReads = everyPair(
  policies.flatMap(({ policy }) =>
    STATUSES.flatMap((status) => targetNames.map((target) => ({ policy, status, target }))),
  ),
  ({ policy, status, target }) => [policy, status, target],
);

for (const { policy, bypassCSP } of policies)
  test.describe(policy, () => {
    test.use({ bypassCSP });

    for (const change of changes)
      test(`${change.call} follows no redirect`, async ({
        page,
        site,
        backend,
        stranger,
        tolerate,
      }) => {
        tolerate(/ERR_FAILED/);
        const { call, as, open, act, said } = change;
        if (as !== null) await beSignedIn(page, { backend, site }, as);
        stranger.asked.length = 0;
        await open(page);
        const cases = redirected.filter((one) => one.change === change && one.policy === policy);
        for (const [before, { status, target }] of cases.entries()) {
          const location = targets[target](backend, stranger);
          const lift = backend.fail(call, { kind: 'answer', status, headers: { location } });
          await act(page);
          await said(page);
          lift();
          expect(timesSent(backend, call), `${status} to ${target}`).toBe(before + 1);
        }
        expect(sentTo(backend, '/api/elsewhere')).toEqual([]);
        expect(stranger.asked).toEqual([]);
      });

    test('a read follows a redirect within the service, and brings nobody else a token', async ({
      page,
      site,
      backend,
      stranger,
      tolerate,
    }) => {
      tolerate(/ERR_FAILED|connect-src|Fetch API cannot load/);
      await beSignedIn(page, { backend, site }, 'admin');
      stranger.asked.length = 0;
      for (const { status, target } of redirectedReads.filter((one) => one.policy === policy)) {
        const within = target === 'the same service';
        const location = within ? `${backend.url}/api/usetdetail?led=1` : stranger.origin;
        const fault = { kind: 'answer', status, headers: { location } } as const;
        // Within the service only the first one leads on, or it would lead on for ever.
        const lift = backend.fail('GET /api/usetdetail', fault, within ? 1 : undefined);
        await page.goto('dashboard');
        await (within
          ? expect(page.getByText('Welcome, Sunita Mehrotra')).toBeVisible()
          : expect(page.getByRole('alert')).toContainText('Failed to load your details.'));
        lift();
      }
      expect(stranger.asked.filter((line) => line !== 'GET no token no cookie')).toEqual([]);
      if (!bypassCSP) expect(stranger.asked).toEqual([]);
    });
  });

test('the page itself refuses every other origin where its host sends no policy', async ({
  page,
  bare,
  stranger,
  tolerate,
}) => {
  tolerate(/Fetch API cannot load|connect-src/);
  stranger.asked.length = 0;
  await page.goto(`${bare.origin}/members/login`);
  await expect(button(page, 'Login')).toBeEnabled();
  await expectRefused(page, stranger);
});

test('it does so before the list is asked for that comes ahead of the portal', async ({
  page,
  backend,
  bare,
  stranger,
  tolerate,
}) => {
  // The service knows the portal's own host alone.
  tolerate(/Fetch API cannot load|connect-src|CORS policy|ERR_FAILED/);
  stranger.asked.length = 0;
  await beSignedIn(page, { backend, site: bare }, 'admin');
  await holdFiles(page, /\/assets\/index-[^/]*\.js$/);
  await page.goto(`${bare.origin}/members/members`, { waitUntil: 'commit' });
  await expect.poll(() => timesSent(backend, 'GET /api/members')).toBe(1);
  await expectRefused(page, stranger);
});

async function expectRefused(page: Page, { origin, asked }: Stranger): Promise<void> {
  const refused = await page.evaluate(
    (address) => fetch(address).then(String, (error: unknown) => String(error)),
    origin,
  );
  expect(refused).toContain('Failed to fetch');
  expect(asked).toEqual([]);
}

async function startHostWithoutPolicy(site: string): Promise<Bare> {
  const pass = async (path: string, response: ServerResponse) => {
    const answer = await fetch(site + path);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
  const server = createServer(({ url = '/' }, response) => void pass(url, response));
  return { origin: await originOf(server), server };
}

async function originOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

test('an upload sends and keeps no cookie, on the portal’s own origin neither', async ({
  page,
  site,
  backend,
  context,
}) => {
  // The service behind the portal's own host: there the browser would send cookies by itself.
  site.config = configFor(backend, { apiBaseUrl: '' });
  const calls = new CallsUnderWay(context, `${site.origin}/api`);
  const cookies: (string | undefined)[] = [];
  await page.route(`${site.origin}/api/**`, async (route) => {
    const headers = await route.request().allHeaders();
    cookies.push(headers['cookie']);
    const answer = await route.fetch({
      url: route.request().url().replace(site.origin, backend.url),
    });
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'set-cookie': 'kept=1; Path=/' },
    });
  });
  await beSignedIn(page, { backend, site }, 'admin');
  await context.addCookies([{ name: 'other', value: 'app', url: site.origin }]);
  const [, , upload] = changes;
  await upload?.open(page);
  await button(page, 'Start Import').click();
  await expect(page.getByText('Inserted', { exact: true })).toBeVisible();
  // With the lists that are read again: each is answered before the test ends.
  await calls.settle(page);
  expect(cookies.length).toBeGreaterThan(1);
  expect(cookies.filter((cookie) => cookie !== undefined)).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['other']);
});
