import { expect, type Locator, type Page } from '@playwright/test';
import { firmIds } from '../backend/accounts';
import type { Call } from '../backend/calls';
import { answer, closeMessages, goWithin, twoFrames } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { allowLongPauses } from '../pauseCall';
import { csvOf, openImport } from '../importFiles';
import { button, dialog, field, heading, named, pressIdle, rowOf } from '../screens';
import { timesSent } from './wire';

/** Two tabs of the office: how a change in one affects the other, with real locks and storage (rule C2). */

const GENERATE = 'GET /api/membership/{id}';
const SEND = 'POST /api/members/{id}/send-payment-link';
const IMPORT = 'POST /api/import/newmembers';
const REMOVE = 'DELETE /api/members/{id}';
const NEW = 'GET /api/newmembers';

const ganga = 'Ganga Brocade Works';
const mishra = 'Mishra Zari Udyog';

const GENERATED = 'Membership No. generated successfully';
const ANOTHER_TAB = 'Another tab is already doing this';

const generate = (tab: Page): Locator => named(rowOf(tab, ganga), 'Generate');
const sendNow = (tab: Page, firm = mishra): Locator => named(rowOf(tab, firm), 'Send Now');

async function send(tab: Page, firm = mishra): Promise<void> {
  await sendNow(tab, firm).press('Enter');
  await answer(tab, `Payment link for ${firm}`, 'Send');
}

let other: Page;

test.beforeEach(async ({ office: page, context }) => {
  await allowLongPauses(context);
  other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('new-members');
    await expect(generate(tab)).toBeVisible();
  }
});

/** Changes that only one tab may make at a time, and how the other tab's list shows that it has ended. */
const changes: readonly {
  readonly call: Call;
  readonly press: (tab: Page) => Promise<void>;
  readonly shows: (tab: Page) => Locator;
}[] = [
  {
    call: GENERATE,
    press: (tab) => generate(tab).press('Enter'),
    shows: (tab) => rowOf(tab, ganga).getByText('Processed'),
  },
  {
    call: IMPORT,
    press: async (tab) => {
      const start = button(tab, 'Start Import');
      if (!(await start.isVisible())) {
        await openImport(tab, csvOf([['Assi Silks', '9415012345', 'B 1/150, Assi', 'Assi']]));
        await expect(tab.getByText('Rows in the file: 1')).toBeVisible();
      }
      await start.press('Enter');
    },
    shows: (tab) => rowOf(tab, 'Assi Silks'),
  },
];

test('a second tab cannot repeat a change in progress and says so; its list updates at once', async ({
  page,
  backend,
}) => {
  test.slow();
  for (const { call, press, shows } of changes)
    await test.step(call, async () => {
      const lift = backend.fail(call, { kind: 'hang' }, 1);
      await press(page);
      await expect.poll(() => timesSent(backend, call)).toBe(1);
      // Twice: the answer to the first press must not allow the second.
      for (const _ of [1, 2]) {
        await press(other);
        await answer(other, ANOTHER_TAB, 'OK');
      }
      lift();
      await expect(shows(other)).toBeVisible();
      await closeMessages(page);
      expect(timesSent(backend, call)).toBe(1);
    });
});

test('a list older than a change in another tab does not repeat the change', async ({
  page,
  backend,
}) => {
  /** A list older than five seconds would be read before the change, and wait for the answers that are held. */
  const refresh = async (): Promise<void> => {
    const reads = timesSent(backend, NEW);
    await pressIdle(button(page, 'Refresh'));
    await expect.poll(() => timesSent(backend, NEW)).toBeGreaterThan(reads);
    await expect(button(page, 'Refresh')).toHaveAttribute('aria-busy', 'false');
  };
  /** Holds the answers of the lists, so that the other tab's list stays old; resolves when both tabs have asked. */
  const staleAfter = async (change: () => Promise<void>): Promise<() => void> => {
    await refresh();
    const reads = timesSent(backend, NEW);
    const lift = backend.fail(NEW, { kind: 'hang' });
    await change();
    await expect.poll(() => timesSent(backend, NEW)).toBeGreaterThan(reads + 1);
    return lift;
  };
  await test.step('no second number', async () => {
    const lift = await staleAfter(async () => {
      await generate(page).press('Enter');
      await answer(page, GENERATED, 'OK');
    });
    await generate(other).press('Enter');
    await twoFrames(other);
    expect(timesSent(backend, GENERATE)).toBe(1);
    lift();
    await expect(rowOf(other, ganga).getByText('Processed')).toBeVisible();
    expect(timesSent(backend, GENERATE)).toBe(1);
    await closeMessages(other);
  });
  await test.step('no second number from a cached list', async () => {
    const paid = { payment: 'paid', linkSent: true, mobile: '9300000002' } as const;
    const { firmName } = backend.store.addFirm({ firmName: 'Assi Silks', ...paid });
    const ofAssi = (tab: Page) => named(rowOf(tab, firmName), 'Generate');
    for (const tab of [page, other]) {
      await tab.reload();
      await expect(ofAssi(tab)).toBeVisible();
    }
    await goWithin(other, '/admin');
    await expect(heading(other, 'Dashboard')).toBeVisible();
    await refresh();
    const lift = backend.fail(NEW, { kind: 'hang' });
    await ofAssi(page).press('Enter');
    await answer(page, GENERATED, 'OK');
    await goWithin(other, '/new-members');
    await expect(heading(other, 'New Registration')).toBeVisible();
    // Whether the tab still shows its old rows is up to the portal.
    await twoFrames(other);
    if (await ofAssi(other).isVisible()) await ofAssi(other).press('Enter');
    await twoFrames(other);
    lift();
    await expect(rowOf(other, firmName).getByText('Processed')).toBeVisible();
    expect(timesSent(backend, GENERATE)).toBe(2);
    await closeMessages(other);
  });
  await test.step('no link to a firm that has paid meanwhile', async () => {
    const lift = await staleAfter(async () => {
      await send(page);
      await answer(page, 'Payment link sent', 'OK');
      backend.pay(firmIds.pending);
    });
    await sendNow(other).press('Enter');
    await twoFrames(other);
    if (await dialog(other, `Payment link for ${mishra}`).isVisible())
      await answer(other, `Payment link for ${mishra}`, 'Send');
    lift();
    await expect(named(rowOf(other, mishra), 'Generate')).toBeVisible();
    expect(timesSent(backend, SEND)).toBe(1);
  });
});

test('edits and deletes reach the other tab at once; a running change blocks only its own firm, until its tab closes', async ({
  page,
  backend,
  allowConsoleLine,
}) => {
  allowConsoleLine(/status of 404 .*\/api\/members\/311\)/);
  const neighbour = 'Kabir Chaura Silks';
  backend.store.addFirm({ firmName: neighbour, mobile: '9300000001' });
  await goWithin(other, '/members');
  await goWithin(page, '/member-edit/311');
  await field(page, 'Firm Name').fill('Ansari & Daughters');
  await page.getByRole('button', { name: 'Update' }).press('Enter');
  await expect(dialog(page, 'Success')).toBeVisible();
  await expect(rowOf(other, 'Ansari & Daughters')).toBeVisible();
  // The message belongs to the tab in which the button was pressed.
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await answer(page, 'Success', 'OK');
  await goWithin(page, '/members');
  const title = 'Delete Ansari & Daughters';
  const tabs = [page, other];
  const lift = backend.fail(REMOVE, { kind: 'hang' });
  for (const [sent, tab] of tabs.entries()) {
    await button(tab, title).press('Enter');
    await answer(tab, title, 'Delete');
    await expect.poll(() => timesSent(backend, REMOVE)).toBe(sent + 1);
  }
  lift();
  const refused = dialog(other, 'Failed to delete member.');
  await expect(refused).toContainText('This record was not found on the server.');
  await closeMessages(other);
  for (const tab of tabs) await expect(rowOf(tab, 'Ansari & Daughters')).toHaveCount(0);
  expect(timesSent(backend, REMOVE)).toBe(2);

  for (const tab of tabs) await goWithin(tab, '/new-members');
  await expect(sendNow(other, neighbour)).toBeVisible();
  backend.fail(SEND, { kind: 'hang' }, 1);
  await send(page);
  await expect.poll(() => timesSent(backend, SEND)).toBe(1);
  await send(other, neighbour);
  await answer(other, 'Payment link sent', 'OK');
  expect(timesSent(backend, SEND)).toBe(2);

  await page.close();
  // The result is unknown (rule C11), so the person decides.
  await expect(rowOf(other, mishra)).toContainText('Result unknown.');
  await sendNow(other).press('Enter');
  await answer(other, `${mishra}: send again?`, 'Send again');
  await answer(other, 'Payment link sent', 'OK');
  expect(timesSent(backend, SEND)).toBe(3);
  await expect(dialog(other, ANOTHER_TAB)).toHaveCount(0);
});
