import { expect, type Locator, type Page } from '@playwright/test';
import { type FileFault, fileFaults, startFaultyHost, withhold } from '../faultyFiles';
import { everyCombination } from '../../src/test/everyPair';
import { portalTest } from '../fixtures';
import type { OpenServer } from '../hosts/openServer';
import { csvOf, openImport } from '../importFiles';
import { button, dialog, heading } from '../screens';
import { beSignedIn, fillSignIn, goToPlainFile } from './people';

// Whatever fails to load, a message says so within 15 seconds, and "Try again" continues once it loads (rule C9).

const test = portalTest.extend<object, { faultyHost: OpenServer }>({
  faultyHost: [
    // Playwright reads the needed fixtures from the first parameter, which must be a destructuring pattern.
    async ({ browserName: _browser }, provide) => {
      const host = await startFaultyHost();
      await provide(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
});

interface Row {
  readonly what: string;
  /** The files that fail to load. */
  readonly files: RegExp;
  readonly viewer: 'visitor' | 'admin';
  /** Goes to where they are needed. */
  readonly want: (page: Page) => Promise<unknown>;
  readonly message: (page: Page) => Locator;
  /** The message if the host answers 404, where that is another one. */
  readonly messageOf404?: (page: Page) => Locator;
  readonly again?: (page: Page) => Locator;
  /** One example per way of loading: fetch or import. */
  readonly example?: true;
  /** It is config.json, or is loaded before it. */
  readonly comesFirst?: true;
  /** What appears once they are loaded. */
  readonly comes: (page: Page) => Locator;
}

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const file = csvOf([['Assi Brocades', '9415012301', 'B 1/2, Assi', 'Assi']]);

const canLogIn = (page: Page) => button(page, 'Login').and(page.locator(':enabled'));
const okay = (page: Page) => button(page, 'OK');

const ofMembers = {
  viewer: 'admin',
  want: (page: Page) => page.goto('members'),
  message: (page: Page) => page.getByText('This page could not be loaded'),
  comes: (page: Page) => heading(page, 'Members'),
} as const;

const rows: readonly Row[] = [
  {
    what: 'config.json',
    example: true,
    comesFirst: true,
    files: /\/config\.json$/,
    viewer: 'visitor',
    want: (page) => page.goto('login'),
    message: (page) => alert(page, 'The file config.json could not be loaded.'),
    messageOf404: (page) => alert(page, 'could not be loaded (the web server answered 404)'),
    comes: canLogIn,
  },
  {
    what: 'the first script',
    comesFirst: true,
    files: /\/assets\/index-[^/]*\.js$/,
    viewer: 'visitor',
    want: (page) => page.goto('login', { waitUntil: 'commit' }),
    message: (page) =>
      alert(page, 'पोर्टल लोड नहीं हो सका।').filter({ hasText: 'The portal could not be loaded.' }),
    again: (page) => page.getByRole('link', { name: 'Try again' }),
    comes: canLogIn,
  },
  {
    what: 'the Hindi texts',
    files: /\/assets\/hindi-/,
    viewer: 'visitor',
    comes: (page) => heading(page, 'लॉग इन करें'),
    want: async (page) => {
      await page.goto('login');
      await expect(button(page, 'Login')).toBeEnabled();
      await button(page, 'हिन्दी').click();
    },
    message: (page) => dialog(page, 'The language could not be loaded'),
  },
  { ...ofMembers, what: 'a screen', example: true, files: /\/assets\/office-[^/]*\.js$/ },
  {
    what: 'the first screen after the sign-in',
    files: /\/assets\/signedIn-[^/]*\.js$/,
    viewer: 'visitor',
    want: async (page) => {
      await page.goto('login');
      await fillSignIn(page, 'admin');
      await button(page, 'Login').click();
    },
    message: (page) => page.getByText('This page could not be loaded'),
    comes: (page) => heading(page, 'Dashboard'),
  },
  {
    what: 'the details of a firm',
    files: /\/assets\/MemberDetailsDialog-[^/]*\.js$/,
    viewer: 'admin',
    want: async (page) => {
      await page.goto('members');
      await button(page, 'Ansari Handloom House').click();
    },
    message: (page) =>
      dialog(page, 'Member Details').filter({
        hasText: 'A part of the portal could not be loaded.',
      }),
    again: okay,
    comes: (page) => button(page, 'Ansari Handloom House').and(page.locator(':focus')),
  },
  {
    what: 'the import',
    files: /\/assets\/ImportDialog-[^/]*\.js$/,
    viewer: 'admin',
    want: async (page) => {
      await page.goto('members');
      await button(page, 'Import').click();
    },
    message: (page) =>
      dialog(page, 'Import Members').filter({
        hasText: 'A part of the portal could not be loaded.',
      }),
    again: okay,
    comes: (page) => heading(page, 'Members'),
  },
  {
    what: "the import's worker",
    files: /\/assets\/importWorker-/,
    viewer: 'admin',
    want: async (page) => {
      await page.goto('members');
      await openImport(page, file);
    },
    message: (page) => alert(page, 'A part of the portal could not be loaded.'),
    comes: (page) => page.getByText('Rows in the file: 1 · Nothing to fix'),
  },
];

const waits = (fault: FileFault) => fault === 'silent' || fault === 'dripping';

/** The examples are tested with a fault that lasts and one that ends, all other files with one fault in turn. */
function faultsOf({ example }: Row, turn: number): readonly FileFault[] {
  if (everyCombination) return fileFaults;
  return example ? ['silent', '404'] : [fileFaults[turn % fileFaults.length] ?? 'cut'];
}

/** Passes the time limit, of the page's clock and of its CSS animations. */
async function passTheLimit(page: Page): Promise<void> {
  await page.clock.fastForward(15_000);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getTiming().delay === 15_000) animation.finish();
    }
  });
}

for (const viewer of ['visitor', 'admin'] as const)
  test(`while any file of the ${viewer} loads, a line says so, and Try again continues`, async ({
    page,
    site,
    backend,
    faultyHost,
    allowConsoleLine,
  }) => {
    test.slow();
    allowConsoleLine(
      /status of 404|ERR_CONTENT_LENGTH|ERR_INCOMPLETE|Failed to fetch|MissingFile|preload/,
    );
    if (viewer === 'admin') await beSignedIn(page, { backend, site }, viewer);
    await page.clock.install();
    for (const [turn, row] of rows.entries())
      for (const fault of row.viewer === viewer ? faultsOf(row, turn) : [])
        await test.step(`${row.what}, ${fault}`, async () => {
          const { files, want, message, messageOf404 = message, again, comes, comesFirst } = row;
          await goToPlainFile(page, site);
          await page.evaluate(() => localStorage.removeItem('language'));
          await withhold(page, files, fault, faultyHost);
          // Otherwise its request would run into the time limit too.
          const config = comesFirst ? null : page.waitForResponse('**/config.json');
          const requested = page.waitForRequest(files);
          await want(page);
          await requested;
          await (await config)?.finished();
          const line = (fault === '404' ? messageOf404 : message)(page);
          if (waits(fault)) {
            await expect(line).toBeHidden();
            await passTheLimit(page);
          }
          await expect(line).toBeVisible();
          await page.unrouteAll();
          await (again?.(page) ?? button(page, 'Try again')).click();
          await expect(comes(page)).toBeVisible();
        });
  });
