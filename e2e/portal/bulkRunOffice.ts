import { expect, type Locator, type Page } from '@playwright/test';
import type { Call } from '../backend/calls';
import type { Firm } from '../backend/records';
import type { Backend } from '../backend/server';
import { dialog } from '../screens';

/** An office with many firms that wait for a link, and many that have paid. */

export const SEND = 'POST /api/members/{id}/send-payment-link';
export const LIST = 'GET /api/newmembers';

export const LINKS = 'Send payment links';
export const NUMBERS = 'Generate numbers';

/** Replaces all applications by Firm 501, Firm 502 … */
export function onlyApplied(backend: Backend, payment: Firm['payment'], count: number): void {
  const { store } = backend;
  store.firms = store.firms.filter(({ applied }) => !applied);
  for (let id = 501; id < 501 + count; id += 1) {
    const [firmName, mobile] = [`Firm ${id}`, `9415${String(id).padStart(6, '0')}`];
    Object.assign(store.addFirm({ firmName, mobile, payment }), { id });
  }
}

export const firmOf = (backend: Backend, id: number): Firm => {
  const found = backend.store.firms.find((each) => each.id === id);
  if (found === undefined) throw new Error(`No firm ${id}`);
  return found;
};

/** The ids of the calls of this kind, in order. */
export const idsOf = (backend: Backend, call: Call): readonly number[] =>
  backend.log.filter((logged) => logged.call === call).map(({ path }) => idIn(path));

const idIn = (path: string): number => Number(/\/(\d+)(\/|$)/.exec(path)?.[1]);

/** The counts of the report, by result. */
export async function expectTally(
  page: Page,
  title: string,
  counts: Readonly<Record<string, number>>,
): Promise<void> {
  const shown = dialog(page, title);
  await expect(shown.getByRole('button', { name: 'Save as CSV' })).toBeVisible({ timeout: 30_000 });
  const named = { Failed: 0, Unknown: 0, Skipped: 0, 'Not tried': 0, ...counts };
  for (const [name, count] of Object.entries(named))
    await expect.soft(countOf(shown, name), name).toHaveText(String(count));
  // The counts always add up to the number of chosen firms.
  const sum = Object.values(named).reduce((all, count) => all + count, 0);
  await expect(countOf(shown, 'Chosen')).toHaveText(String(sum));
}

const countOf = (shown: Locator, name: string): Locator =>
  shown
    .locator('.ant-statistic')
    .filter({ has: shown.page().getByText(name, { exact: true }) })
    .getByRole('definition');
