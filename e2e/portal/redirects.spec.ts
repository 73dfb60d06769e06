import { expect, type Page } from '@playwright/test';
import { serve } from '../../build/staticServer.mjs';
import type { Call } from '../backend/calls';
import { everyCombination } from '../../src/test/everyPair';
import { portalTest } from '../fixtures';
import { openServer, type OpenServer } from '../hosts/openServer';
import { answerDialog, button, pressIdle, rowOf } from '../screens';
import { timesSent } from './wire';

/** After a POST, browsers follow the first with a GET and the second with a POST; the others behave like one of them. */
const STATUSES = everyCombination ? [301, 302, 303, 307, 308] : [302, 307];

/** Somebody else's host, which lets any page read its answers. */
interface Stranger extends OpenServer {
  /** Method, token and cookie of every request that reached it. */
  readonly requests: string[];
}

async function startStranger(): Promise<Stranger> {
  const requests: string[] = [];
  const server = await openServer((request, response) => {
    const { authorization = 'no token', cookie = 'no cookie', origin = '*' } = request.headers;
    requests.push(`${request.method} ${authorization} ${cookie}`);
    response.writeHead(200, {
      'access-control-allow-origin': origin,
      'access-control-allow-headers': 'authorization, content-type, accept',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'content-type': 'application/json',
    });
    response.end(JSON.stringify({ status: 'success', success: true, list: [], data: [] }));
  });
  return { ...server, requests };
}

/** Playwright also reports requests that the browser refuses to send, so the stranger tells which ones reached it. */
const test = portalTest.extend<
  object,
  {
    stranger: Stranger;
    /** The same pages without the headers of deploy/. */
    bare: Awaited<ReturnType<typeof serve>>;
  }
>({
  stranger: [
    // Playwright reads the needed fixtures from this parameter, which must be a destructuring pattern.
    async ({ browserName: _browser }, provide) => {
      const stranger = await startStranger();
      await provide(stranger);
      await stranger.close();
    },
    { scope: 'worker' },
  ],
  bare: [
    async ({ site }, provide) => {
      const bare = await serve(async ({ pathname, search }) => {
        const answer = await fetch(site.origin + pathname + search);
        const headers = { 'content-type': answer.headers.get('content-type') ?? '' };
        return { status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) };
      });
      await provide(bare);
      await bare.close();
    },
    { scope: 'worker' },
  ],
  ownOrigins: async ({ site, backend, stranger, bare }, provide) =>
    provide([site.origin, backend.url, stranger.origin, bare.origin]),
});

test.describe('without a policy, where only the portal restricts its requests', () => {
  test.use({ bypassCSP: true });

  // That a change never follows a redirect: src/api/contract.test.ts.
  test('a change follows no redirect, and a read only within the service; no other host gets a token', async ({
    office: page,
    backend,
    stranger,
    allowConsoleLine,
  }) => {
    allowConsoleLine(/ERR_FAILED|Fetch API cannot load/);
    stranger.requests.length = 0;
    const redirect = (call: Call, status: number, location: string, times?: number) =>
      backend.fail(call, { kind: 'answer', status, headers: { location } }, times);

    await page.goto('new-members');
    const generate = rowOf(page, 'Ganga Brocade Works').getByRole('button', { name: 'Generate' });
    for (const status of STATUSES)
      for (const location of [stranger.origin, `${backend.url}/api/elsewhere`])
        await test.step(`Generate, ${status} to ${location}`, async () => {
          const sent = timesSent(backend, 'GET /api/membership/{id}');
          const lift = redirect('GET /api/membership/{id}', status, location);
          await pressIdle(generate);
          await answerDialog(page, 'Failed to generate membership', 'OK');
          lift();
          expect(timesSent(backend, 'GET /api/membership/{id}')).toBe(sent + 1);
        });
    expect(backend.log.filter(({ path }) => path.startsWith('/api/elsewhere'))).toEqual([]);
    expect(stranger.requests).toEqual([]);

    for (const status of STATUSES)
      await test.step(`a read, ${status}`, async () => {
        // Only the first one redirects, or it would go on for ever.
        redirect('GET /api/usetdetail', status, `${backend.url}/api/usetdetail?led=1`, 1);
        await page.goto('dashboard');
        await expect(page.getByText('Welcome, Sunita Mehrotra')).toBeVisible();
        const lift = redirect('GET /api/usetdetail', status, stranger.origin);
        await page.reload();
        await expect(page.getByRole('alert')).toContainText('Your details could not be loaded.');
        lift();
      });
    expect(stranger.requests.filter((line) => line !== 'GET no token no cookie')).toEqual([]);
  });
});

test('the page itself blocks every other origin if its host sends no policy', async ({
  page,
  bare,
  stranger,
  allowConsoleLine,
}) => {
  // The service only allows the portal's own origin.
  allowConsoleLine(/Fetch API cannot load|connect-src|CORS policy|ERR_FAILED/);
  stranger.requests.length = 0;
  await page.goto(`${bare.origin}/members/login`);
  await expect(button(page, 'Login')).toBeEnabled();
  await expectRefused(page, stranger);
});

async function expectRefused(page: Page, { origin, requests }: Stranger): Promise<void> {
  const refused = await page.evaluate(
    (address) => fetch(address).then(String, (error: unknown) => String(error)),
    origin,
  );
  expect(refused).toContain('Failed to fetch');
  expect(requests).toEqual([]);
}
