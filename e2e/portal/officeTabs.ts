import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { CallsUnderWay } from '../faults/CallsUnderWay';
import { answer, goElsewhere, goWithin, serviceAsAtFirst } from '../faults/moves';
import { named, rowOf, takenOver } from '../screens';

/** The list of the new registrations in two tabs of the office. */

export const mishra = 'Mishra Zari Udyog';
export const ganga = 'Ganga Brocade Works';

const QUESTION = 'Send payment link to this member?';

export const generate = (tab: Page): Locator => named(rowOf(tab, ganga), 'Generate');
export const sendNow = (tab: Page, firm = mishra): Locator => named(rowOf(tab, firm), 'Send Now');

export interface Tabs {
  readonly page: Page;
  readonly other: Page;
  readonly calls: CallsUnderWay;
}

/** What is said of a press that came to nothing: in a dialog that asks nothing, or in a notice. */
export const told = (tab: Page): Locator =>
  tab
    .getByRole('dialog')
    .filter({ hasNotText: QUESTION })
    .or(tab.getByRole('status').filter({ hasText: /\S/, hasNotText: 'Showing' }))
    .first();

/** Two tabs of the office that stand on no list yet. */
export async function openTabs(
  page: Page,
  context: BrowserContext,
  backend: Backend,
): Promise<Tabs> {
  const calls = new CallsUnderWay(context, backend.url);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('payment/failed');
    await takenOver(tab);
  }
  return { page, other, calls };
}

/** Both tabs read this list anew from the service in its first state. */
export async function openList(
  { page, other, calls }: Tabs,
  backend: Backend,
  list: '/members' | '/new-members',
): Promise<void> {
  // The calls of both: the tab in front draws at once, the other one but now and then.
  await calls.settle(other);
  serviceAsAtFirst(backend);
  for (const tab of [page, other]) {
    await goElsewhere(tab);
    await goWithin(tab, list);
    await expect(tab.getByText('Showing 1 to')).toBeVisible();
  }
  await calls.settle(other);
  // What is told from here on is told of what comes now.
  for (const tab of [page, other]) await expect(told(tab)).toHaveCount(0);
}

export async function send(tab: Page, firm = mishra): Promise<void> {
  await sendNow(tab, firm).press('Enter');
  await answer(tab, `Payment link for ${firm}`, 'Send');
  await answer(tab, 'Payment link sent', 'OK');
}
