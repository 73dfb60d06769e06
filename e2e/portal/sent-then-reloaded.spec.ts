import { expect, type Page } from '@playwright/test';
import type { Call } from '../backend/calls';
import type { Backend } from '../backend/server';
import { portalTest as test } from '../fixtures';
import { type HeldCall, holdCall, mayHoldLong } from '../heldCall';
import { answerDialog, button, field, named, rowOf } from '../screens';
import { beSignedIn } from './people';
import { timesSent } from './wire';

/**
 * A change that is under way when its page goes is remembered, said and asked about (rule C11): here what only a browser does,
 * a reload, a crash. Every change and every ending: src/test/sentThenReloaded.test.tsx, src/api/sentBefore.test.ts.
 */
interface Sent {
  readonly call: Call;
  readonly press: (page: Page) => Promise<void>;
  /** What the screen says that comes back, and what it asks. */
  readonly says: RegExp;
  readonly question: string;
  readonly act: string;
  readonly done: string;
}

const ganga = 'Ganga Brocade Works';

const number: Sent = {
  call: 'GET /api/membership/{id}',
  press: (page) => named(rowOf(page, ganga), 'Generate').click(),
  says: /^Sent at \d\d:\d\d\. The result is unknown\./,
  question: `Generate for ${ganga} once more?`,
  act: 'Generate',
  done: 'Membership No. generated successfully',
};

const update: Sent = {
  call: 'PUT /api/member_update',
  press: (page) => button(page, 'Update').click(),
  says: /^Your changes to this firm were sent at \d\d:\d\d\. The result is unknown\./,
  question: 'Send the changes again?',
  act: 'Send again',
  done: 'Success',
};

async function sendHeld(page: Page, { call, press }: Sent, backend: Backend): Promise<HeldCall> {
  const held = holdCall(page, backend, call);
  await press(page);
  await held.sent();
  return held;
}

/** On the screen that came back: it says so, asks, sends nothing on Cancel, and one call on the act. */
async function expectAsked(page: Page, sent: Sent, backend: Backend): Promise<void> {
  const { call, press, says, question, act, done } = sent;
  await expect(page.getByText(says).first()).toBeVisible();
  await press(page);
  await answerDialog(page, question, 'Cancel');
  expect(timesSent(backend, call)).toBe(1);
  await press(page);
  await answerDialog(page, question, act);
  await answerDialog(page, done, 'OK');
  expect(timesSent(backend, call)).toBe(2);
}

test.beforeEach(async ({ context, page }) => {
  await mayHoldLong(context);
  page.on('dialog', (leaving) => void leaving.accept());
});

test('a number, sent, then reloaded', async ({ page, site, backend }) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('new-members');
  await sendHeld(page, number, backend);
  await page.reload();
  await expectAsked(page, number, backend);
});

test('a second tab says nothing while the first waits, and asks once it has crashed', async ({
  page,
  context,
  site,
  backend,
}) => {
  await beSignedIn(page, { backend, site }, 'admin');
  await page.goto('member-edit/311');
  await field(page, 'Area').fill('Godowlia');
  await sendHeld(page, update, backend);
  const other = await context.newPage();
  await other.goto('member-edit/311');
  // Longer than it takes to look.
  await field(other, 'Area').fill('Godowlia');
  await expect(other.getByText(update.says)).toHaveCount(0);
  // The browser kills the page: nothing of it runs any more.
  const crash = await context.newCDPSession(page);
  void crash.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  await expectAsked(other, update, backend);
});
