import { expect, type Page } from '@playwright/test';
import { CallsUnderWay } from '../faults/CallsUnderWay';
import { callTable } from '../faults/callTable';
import { said } from '../faults/look';
import { closeMessages } from '../faults/moves';
import { faultTest as test } from '../faults/watch';
import { mayHoldLong } from '../heldCall';
import { beSignedIn, soon } from '../portal/people';
import { timesSent } from '../portal/wire';
import { rowOf, takenOver } from '../screens';
import { onceTable } from './onceTable';
import { pressInOtherTab, takeNote } from './otherTab';

const ganga = 'Ganga Brocade Works';
const mishra = 'Mishra Zari Udyog';

/** What is one at a time over all tabs, and what shows in the list of the other tab that it has ended (C2). */
const rows = [
  {
    call: 'GET /api/membership/{id}',
    shows: (tab: Page) => rowOf(tab, ganga).getByText('Processed'),
  },
  {
    call: 'POST /api/members/{id}/send-payment-link',
    shows: (tab: Page) => rowOf(tab, mishra).getByText('Send Now'),
  },
  { call: 'POST /api/import/members', shows: (tab: Page) => rowOf(tab, 'Assi Silks') },
  { call: 'POST /api/import/newmembers', shows: (tab: Page) => rowOf(tab, 'Assi Silks') },
] as const;

test('these are the changes that the table of all names', () => {
  const named = Object.entries(onceTable).filter(([, { ways }]) => ways.includes('two tabs'));
  expect(rows.map(({ call }) => call).toSorted()).toEqual(named.map(([call]) => call).toSorted());
});

for (const { call, shows } of rows)
  test(`${call}, two tabs`, async ({ page: first, context, site, backend }) => {
    const row = callTable[call];
    const calls = new CallsUnderWay(context, backend.url);
    await mayHoldLong(context);
    await beSignedIn(first, { backend, site }, 'admin');
    const second = await context.newPage();
    for (const tab of [first, second]) {
      await tab.goto(`.${row.screen}`);
      await takenOver(tab);
      await row.open?.(tab);
    }
    const lift = backend.fail(call, { kind: 'hang' });
    await row.act?.(first);
    await expect.poll(() => timesSent(backend, call)).toBe(1);

    const note = (what: string) =>
      test.info().annotations.push({
        type: 'two tabs',
        description: `${timesSent(backend, call)}: ${what}`,
      });
    try {
      // Once, and once more: the first answer of the tab is no leave for the second.
      await pressInOtherTab(second, call);
      const seen = await said(second);
      await takeNote(second);
      await pressInOtherTab(second, call);
      await takeNote(second);
      await row.chosen?.(second);
      lift();
      await row.done(first);
      await expect(shows(second)).toBeVisible(soon);
      await closeMessages(first);
      for (const tab of [first, second]) await calls.settle(tab);
      expect(timesSent(backend, call), 'requests').toBe(1);
      note(seen);
    } catch (error) {
      note('FAILED');
      throw error;
    }
  });
