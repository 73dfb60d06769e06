import { readdir, readFile } from 'node:fs/promises';
import { type Disposable, expect, type Page } from '@playwright/test';
import { everyCombination } from '../../src/test/everyPair';
import { portalTest as test } from '../fixtures';
import { dialog, followMenu, heading, rowOf } from '../screens';
import { folderOf } from '../site';
import { signIn } from './people';

/** A function by its path, such as `Array.prototype.at` or `navigator.locks`. */
type Name = string;

/**
 * Functions that the build checks for before it uses them, because a browser of the README, its web view, or a page without
 * https lacks them. The first two once stopped the start.
 */
const optional: readonly Name[] = [
  'URL.canParse',
  'AbortSignal.timeout',
  'Document.prototype.startViewTransition',
  'HTMLElement.prototype.popover',
  'IntersectionObserver',
  'Intl.ListFormat',
  'Intl.RelativeTimeFormat',
  'navigation',
  'navigator.connection',
  'navigator.locks',
  'navigator.onLine',
  'navigator.serviceWorker',
  'reportError',
  'requestIdleCallback',
];

/**
 * Functions that are newer than the oldest of those browsers, or need https. If a dependency starts to use one, either handle
 * its absence and move it to the list above, or raise the browsers of the README.
 */
const younger = [
  /\b(Object|Map)\.groupBy\b/,
  /\bPromise\.(withResolvers|try)\b/,
  /\bURL\.(canParse|parse)\b/,
  /\bAbortSignal\.(any|timeout)\b/,
  /\bArray\.fromAsync\b/,
  /\b(RegExp\.escape|Error\.isError|Math\.sumPrecise|Atomics\.waitAsync)\b/,
  /\bIntl\.(Segmenter|DurationFormat)\b/,
  /\b(Iterator\.(from|concat)|Temporal\.|Float16Array)\b/,
  /\.(isWellFormed|toWellFormed|getOrInsert|getOrInsertComputed)\(/,
  /\.(symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  /\.(keys|values|entries|matchAll)\(\)\.(map|filter|some|every|find|reduce|toArray|forEach|flatMap)\(/,
  /\.(fromBase64|toBase64|fromHex|toHex|transferToFixedLength)\(/,
  /\.(checkVisibility|requestClose|moveBefore|setHTML|setHTMLUnsafe)\(/,
  /\.(showPopover|hidePopover|togglePopover)\(/,
  /\b(cookieStore|scheduler\.(yield|postTask)|crypto\.randomUUID|crypto\.subtle)\b/,
] as const;

test('the build uses no function missing from a supported browser', async () => {
  const folder = `${folderOf('dist')}/assets`;
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const called = await Promise.all(
    scripts.map(async (name) => {
      const text = await readFile(`${folder}/${name}`, 'utf8');
      return younger.flatMap((expression) => {
        const [found] = expression.exec(text) ?? [];
        return found === undefined ? [] : [`${name}: ${found}`];
      });
    }),
  );
  expect(called.flat()).toEqual([]);
});

/** Removes a function, as in a browser that never had it, until it is given back. */
const takeAway = (page: Page, name: Name): Promise<Disposable> =>
  page.addInitScript((path) => {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let place: object = window;
    for (const step of names) {
      const next: unknown = Reflect.get(place, step);
      // This browser does not have it either.
      if (next === null || (typeof next !== 'object' && typeof next !== 'function')) return;
      place = next;
    }
    // Built-in functions are defined on prototypes.
    for (let owner: object | null = place; owner !== null; owner = Reflect.getPrototypeOf(owner))
      Reflect.deleteProperty(owner, last);
    if (last in place) throw new Error(`${path} cannot be taken away`);
  }, name);

const tooOld = (page: Page) => page.getByText('This browser is too old', { exact: true });

/** One at a time with `EVERY_COMBINATION=1`. */
const lacks = everyCombination ? optional.map((name) => [name]) : [optional];

test('without the optional features the office signs in and finds a firm in its list', async ({
  page,
}) => {
  test.slow();
  for (const names of lacks)
    await test.step(`without ${names.join(', ')}`, async () => {
      const taken = await Promise.all(names.map((name) => takeAway(page, name)));
      await signIn(page, 'admin');
      await followMenu(page, 'Registered Members');
      await page.getByRole('searchbox').fill('Ansari');
      const row = rowOf(page, 'Ansari Handloom House');
      await expect(row).toBeVisible();
      await row.getByRole('button', { name: 'Delete Ansari Handloom House' }).click();
      await dialog(page, '').getByRole('button', { name: 'Cancel' }).click();
      await expect(tooOld(page)).toBeHidden();
      await page.evaluate(() => localStorage.clear());
      await Promise.all(taken.map((one) => one.dispose()));
    });
});

test('without a required feature (src/app/bootstrap/choices.test.ts) a bilingual page says the browser is too old', async ({
  page,
  allowConsoleLine,
}) => {
  // Errors of its scripts are expected.
  allowConsoleLine(/./);
  const taken = await takeAway(page, 'Array.prototype.at');
  await page.goto('login');
  await expect(tooOld(page)).toBeVisible();
  await expect(page.getByText('यह ब्राउज़र बहुत पुराना है', { exact: true })).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await expect(page.getByText('The portal could not be loaded')).toBeHidden();
  await taken.dispose();
  await page.goto('login');
  await expect(heading(page, 'Login')).toBeVisible();
  await expect(tooOld(page)).toBeHidden();
});
