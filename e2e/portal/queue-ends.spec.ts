import { expect } from '@playwright/test';
import type { Fault } from '../backend/faults';
import { portalTest as test } from '../fixtures';
import { button, dialog, heading } from '../screens';
import { beSignedIn, fillSignIn } from './people';
import {
  askForAll,
  begin,
  beginHeld,
  expectTally,
  firmOf,
  GENERATE,
  idsOf,
  LINKS,
  LIST,
  NUMBERS,
  onlyApplied,
  outcomeOf,
  SEND,
} from './queueOffice';
import { timesSent } from './wire';

/** Every way in which a queue ends before its time, and what it leaves (rules Q4, Q5). */

const json = (status: number, message: string): Fault => ({
  kind: 'json',
  status,
  json: { message },
});

const wait = (seconds: string): Fault => ({
  kind: 'answer',
  status: 429,
  headers: { 'retry-after': seconds },
});

test.beforeEach(async ({ page, site, backend, tolerate }) => {
  tolerate(/status of (401|403|409|429)|CONNECTION_RESET/);
  await beSignedIn(page, { backend, site }, 'admin');
  onlyApplied(backend, 'pending', 5);
});

test('401: the sign-in stands over it, and it goes on where it was', async ({ page, backend }) => {
  await askForAll(page, LINKS);
  const second = await beginHeld(page, backend, 'Send to 5');
  backend.fail(SEND, json(401, 'Unauthenticated.'), 1);
  await second.arrive();
  await expect(dialog(page, 'Authentication Failed')).toBeVisible();
  expect(idsOf(backend, SEND)).toEqual([501, 502]);
  await fillSignIn(page, 'admin');
  await button(page, 'Login').click();
  await expectTally(page, LINKS, { Sent: 5 });
  // The one that was turned away at the door, and then each once.
  expect(idsOf(backend, SEND)).toEqual([501, 502, 502, 503, 504, 505]);
});

test('401, and the work is left: nothing more is sent', async ({ page, backend }) => {
  await askForAll(page, LINKS);
  backend.fail(SEND, json(401, 'Unauthenticated.'), 1);
  await begin(page, 'Send to 5');
  await dialog(page, 'Authentication Failed')
    .getByRole('button', { name: 'Leave without saving' })
    .click();
  await expect(heading(page, 'Login')).toBeVisible();
  expect(idsOf(backend, SEND)).toEqual([501]);
});

test('403 ends it at once, with the words of the service', async ({ page, backend }) => {
  await askForAll(page, LINKS);
  const first = await beginHeld(page, backend, 'Send to 5');
  backend.fail(SEND, json(403, 'Forbidden.'));
  await first.arrive();
  await expectTally(page, LINKS, { Sent: 1, Refused: 1, 'Not tried': 3 });
  await expect(dialog(page, LINKS)).toContainText('this account is not allowed to do this');
  expect(idsOf(backend, SEND)).toEqual([501, 502]);
});

test('429 waits as long as the service says, and goes on with the same firm', async ({
  page,
  backend,
}) => {
  await askForAll(page, LINKS);
  backend.fail(SEND, wait('1'), 2);
  await begin(page, 'Send to 5');
  await expect(page.getByText('The service asks to wait.')).toBeVisible();
  await expectTally(page, LINKS, { Sent: 5 });
  expect(idsOf(backend, SEND)).toEqual([501, 501, 501, 502, 503, 504, 505]);
  const [first = 0, second = 0] = backend.log
    .filter(({ call }) => call === SEND)
    .map(({ time }) => time);
  expect(second - first).toBeGreaterThanOrEqual(1000);
});

test('429 for the third time ends it; Stop ends a wait', async ({ page, backend }) => {
  await test.step('the third time', async () => {
    await askForAll(page, LINKS);
    const lift = backend.fail(SEND, wait('0'));
    await begin(page, 'Send to 5');
    await expectTally(page, LINKS, { Sent: 0, Refused: 1, 'Not tried': 4 });
    await expect(dialog(page, LINKS)).toContainText('the service wants fewer requests');
    expect(idsOf(backend, SEND)).toEqual([501, 501, 501]);
    lift();
  });
  await test.step('Stop', async () => {
    backend.fail(SEND, wait('600'), 1);
    await button(page, 'Only those not sent').click();
    await begin(page, 'Send to 5');
    await expect(page.getByText('The service asks to wait.')).toBeVisible();
    await button(page, 'Stop').click();
    await expectTally(page, LINKS, { Sent: 0, 'Not tried': 5 });
  });
});

test('three refusals in a row end it, and it goes on with those who were not sent', async ({
  page,
  backend,
}) => {
  await askForAll(page, LINKS);
  backend.fail(SEND, json(409, 'The provider is closed.'), 3);
  await begin(page, 'Send to 5');
  await expectTally(page, LINKS, { Sent: 0, Refused: 3, 'Not tried': 2 });
  await expect(outcomeOf(page, LINKS, 'Firm 502')).toContainText('The provider is closed.');
  await button(page, 'Only those not sent').click();
  await begin(page, 'Send to 5');
  await expectTally(page, LINKS, { Sent: 5 });
});

test('a lost answer to a link is never sent again by itself: the list is read, and the others go on', async ({
  page,
  backend,
}) => {
  await askForAll(page, LINKS);
  const first = await beginHeld(page, backend, 'Send to 5');
  backend.fail(SEND, { kind: 'lost' }, 1);
  const reads = timesSent(backend, LIST);
  await first.arrive();
  await expectTally(page, LINKS, { Sent: 4, 'Not known': 1 });
  expect(timesSent(backend, LIST) - reads).toBe(2);
  expect(idsOf(backend, SEND)).toEqual([501, 502, 503, 504, 505]);
  await expect(outcomeOf(page, LINKS, 'Firm 502')).toContainText(
    'It may have been done all the same',
  );
  // Not one of those who were certainly not sent.
  await expect(button(page, 'Only those not sent')).toHaveCount(0);
});

test('a lost answer to a number ends it', async ({ page, backend }) => {
  onlyApplied(backend, 'paid', 4);
  await askForAll(page, NUMBERS);
  const first = await beginHeld(page, backend, 'Give 4 numbers', GENERATE);
  backend.fail(GENERATE, { kind: 'lost' }, 1);
  await first.arrive();
  await expectTally(page, NUMBERS, { 'Number given': 1, 'Not known': 1, 'Not tried': 2 });
  expect(idsOf(backend, GENERATE)).toEqual([501, 502]);
  // The list was read again: it was given all the same.
  await expect(outcomeOf(page, NUMBERS, 'Firm 502')).toContainText('1005');
});

test('a firm that a colleague led on meanwhile is left out', async ({ page, backend }) => {
  await askForAll(page, LINKS);
  firmOf(backend, 503).payment = 'paid';
  backend.store.firms = backend.store.firms.filter(({ id }) => id !== 504);
  await begin(page, 'Send to 5');
  await expectTally(page, LINKS, { Sent: 3, 'Left out': 2 });
  expect(idsOf(backend, SEND)).toEqual([501, 502, 505]);
});

test('a list that cannot be read before it: nothing is sent', async ({ page, backend }) => {
  await askForAll(page, LINKS);
  const lift = backend.fail(LIST, json(409, 'Not now.'));
  await begin(page, 'Send to 5');
  await expect(page.getByText('The list could not be read, so nothing was sent.')).toBeVisible();
  expect(timesSent(backend, SEND)).toBe(0);
  lift();
  await begin(page, 'Send to 5');
  await expectTally(page, LINKS, { Sent: 5 });
});

test('Stop ends it after the call that runs', async ({ page, backend }) => {
  await askForAll(page, LINKS);
  const first = await beginHeld(page, backend, 'Send to 5');
  await button(page, 'Stop').click();
  await expect(page.getByText('Stopping after this one…')).toBeVisible();
  // Escape is no answer while it runs.
  await page.keyboard.press('Escape');
  await first.arrive();
  await expectTally(page, LINKS, { Sent: 1, 'Not tried': 4 });
  expect(idsOf(backend, SEND)).toEqual([501]);
});
