import { type Browser, expect, type Page } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { hasNginx } from '../hosts/nginx';
import { heading } from '../screens';

// What a browser makes of the headers of deploy/nginx.conf. What a host sends: deploy/hosts.test.ts, deploy/answers.test.ts.
test.skip(!hasNginx, 'There is no nginx here to serve the build by deploy/nginx.conf.');

/** A page whose console errors are expected, since what follows is meant to be refused. */
async function unwatched(browser: Browser): Promise<{ page: Page; console: string[] }> {
  const page = await browser.newPage();
  const console: string[] = [];
  page.on('console', (message) => void console.push(message.text()));
  return { page, console };
}

test('another site cannot frame the portal', async ({ browser, site, backend }) => {
  const page = await browser.newPage();
  // A plain page of another origin without these headers.
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

test('only the portal’s own scripts run', async ({ browser, site }) => {
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

test('text never becomes markup or code, and no other service gets a request', async ({
  browser,
  site,
}) => {
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
