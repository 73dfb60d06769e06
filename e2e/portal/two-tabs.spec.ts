import { expect } from '@playwright/test';
import { firmIds } from '../backend/accounts';
import type { Backend } from '../backend/server';
import { CallsUnderWay } from '../faults/CallsUnderWay';
import { answer, closeMessages, goWithin, twoFrames } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { mayHoldLong } from '../heldCall';
import { csvOf } from '../importFiles';
import {
  button,
  clickTwice,
  dialog,
  field,
  followMenu,
  heading,
  named,
  rowOf,
  takenOver,
} from '../screens';
import {
  ganga,
  generate,
  mishra,
  openList,
  openTabs,
  send,
  sendNow,
  type Tabs,
  told,
} from './officeTabs';
import { beSignedIn, soon } from './people';
import { sent, timesSent } from './wire';

const GENERATE = 'GET /api/membership/{id}';
const SEND = 'POST /api/members/{id}/send-payment-link';
const IMPORT = 'POST /api/import/members';
const NEW = 'GET /api/newmembers';

const ansari = 'Ansari Handloom House';

const GENERATED = 'Membership No. generated successfully';
const ANOTHER_TAB = 'Another tab is doing this';

/** Holds the answers of the lists from now on, so that the other tab's stays as old as it is. */
const holdLists = (backend: Backend): (() => void) => backend.fail(NEW, { kind: 'hang' });

test.use({ actionTimeout: 10_000 });

test.beforeEach(async ({ page, context, site, backend }) => {
  await mayHoldLong(context);
  await beSignedIn(page, { backend, site }, 'admin');
});

/** The tab's list has been read again, and its answer is held. */
async function expectReadAgain(backend: Backend, reads: number): Promise<void> {
  await expect.poll(() => timesSent(backend, NEW), 'reads of the list').toBeGreaterThan(reads + 1);
}

async function generateOnceFromOldList({ page, other, calls }: Tabs, backend: Backend) {
  await expect(generate(other)).toBeVisible();
  const reads = timesSent(backend, NEW);
  const lift = holdLists(backend);
  await generate(page).press('Enter');
  await answer(page, GENERATED, 'OK');
  // Both tabs read the list again.
  await expectReadAgain(backend, reads);

  // A button that says that it is busy need not say more.
  const busy = (await generate(other).getAttribute('aria-busy')) === 'true';
  await generate(other).press('Enter');
  await twoFrames(other);
  expect(timesSent(backend, GENERATE)).toBe(1);
  lift();
  if (!busy) await expect(told(other)).toBeVisible();
  await expect(rowOf(other, ganga).getByText('Processed')).toBeVisible();
  for (const tab of [page, other]) await calls.settle(tab);
  expect(timesSent(backend, GENERATE)).toBe(1);
  await closeMessages(other);
}

async function generateOnceFromMemory({ page, other, calls }: Tabs, backend: Backend) {
  await expect(generate(other)).toBeVisible();
  await followMenu(other, 'Dashboard');
  await expect(heading(other, 'Dashboard')).toBeVisible();
  const reads = timesSent(backend, NEW);
  const lift = holdLists(backend);
  await generate(page).press('Enter');
  await answer(page, GENERATED, 'OK');
  await followMenu(other, 'New Registration');
  await expect(heading(other, 'New Registration')).toBeVisible();
  await expectReadAgain(backend, reads);
  await twoFrames(other);
  // Whether rows from memory stand there is the portal's own matter.
  if (await generate(other).isVisible()) await generate(other).press('Enter');
  await twoFrames(other);
  lift();
  await expect(rowOf(other, ganga).getByText('Processed')).toBeVisible();
  await calls.settle(other);
  expect(timesSent(backend, GENERATE)).toBe(1);
  await closeMessages(other);
}

async function sendOnceFromOldList({ page, other, calls }: Tabs, backend: Backend) {
  await expect(sendNow(other)).toBeVisible();
  const reads = timesSent(backend, NEW);
  const lift = holdLists(backend);
  await send(page);
  backend.pay(firmIds.pending);
  await expectReadAgain(backend, reads);

  const busy = (await sendNow(other).getAttribute('aria-busy')) === 'true';
  await sendNow(other).press('Enter');
  await twoFrames(other);
  if (await dialog(other, `Payment link for ${mishra}`).isVisible())
    await answer(other, `Payment link for ${mishra}`, 'Send');
  lift();
  if (!busy) await expect(told(other)).toBeVisible();
  await expect(named(rowOf(other, mishra), 'Generate')).toBeVisible();
  for (const tab of [page, other]) await calls.settle(tab);
  expect(timesSent(backend, SEND)).toBe(1);
  await closeMessages(other);
}

async function sendTwiceWithReadBetween({ page, other }: Tabs, backend: Backend) {
  await expect(sendNow(other)).toBeVisible();
  const reads = timesSent(backend, NEW);
  await send(page);
  // By both tabs.
  await expect.poll(() => timesSent(backend, NEW)).toBe(reads + 2);
  await send(other);
  const lines = sent(backend);
  const path = `POST /api/members/${firmIds.pending}/send-payment-link`;
  const between = lines.slice(lines.indexOf(path) + 1, lines.lastIndexOf(path));
  // The reads of both tabs.
  expect(between.filter((line) => line === NEW).length).toBeGreaterThan(1);
  expect(timesSent(backend, SEND)).toBe(2);
}

test('a list that is older than the change of another tab makes no second one', async ({
  page,
  context,
  backend,
}) => {
  test.slow();
  const tabs = await openTabs(page, context, backend);
  for (const [name, meet] of [
    ['it gives no second number, and says why', generateOnceFromOldList],
    ['nor where it is shown from memory when its screen is opened again', generateOnceFromMemory],
    ['it sends no link to a firm that has paid meanwhile, and says so', sendOnceFromOldList],
    ['it is read before a link is sent again', sendTwiceWithReadBetween],
  ] as const)
    await test.step(name, async () => {
      await openList(tabs, backend, '/new-members');
      await meet(tabs, backend);
    });
});

test('the list of another tab follows within a second: a number, a status, a deleted firm and an edited one', async ({
  page,
  context,
  backend,
}) => {
  test.slow();
  const tabs = await openTabs(page, context, backend);
  const { other } = tabs;
  await test.step('a number', async () => {
    await openList(tabs, backend, '/new-members');
    await generate(page).press('Enter');
    await expect(dialog(page, GENERATED)).toBeVisible();
    await expect(rowOf(other, ganga).getByText('Processed')).toBeVisible(soon);
    // What is said belongs to the tab that was pressed.
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await answer(page, GENERATED, 'OK');
  });
  await test.step('a firm that was edited', async () => {
    await openList(tabs, backend, '/members');
    await goWithin(page, '/member-edit/311');
    await field(page, 'Firm Name').fill('Ansari & Daughters');
    await page.getByRole('button', { name: 'Update' }).press('Enter');
    await expect(dialog(page, 'Success')).toBeVisible();
    await expect(rowOf(other, 'Ansari & Daughters')).toBeVisible(soon);
    await answer(page, 'Success', 'OK');
  });
  await test.step('a status, and a deleted firm', async () => {
    await openList(tabs, backend, '/members');
    await expect(named(rowOf(other, ansari), 'Active')).toBeVisible();
    await named(rowOf(page, ansari), 'Active').press('Enter');
    await expect(named(rowOf(page, ansari), 'Inactive')).toBeVisible();
    await expect(named(rowOf(other, ansari), 'Inactive')).toBeVisible(soon);
    await button(page, `Delete ${ansari}`).press('Enter');
    await answer(page, `Delete ${ansari}`, 'Delete');
    await expect(rowOf(page, ansari)).toHaveCount(0);
    await expect(rowOf(other, ansari)).toHaveCount(0, soon);
  });
});

test('a tab in the middle of a change keeps another one neither from another firm nor, once it is closed, from the same', async ({
  page,
  context,
  backend,
}) => {
  const tabs = await openTabs(page, context, backend);
  const { other } = tabs;
  await test.step('a link for another firm is sent while another tab still sends one', async () => {
    await openList(tabs, backend, '/members');
    backend.store.addFirm({ firmName: 'Kabir Chaura Silks', mobile: '9300000001' });
    for (const tab of [page, other]) await goWithin(tab, '/new-members');
    await expect(sendNow(other, 'Kabir Chaura Silks')).toBeVisible();
    const lift = backend.fail(SEND, { kind: 'hang' }, 1);
    await sendNow(page).press('Enter');
    await answer(page, `Payment link for ${mishra}`, 'Send');
    await expect.poll(() => timesSent(backend, SEND)).toBe(1);
    await send(other, 'Kabir Chaura Silks');
    lift();
    await answer(page, 'Payment link sent', 'OK');
    expect(timesSent(backend, SEND)).toBe(2);
  });
  await test.step('a tab that was closed in the middle of a change keeps no other one from it', async () => {
    await openList(tabs, backend, '/new-members');
    backend.fail(SEND, { kind: 'hang' }, 1);
    await sendNow(page).press('Enter');
    await answer(page, `Payment link for ${mishra}`, 'Send');
    await expect.poll(() => timesSent(backend, SEND)).toBe(1);
    await page.close();
    const held = () =>
      other.evaluate(async () => (await navigator.locks.query()).held?.length ?? 0);
    await expect.poll(held, 'locks').toBe(0);
    // Nobody knows what came of it (rule C11): the person decides.
    await expect(rowOf(other, mishra)).toContainText('The result is unknown.');
    await sendNow(other).press('Enter');
    await answer(other, `Send another payment link to ${mishra}?`, 'Send');
    await answer(other, 'Payment link sent', 'OK');
    expect(timesSent(backend, SEND)).toBe(2);
    await expect(dialog(other, ANOTHER_TAB)).toHaveCount(0);
  });
});

test('without Web Locks everything works in one tab, once', async ({ page, context, backend }) => {
  const calls = new CallsUnderWay(context, backend.url);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'locks');
  });
  await page.goto('new-members');
  await takenOver(page);
  await clickTwice(generate(page));
  await answer(page, GENERATED, 'OK');
  await sendNow(page).press('Enter');
  const question = dialog(page, `Payment link for ${mishra}`);
  await clickTwice(question.getByRole('button', { name: 'Send', exact: true }));
  await answer(page, 'Payment link sent', 'OK');

  await goWithin(page, '/members');
  await button(page, 'Import').press('Enter');
  const file = csvOf([['Assi Silks', '9415012345', 'B 1/150, Assi', 'Assi']]);
  await field(page, 'File (.csv or .xlsx)').setInputFiles(file);
  await clickTwice(button(page, 'Start Import'));
  await expect(page.getByText('Import completed.')).toBeVisible();
  await closeMessages(page);
  await calls.settle(page);
  for (const call of [GENERATE, SEND, IMPORT] as const) expect(timesSent(backend, call)).toBe(1);
});
