import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { hasNginx, unserved } from '../hosts/nginx';
import { heading } from '../screens';
import { folderOf, type Site } from '../site';

// The headers of deploy/nginx.conf, as a browser gets them.
test.skip(!hasNginx, 'There is no nginx here to serve the build by deploy/nginx.conf.');

const NO_CACHE = 'no-cache';
const FOR_EVER = 'public, max-age=31536000, immutable';

const everywhere = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self' http://127.0.0.1:*",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'strict-transport-security': 'max-age=31536000',
};

const ask = (site: Site, path: string) => fetch(`${site.origin}${path}`, { redirect: 'manual' });

/** The entry script of the build that is served. */
async function entryScript(site: Site): Promise<string> {
  const page = await (await ask(site, '/members/')).text();
  return /type="module"[^>]* src="([^"]*\/assets\/[^"]*\.js)"/.exec(page)?.[1] ?? '';
}

test('a screen that is drawn in advance has its own page, every other one the page of all', async ({
  site,
}) => {
  for (const [path, file] of [
    ['/members/', 'login.html'],
    ['/members/login', 'login.html'],
    ['/members/login?from=mail', 'login.html'],
    ['/members/register', 'register.html'],
    ['/members/register/', 'index.html'],
    ['/members/members', 'members.html'],
    ['/members/new-members', 'new-members.html'],
    ['/members/admin', 'index.html'],
    ['/members/member-edit/312', 'index.html'],
  ] as const)
    expect(await (await ask(site, path)).text(), path).toBe(
      await readFile(`${folderOf('dist')}/${file}`, 'utf8'),
    );
});

test('each kind of file has its type, its caching and every header', async ({ site }) => {
  const script = await entryScript(site);
  const html = 'text/html; charset=utf-8';
  for (const [path, status, type, caching] of [
    ['/members/', 200, html, NO_CACHE],
    ['/members/index.html', 200, html, NO_CACHE],
    ['/members/login', 200, html, NO_CACHE],
    ['/members/member-edit/312?from=list', 200, html, NO_CACHE],
    ['/members/no/such/screen', 200, html, NO_CACHE],
    ['/members/handbook/hi/index.html', 200, html, NO_CACHE],
    ['/members/config.json', 200, 'application/json', NO_CACHE],
    ['/members/icon.svg', 200, 'image/svg+xml', NO_CACHE],
    [script, 200, 'text/javascript; charset=utf-8', FOR_EVER],
  ] as const) {
    await test.step(path, async () => {
      const { status: answered, headers } = await ask(site, path);
      expect(answered).toBe(status);
      expect(Object.fromEntries(headers)).toMatchObject({
        ...everywhere,
        'content-type': type,
        'cache-control': caching,
      });
    });
  }
});

test('what is not there or not for reading is 404 in plain text, and is not remembered', async ({
  site,
}) => {
  const missing = ['assets/index-00000000.js', 'assets/', 'assets/none', 'sw.js'];
  for (const file of [...missing, ...unserved]) {
    await test.step(file, async () => {
      const response = await ask(site, `/members/${file}`);
      expect(response.status).toBe(404);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        ...everywhere,
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': NO_CACHE,
      });
      expect(await response.text()).toBe('Not found\n');
    });
  }
});

test('the address without its slash leads to the one with it, and keeps the query', async ({
  site,
}) => {
  const leadsTo = async (path: string) => {
    const { status, headers } = await ask(site, path);
    return [status, headers.get('location')];
  };
  expect(await leadsTo('/members')).toEqual([308, '/members/']);
  expect(await leadsTo('/members?a=1&b=%2F')).toEqual([308, '/members/?a=1&b=%2F']);
});

test('texts travel compressed', async ({ site }) => {
  const { headers } = await ask(site, await entryScript(site));
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([
    'gzip',
    'Accept-Encoding',
  ]);
});

/** A page whose console nobody watches: what follows is meant to be refused. */
async function unwatched(browser: Browser): Promise<{ page: Page; console: string[] }> {
  const page = await browser.newPage();
  const console: string[] = [];
  page.on('console', (message) => void console.push(message.text()));
  return { page, console };
}

test('the portal cannot be framed by another site', async ({ browser, site, backend }) => {
  const page = await browser.newPage();
  // A bare page of another origin, without any such headers.
  await page.goto(`${backend.url}/login`);
  const [refused] = await Promise.all([
    page.waitForEvent('requestfailed', (request) => request.url().startsWith(site.origin)),
    page.evaluate((address) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src: address }));
    }, `${site.origin}/members/login`),
  ]);
  expect(refused.failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
  await page.close();
});

test('no code runs but the files of the portal', async ({ browser, site }) => {
  const { page, console } = await unwatched(browser);
  await page.route(`${site.origin}/members/login`, async (route) => {
    const response = await route.fetch();
    const injected = `<body>
      <script>document.title = 'inline script'</script>
      <script src="http://elsewhere.test/code.js"></script>
      <img src="data:," onerror="document.title = 'event handler'">`;
    await route.fulfill({
      response,
      body: (await response.text()).replace('<body>', injected),
    });
  });
  await page.route('http://elsewhere.test/code.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "document.title = 'foreign script'" }),
  );
  await page.goto(`${site.origin}/members/login`);
  await expect(heading(page, 'Login')).toBeVisible();
  await expect(page).toHaveTitle('Login · KVVS');
  expect(console.filter((line) => line.includes('script-src'))).toHaveLength(3);
  await page.close();
});

test('no text becomes markup or code, and no other service is asked', async ({ browser, site }) => {
  const { page, console } = await unwatched(browser);
  await page.goto(`${site.origin}/members/login`);
  await expect(heading(page, 'Login')).toBeVisible();
  const outcomes = await page.evaluate(async () => {
    const attempts: Record<string, () => unknown> = {
      markup: () => {
        document.createElement('p').innerHTML = '<img src=x>';
      },
      'a script of text': () => {
        document.createElement('script').text = '1';
      },
      'a script of another origin': () => {
        document.createElement('script').src = 'http://elsewhere.test/code.js';
      },
      'a worker of another place': () => new Worker('/other.js'),
      'a handler of text': () => document.createElement('button').setAttribute('onclick', '1'),
      'another service': () => fetch('http://localhost:9/api/members'),
    };
    const done: Record<string, string> = {};
    for (const [name, attempt] of Object.entries(attempts))
      try {
        await attempt();
        done[name] = 'allowed';
      } catch {
        done[name] = 'refused';
      }
    return done;
  });
  expect(Object.entries(outcomes).filter(([, outcome]) => outcome !== 'refused')).toEqual([]);
  expect(console.filter((line) => line.includes('connect-src'))).not.toEqual([]);
  await page.close();
});
