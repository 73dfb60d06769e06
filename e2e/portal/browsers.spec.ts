import { expect, type Page } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { button, dialog, heading, rowOf } from '../screens';
import { accounts, fillSignIn } from './people';

/** A function and where it stands: `Array.prototype.at`, `navigator.locks`. */
type Name = string;

/**
 * Functions that the build calls only where the browser has them, or whose place something else takes: missing in one of
 * the browsers that the README names, in an address without https, or in a web view.
 */
const optional: readonly Name[] = [
  'AbortSignal.any',
  'AbortSignal.timeout',
  'BroadcastChannel',
  'CSSStyleSheet.prototype.replaceSync',
  'Document.prototype.startViewTransition',
  'Element.prototype.checkVisibility',
  'HTMLElement.prototype.togglePopover',
  'IntersectionObserver',
  'Intl.ListFormat',
  'Intl.RelativeTimeFormat',
  'Intl.Segmenter',
  'Iterator',
  'Map.groupBy',
  'Object.groupBy',
  'Promise.withResolvers',
  'RegExp.escape',
  'Set.prototype.union',
  'URL.canParse',
  'URL.parse',
  'caches',
  'cookieStore',
  'crypto.randomUUID',
  'crypto.subtle',
  'indexedDB',
  'navigation',
  'navigator.clipboard',
  'navigator.connection',
  'navigator.locks',
  'navigator.onLine',
  'navigator.permissions',
  'navigator.serviceWorker',
  'navigator.userAgentData',
  'reportError',
  'requestIdleCallback',
  'scheduler',
  'structuredClone',
  'trustedTypes',
  'visualViewport',
];

/** What the portal cannot do without, and every browser that the README names has. */
const needed: readonly Name[] = [
  'AbortController',
  'Array.prototype.at',
  'Array.prototype.findLastIndex',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.with',
  'HTMLDialogElement',
  'Object.fromEntries',
  'Object.hasOwn',
  'Promise.allSettled',
  'ResizeObserver',
  'String.prototype.at',
  'String.prototype.matchAll',
  'String.prototype.replaceAll',
  'WeakRef',
  'queueMicrotask',
];

/** As in a browser that never had it. */
async function takeAway(page: Page, name: Name): Promise<void> {
  await page.addInitScript((path) => {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let place: object = window;
    for (const step of names) {
      const next: unknown = Reflect.get(place, step);
      // Not in this browser either.
      if (next === null || (typeof next !== 'object' && typeof next !== 'function')) return;
      place = next;
    }
    // What the browser gives to each of its kind stands on its prototype.
    for (let owner: object | null = place; owner !== null; owner = Reflect.getPrototypeOf(owner))
      Reflect.deleteProperty(owner, last);
    if (last in place) throw new Error(`${path} cannot be taken away`);
  }, name);
}

const tooOld = (page: Page) => page.getByRole('heading', { name: 'This browser is too old' });

for (const name of optional)
  test(`without ${name} the office signs in, and finds a firm in its list`, async ({ page }) => {
    await takeAway(page, name);
    await page.goto('login');
    await fillSignIn(page, 'admin');
    await button(page, 'Login').click();
    await expect(page).toHaveURL(/\/members\/admin$/);
    await page.goto('members');
    await page.getByRole('searchbox').fill('Ansari');
    const row = rowOf(page, 'Ansari Handloom House');
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: 'Delete Ansari Handloom House' }).click();
    await dialog(page, '').getByRole('button', { name: 'Cancel' }).click();
    await expect(tooOld(page)).toBeHidden();
    expect(accounts.admin.role).toBe(3);
  });

for (const name of needed)
  test(`without ${name} a page in both languages says that the browser is too old`, async ({
    page,
    tolerate,
  }) => {
    // Whatever its scripts come to is not seen.
    tolerate(/./);
    await takeAway(page, name);
    await page.goto('login');
    await expect(tooOld(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'यह ब्राउज़र बहुत पुराना है' })).toBeVisible();
    await expect(page.locator('#root')).toBeHidden();
    await expect(page.getByText('The portal could not be loaded')).toBeHidden();
  });
