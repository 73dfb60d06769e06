import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { button, followMenu, heading } from '../screens';
import { folderOf } from '../site';
import { beSignedIn, fillSignIn } from './people';
import { routeTable } from './routeTable';
import { expectContract, failed } from './wire';

/** What a screen has loaded of the portal's own files. */
interface OwnFiles {
  /** JavaScript and CSS in kB (1,000 bytes), gzipped. */
  readonly kilobytes: number;
  /** All files: the page, scripts, styles, config.json and pictures. */
  readonly requests: number;
  /** The longest chain of scripts and styles of which each one requests the next. */
  readonly chain: number;
}

interface Frames {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: Frames;
}

const urlsIn = (frames: Frames | undefined): readonly string[] =>
  frames === undefined
    ? []
    : [...frames.callFrames.map(({ url }) => url), ...urlsIn(frames.parent)];

/** Records the requests of the page to its own host; `seen` returns and clears them. */
async function watchOwnFiles(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const depths = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ request: { url }, type, initiator }) => {
    if (!url.startsWith(origin)) return;
    const asking = initiator.type === 'script' ? urlsIn(initiator.stack) : [];
    const depth =
      type === 'Document' ? 0 : 1 + Math.max(0, ...asking.map((by) => depths.get(by) ?? 0));
    // Requested again by another file while it was loading.
    if (!depths.has(url)) depths.set(url, depth);
  });
  const seen = async (): Promise<OwnFiles> => {
    const code = [...depths].filter(([url]) => /\.(js|css)$/.test(url));
    const sizes = await Promise.all(code.map(([url]) => zippedSize(url)));
    const files = {
      kilobytes: Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1000),
      requests: depths.size,
      chain: Math.max(...code.map(([, depth]) => depth)),
    };
    depths.clear();
    return files;
  };
  return { seen };
}

async function zippedSize(url: string): Promise<number> {
  const path = new URL(url).pathname.replace('/members/', `${folderOf('dist')}/`);
  return gzipSync(await readFile(path), { level: 6 }).length;
}

/** What a screen of each group may load when it is opened by its address: kB, requests, chain. */
const budgets = {
  /** The forms and the "not found" page: what every screen needs. */
  start: [182, 7, 1],
  /** Without antd, whose smallest part would exceed this budget. */
  public: [188, 9, 2],
  account: [310, 11, 2],
  member: [326, 10, 2],
  office: [390, 9, 2],
  /** With antd's form, for which no list and no member's home waits. */
  formsOfMembers: [366, 16, 2],
  formsOfOffice: [430, 15, 2],
  /** With antd's table, which no other screen loads before a dialog. */
  recent: [454, 18, 2],
} as const;

const FORMS = /^\/(changepassword|change-member-password|profile_edit|member-(edit|view)\/.*)$/;

const START: readonly string[] = ['/', '/login', '/register', '/no/such-page'];

const budgetOf = (path: string) => {
  if (START.includes(path)) return budgets.start;
  if (path === '/recent-changes') return budgets.recent;
  const layout = routeTable.find((row) => row.path === path)?.ends;
  if (FORMS.test(path))
    return layout?.member === null ? budgets.formsOfMembers : budgets.formsOfOffice;
  if (layout?.visitor === null) return budgets.public;
  if (layout?.member === null && layout.admin === null) return budgets.account;
  return layout?.admin === null ? budgets.office : budgets.member;
};

/** The record pages of both lists are the same page, so one is enough. */
const screens = routeTable.filter(({ path }) => !path.startsWith('/new-member-'));

for (const [viewer, of] of [
  ['visitor', screens.filter(({ ends }) => ends.visitor === null)],
  ['member', screens.filter(({ ends }) => ends.visitor !== null && ends.member === null)],
  ['admin', screens.filter(({ ends }) => ends.visitor !== null && ends.admin === null)],
] as const)
  test(`a ${viewer} opens each screen by its address within its budget`, async ({
    page,
    site,
    backend,
  }) => {
    test.slow();
    if (viewer !== 'visitor') await beSignedIn(page, { backend, site }, viewer);
    const files = await watchOwnFiles(page, site.origin);
    const read: Record<string, OwnFiles> = {};
    for (const { path, heading: title, whole } of of) {
      await page.goto(`.${path}`);
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByText(whole).filter({ visible: true }).first()).toBeVisible();
      // Including what it preloads afterwards.
      await page.waitForLoadState('networkidle');
      read[path] = await files.seen();
    }
    expectContract(backend);
    expect(failed(backend)).toEqual([]);
    const grown = Object.entries(read).filter(([path, { kilobytes, requests, chain }]) => {
      const [mostKilobytes, mostRequests, longestChain] = budgetOf(path);
      return kilobytes > mostKilobytes || requests > mostRequests || chain > longestChain;
    });
    expect(grown, 'above the budget').toEqual([]);
  });

test('from the sign-in over the dashboard to a list takes ten requests for files', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const files = await watchOwnFiles(page, site.origin);
  await page.goto('login');
  await fillSignIn(page, 'admin');
  await button(page, 'Login').click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await followMenu(page, 'Registered Members');
  await expect(page.getByText(/^Showing 1 to/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { requests, chain } = await files.seen();
  // One of them is antd's input, which the search of a list needs and the member's home does not.
  expect(requests).toBeLessThanOrEqual(10);
  expect(chain).toBeLessThanOrEqual(2);
});

/** In kB gzipped, of the scripts that have loaded completely. */
async function scriptsRead(page: Page): Promise<number> {
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const sizes = await Promise.all(files.filter((url) => url.endsWith('.js')).map(zippedSize));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

for (const [viewer, path, whole, most] of [
  ['admin', 'members', /^Showing 1 to/, 380],
  ['member', 'member', 'Your details at the office', 330],
] as const)
  test(`the ${viewer} opens ${path} with ${most} kB of scripts`, async ({
    page,
    site,
    backend,
  }) => {
    await beSignedIn(page, { backend, site }, viewer);
    await page.goto(path);
    await expect(page.getByText(whole).filter({ visible: true }).first()).toBeVisible();
    expect(await scriptsRead(page)).toBeLessThanOrEqual(most);
  });

test('the sign-in and registration forms work with 165 kB of scripts', async ({ page }) => {
  for (const [path, send] of [
    ['login', 'Login'],
    ['register', 'Submit'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(button(page, send)).toBeEnabled();
    const kilobytes = await scriptsRead(page);
    expect(kilobytes, path).toBeLessThanOrEqual(165);
    // The browser has listed all loaded scripts.
    expect(kilobytes, path).toBeGreaterThan(100);
  }
});
