import { expect, type Locator, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { swappedIn } from '../screens';

/** Both lists without room for their columns: on a phone, on a tablet, and beside the sidebar (product §2 item 9). */
export const lists = ['members', 'new-members'] as const;

/** The smallest size of a touch target (rule F12). */
export const FINGER = 44;

export const NAMES = ['Jaiswal Silk Emporium', 'श्री विश्वनाथ साड़ी भंडार', 'Alaipura Handloom Works'];

/** Adds twelve ordinary firms to each list: with a mobile, those in Members with a number. */
export function ordinaryFirms({ store }: Backend, rest: object = {}): void {
  store.firms = [];
  for (let place = 0; place < 12; place += 1) {
    const known = { firmName: `${NAMES[place % 3]}`, mobile: `94152011${10 + place}`, ...rest };
    store.addFirm({ ...known, applied: false, payment: 'done', membership: 1001 + place });
    store.addFirm(known);
  }
}

export const cards = (page: Page): Locator => page.locator('tbody tr');

export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await swappedIn(page);
  await expect(cards(page).first()).toBeVisible();
}

/** Controls of a list that are smaller than a finger. A checkbox counts with its label. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page
    .locator('main :is(button, a[href], label:has(input), select), dialog :is(button, a, select)')
    .evaluateAll(
      (targets, least) =>
        targets
          .filter((target) => target.checkVisibility())
          .map((target) => ({ target, box: target.getBoundingClientRect() }))
          .filter(({ box }) => box.width < least || box.height < least)
          .map(({ target, box }) => `${target.outerHTML}: ${box.width} × ${box.height}`),
      FINGER,
    );
