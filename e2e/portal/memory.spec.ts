import { expect } from '@playwright/test';
import type { Fault } from '../backend/faults';
import { portalTest as test } from '../fixtures';
import { holdCall } from '../heldCall';
import { answerDialog, button, dialog, pressIdle, rowOf } from '../screens';
import {
  ANY_LINK,
  FRIDAY,
  heldNotes,
  namesShown,
  openApplications,
  PERHAPS_FRIDAY,
  SATURDAY,
  sendNow,
  sendTo,
  SENT_FRIDAY,
} from './memoryOffice';
import { beSignedIn } from './people';
import { begin, expectTally, firmOf, idsOf, LINKS, LIST, onlyApplied, SEND } from './queueOffice';

const json = (status: number, answer: object): Fault => ({ kind: 'json', status, json: answer });

test.beforeEach(async ({ page, site, backend }) => {
  await page.clock.install({ time: FRIDAY });
  await beSignedIn(page, { backend, site }, 'admin');
  onlyApplied(backend, 'pending', 3);
});

const ERROR = 'Error sending payment link';
const FAILED = 'Failed to send payment link.';

/** What is noted after each way in which a press of Send Now ends; `null`: nothing. */
const endings: readonly (readonly [
  name: string,
  meets: readonly (readonly [fault: Fault | null, told: string])[],
  noted: string | null,
])[] = [
  ['it was sent', [[null, 'Payment link sent']], SENT_FRIDAY],
  ['the answer was lost', [[{ kind: 'lost' }, ERROR]], PERHAPS_FRIDAY],
  ['the answer broke off', [[{ kind: 'cut' }, ERROR]], PERHAPS_FRIDAY],
  ['the service broke down over it', [[json(500, {}), ERROR]], PERHAPS_FRIDAY],
  ['an answer that says neither yes nor no', [[json(200, {}), FAILED]], PERHAPS_FRIDAY],
  ['the service refused it', [[json(422, { message: 'No.' }), ERROR]], null],
  ['the service says that it did not', [[json(200, { success: false }), FAILED]], null],
  ['this account may not', [[json(403, {}), ERROR]], null],
  [
    'lost, and sent the second time',
    [
      [{ kind: 'lost' }, ERROR],
      [null, 'Payment link sent'],
    ],
    SENT_FRIDAY,
  ],
  [
    'sent, and the second time refused',
    [
      [null, 'Payment link sent'],
      [json(422, { message: 'No.' }), ERROR],
    ],
    SENT_FRIDAY,
  ],
];

for (const [name, meets, noted] of endings)
  test(`after Send Now, ${name}: ${noted ?? 'nothing is noted'}`, async ({
    page,
    backend,
    tolerate,
  }) => {
    tolerate(/status of (403|422|500)|CONNECTION_RESET|CONTENT_LENGTH_MISMATCH/);
    await openApplications(page);
    for (const [fault, told] of meets) {
      if (fault !== null) backend.fail(SEND, fault, 1);
      await sendTo(page, 'Firm 502', told);
    }
    for (const visit of ['now', 'after a reload']) {
      const row = rowOf(page, 'Firm 502');
      if (noted === null) await expect(row, visit).not.toContainText(ANY_LINK);
      else await expect(row.getByText(noted, { exact: true }), visit).toBeVisible();
      await expect(rowOf(page, 'Firm 501')).not.toContainText(ANY_LINK);
      // The row says it before the browser has it: a page that is left in between takes it along.
      if (noted !== null)
        await expect.poll(() => heldNotes(page), visit).toContain('"linkSent":[502,');
      await openApplications(page);
      // What the storage holds is known by now: the filter has counted with it.
      await expect(
        page.getByRole('radio', { name: `No link from here ${noted === null ? 3 : 2}` }),
      ).toBeVisible();
    }
  });

test('where the list cannot be read before it, nothing is sent, and nothing noted', async ({
  page,
  backend,
  tolerate,
}) => {
  tolerate(/status of 500/);
  await openApplications(page);
  const lift = backend.fail(LIST, json(500, {}));
  const reading = holdCall(page, backend, LIST, json(500, {}));
  await button(page, 'Reload').click();
  await reading.sent();
  await sendNow(page, 'Firm 502').click();
  await answerDialog(page, 'Payment link for Firm 502', 'Send');
  await reading.arrive();
  await answerDialog(page, ERROR, 'OK');
  expect(idsOf(backend, SEND)).toEqual([]);
  lift();
  await openApplications(page);
  await expect(page.getByRole('radio', { name: 'No link from here 3' })).toBeVisible();
  await expect(rowOf(page, 'Firm 502')).not.toContainText(ANY_LINK);
});

test('a second Send Now names the day of the first before it asks; the later one counts', async ({
  page,
  backend,
}) => {
  await openApplications(page);
  await sendNow(page, 'Firm 502').click();
  const question = dialog(page, 'Payment link for Firm 502');
  await expect(question).not.toContainText(ANY_LINK);
  await answerDialog(page, 'Payment link for Firm 502', 'Send');
  await answerDialog(page, 'Payment link sent', 'OK');
  await expect.poll(() => heldNotes(page)).toContain('"linkSent":[502,');

  await page.clock.setSystemTime(SATURDAY);
  await openApplications(page);
  await sendNow(page, 'Firm 502').click();
  await expect(question).toContainText(SENT_FRIDAY);
  expect(idsOf(backend, SEND)).toEqual([502]);
  await answerDialog(page, 'Payment link for Firm 502', 'Cancel');
  await expect(rowOf(page, 'Firm 502')).toContainText(SENT_FRIDAY);
  await sendTo(page, 'Firm 502');
  await expect(rowOf(page, 'Firm 502')).toContainText('link sent 21-11 (this computer)');
  expect(idsOf(backend, SEND)).toEqual([502, 502]);
});

test('the queue leaves out who got a link from here, and sends again only where the box is ticked', async ({
  page,
  backend,
  tolerate,
}) => {
  tolerate(/CONNECTION_RESET/);
  await openApplications(page);
  await sendTo(page, 'Firm 502');
  backend.fail(SEND, { kind: 'lost' }, 1);
  await sendTo(page, 'Firm 503', ERROR);
  await button(page, 'Choose all 3').click();
  await button(page, LINKS).click();
  const question = dialog(page, LINKS);
  await expect(question.getByRole('list', { name: 'Left out' }).getByRole('listitem')).toHaveText([
    `Firm 502${SENT_FRIDAY}`,
    `Firm 503${PERHAPS_FRIDAY}`,
  ]);
  await begin(page, 'Send to 1');
  await expectTally(page, LINKS, { Sent: 1, 'Left out': 2 });
  expect(idsOf(backend, SEND)).toEqual([502, 503, 501]);
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(rowOf(page, 'Firm 501')).toContainText(SENT_FRIDAY);

  await button(page, LINKS).click();
  await expect(question.getByText('None of the chosen firms can take part.')).toBeVisible();
  await expect(button(page, 'Send to 0')).toBeDisabled();
  await question
    .getByRole('checkbox', { name: 'Send once more to those who got a link from this computer' })
    .check();
  await begin(page, 'Send to 3');
  await expectTally(page, LINKS, { Sent: 3 });
  expect(idsOf(backend, SEND)).toEqual([502, 503, 501, 501, 502, 503]);
});

test('"No link from here" counts and shows who got none, and a link takes its firm out', async ({
  page,
  backend,
}) => {
  onlyApplied(backend, 'pending', 4);
  firmOf(backend, 504).payment = 'paid';
  await openApplications(page, '?filter=noLink');
  await expect(page.getByRole('radio', { name: 'No link from here 3' })).toBeChecked();
  expect(await namesShown(page)).toEqual(['Firm 501', 'Firm 502', 'Firm 503']);
  await sendTo(page, 'Firm 502');
  await expect(page.getByRole('radio', { name: 'No link from here 2' })).toBeChecked();
  await expect(rowOf(page, 'Firm 502')).toHaveCount(0);
  // Who has paid has no need of one, and loses the note of it.
  firmOf(backend, 502).payment = 'paid';
  await page.getByRole('radio', { name: 'All 4' }).check();
  await pressIdle(button(page, 'Reload'));
  await expect(page.getByRole('radio', { name: 'paid 2' })).toBeVisible();
  await expect(rowOf(page, 'Firm 502')).not.toContainText(ANY_LINK);
});

test('sorted by Payment Link the rows stand as their links were sent, then those who got none, then those who need none', async ({
  page,
  backend,
}) => {
  onlyApplied(backend, 'pending', 5);
  firmOf(backend, 501).payment = 'paid';
  await openApplications(page);
  await sendTo(page, 'Firm 505');
  await page.clock.setSystemTime(SATURDAY);
  await sendTo(page, 'Firm 503');
  const head = page.getByRole('columnheader', { name: 'Payment Link' });
  const inOrder = ['Firm 505', 'Firm 503', 'Firm 502', 'Firm 504', 'Firm 501'];
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  expect(await namesShown(page)).toEqual(inOrder);
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(await namesShown(page)).toEqual(inOrder.toReversed());
});

test('an application says since when this computer knows it, and those who wait longest sort first', async ({
  page,
  backend,
}) => {
  await openApplications(page);
  // Kept before the clock goes on.
  await expect.poll(() => heldNotes(page)).toContain('501,');
  await expect(page.getByText(/first seen/)).toHaveCount(0);

  await page.clock.setSystemTime(SATURDAY);
  backend.store.firms.unshift({ ...firmOf(backend, 501), id: 500, firmName: 'Firm 500' });
  await openApplications(page);
  await expect(rowOf(page, 'Firm 501')).toContainText('first seen yesterday (this computer)');
  await expect.poll(() => heldNotes(page)).toContain('500,');
  await expect(rowOf(page, 'Firm 500')).not.toContainText('first seen');

  await page.clock.setSystemTime('2026-12-02T18:00:00+05:30');
  firmOf(backend, 503).payment = 'done';
  await openApplications(page, '?sort=paymentStatus.asc');
  await expect(rowOf(page, 'Firm 501')).toContainText('first seen 12 days ago (this computer)');
  await expect(rowOf(page, 'Firm 500')).toContainText('first seen 11 days ago (this computer)');
  expect(await namesShown(page)).toEqual(['Firm 503', 'Firm 501', 'Firm 502', 'Firm 500']);
  // It waits for nothing any more.
  await expect(rowOf(page, 'Firm 503')).not.toContainText('first seen');
  await page.goto('admin');
  await expect(page.getByRole('link', { name: /^Firm 50[12]: first seen 12 days ago/ })).toHaveText(
    'Firm 501: first seen 12 days ago (this computer)',
  );
});
