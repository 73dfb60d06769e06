import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paths } from '../../config/paths';
import type { LocalNotes } from '../../session/localNotes';
import { answer, findDialog, press, pressInRow } from '../../test/calls/moves';
import { applications, ListService, lost, refused, yes } from '../../test/applications';
import { changedIds, showOffice } from '../../test/office';
import { chooseAll, findChosenRareFilter, findRareFilter } from '../../test/listTools';
import { rowOf } from '../../test/rowOf';
import { texts } from '../../test/texts';
// Loaded before the first test: on a busy machine, Vitest takes longer to compile it than the portal waits for a script.
import './bulkRun/BulkRunDialog';

/* This computer's notes on links and applications, as the office sees them (rule Q7). */

const DAY = 24 * 60 * 60 * 1000;
const FRIDAY = Date.UTC(2026, 10, 20, 6);
const SENT_FRIDAY = 'Link sent 20-11 from this computer';
const PERHAPS_FRIDAY = 'Link may have been sent 20-11 from this computer';
/** Any note on a link. */
const ANY_LINK = /sent \d\d-\d\d/;

const clock = { now: FRIDAY };

beforeEach(() => {
  clock.now = FRIDAY;
  vi.spyOn(Date, 'now').mockImplementation(() => clock.now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function open(
  service: ListService,
  { query = '', notes = {} }: { query?: string; notes?: Partial<LocalNotes> } = {},
) {
  showOffice(service, { path: paths.newMembers + query, notes });
  await screen.findByText(/^Showing \d+ to/);
}

const seen = (firm: string) => screen.findByRole('row', { name: new RegExp(firm) });
const names = () => texts(screen.getAllByRole('button', { name: /^Firm 50\d$/ }));

/** Presses Send Now and confirms; `told` is the message after it. */
async function sendTo(firm: string, told = 'Payment link sent') {
  const send = (await rowOf(firm)).getByRole('button', { name: `Send Now: ${firm}` });
  await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'false'));
  fireEvent.click(send);
  await answer(`Payment link for ${firm}`, 'Send');
  await answer(told, 'OK');
}

const SENT = 'Payment link sent';
const ERROR = 'Error sending payment link';
const FAILED = 'Failed to send payment link.';
const says = (body: object) => () => HttpResponse.json(body);

/** The note after each possible result of Send Now. */
const endings: readonly (readonly [
  name: string,
  meets: readonly (readonly [() => Response | Promise<Response>, string])[],
  noted: string,
])[] = [
  ['it was sent', [[yes, SENT]], SENT_FRIDAY],
  ['the answer was lost', [[lost, ERROR]], PERHAPS_FRIDAY],
  ['the service broke down over it', [[refused(500), ERROR]], PERHAPS_FRIDAY],
  ['an answer that says neither yes nor no', [[says({}), FAILED]], PERHAPS_FRIDAY],
  ['lost, and sent the second time', [[lost, ERROR], [yes, SENT]], SENT_FRIDAY],
  ['sent, and the second time refused', [[yes, SENT], [refused(403), ERROR]], SENT_FRIDAY],
]; // oxfmt-ignore

test('what is noted after each way in which Send Now ends', async () => {
  const service = new ListService(applications(endings.length));
  await open(service);
  for (const [at, [name, meets, noted]] of endings.entries()) {
    const firm = `Firm ${501 + at}`;
    for (const [given, told] of meets) {
      service.script = [given];
      await sendTo(firm, told);
    }
    const told = (await rowOf(firm)).queryByText(ANY_LINK);
    expect([name, told?.textContent ?? null]).toEqual([name, noted]);
    const left = endings.length - at - 1;
    expect(await findRareFilter(`Not sent from this computer ${left}`)).toBeInTheDocument();
  }
});

test('a firm with a link from this computer is skipped in a bulk run, unless the box is ticked; Send Now shows the day before it asks', async () => {
  const linkSent = new Map([
    [501, { at: FRIDAY, isCertain: true }],
    [502, { at: FRIDAY, isCertain: false }],
  ]);
  await open(new ListService(applications(2)), { notes: { linkSent } });
  clock.now += DAY;
  await pressInRow('Firm 501', 'Send Now');
  expect(await findDialog('Payment link for Firm 501')).toHaveTextContent(SENT_FRIDAY);
  await answer('Payment link for Firm 501', 'Cancel');

  await chooseAll();
  await press('Send payment links');
  const shown = await findDialog('Send payment links');
  const asked = within(shown);
  const [, ...left] = within(asked.getByRole('region', { name: 'Skipped' })).getAllByRole('row');
  expect(texts(left)).toEqual([
    `Firm 501 9415000501${SENT_FRIDAY}`,
    `Firm 502 9415000502${PERHAPS_FRIDAY}`,
  ]);
  expect(asked.getByText('This cannot be done for any of the chosen firms.')).toBeVisible();
  expect(asked.getByRole('button', { name: 'Send 0 links' })).toBeDisabled();
  const again = { name: 'Also send to firms that already got a link from this computer' };
  fireEvent.click(asked.getByRole('checkbox', again));
  expect(changedIds()).toEqual([]);
  await press('Send 2 links', shown);
  await asked.findByRole('button', { name: 'Save as CSV' });
  expect(changedIds()).toEqual([501, 502]);
  // The later one wins.
  await press('Close', shown);
  expect(await screen.findAllByText('Link sent 21-11 from this computer')).toHaveLength(2);
});

test('"Not sent from this computer" shows firms without a link; a firm with a new link is there until the next query, and a paid firm loses the note', async () => {
  const service = new ListService(applications(3));
  service.change(503, { payment_status: 'paid' });
  await open(service, { query: '?filter=noLink' });
  await findChosenRareFilter('Not sent from this computer 2');
  expect(names()).toEqual(['Firm 501', 'Firm 502']);
  await sendTo('Firm 502');
  await findChosenRareFilter('Not sent from this computer 1');
  // Nothing moves under a finger.
  expect(names()).toEqual(['Firm 501', 'Firm 502']);
  fireEvent.click(await screen.findByRole('radio', { name: 'All 3' }));
  fireEvent.click(await findRareFilter('Not sent from this computer 1'));
  expect(names()).toEqual(['Firm 501']);
  service.change(502, { payment_status: 'paid' });
  fireEvent.click(await screen.findByRole('radio', { name: 'All 3' }));
  await press('Refresh');
  await screen.findByRole('radio', { name: 'paid 2' });
  expect(screen.queryByText(ANY_LINK)).not.toBeInTheDocument();
});

describe('sorted', () => {
  test('by Payment Link, rows are in the order of their links, then firms without one, then firms that need none', async () => {
    const service = new ListService(applications(5));
    service.change(501, { payment_status: 'paid' });
    const linkSent = new Map([
      [505, { at: FRIDAY, isCertain: true }],
      [503, { at: FRIDAY + DAY, isCertain: true }],
    ]);
    clock.now += 2 * DAY;
    await open(service, { notes: { linkSent } });
    const inOrder = ['Firm 505', 'Firm 503', 'Firm 502', 'Firm 504', 'Firm 501'];
    await press('Payment Link');
    await waitFor(() => expect(names()).toEqual(inOrder));
    await press('Payment Link');
    await waitFor(() => expect(names()).toEqual(inOrder.toReversed()));
  });

  test('by Payment Status, those waiting longest come first, each with the day it was first seen', async () => {
    const service = new ListService(applications(4));
    service.change(503, { payment_status: 'done' });
    const firstSeen = new Map([
      [501, FRIDAY - 12 * DAY],
      [502, FRIDAY - DAY],
      [503, FRIDAY - 12 * DAY],
      [504, FRIDAY - 12 * DAY],
    ]);
    await open(service, { query: '?sort=paymentStatus.asc', notes: { firstSeen } });
    expect(await seen('Firm 501')).toHaveTextContent('First seen 12 days ago on this computer');
    expect(await seen('Firm 502')).toHaveTextContent('First seen yesterday on this computer');
    // It waits for nothing any more.
    expect(await seen('Firm 503')).not.toHaveTextContent('first seen');
    expect(names()).toEqual(['Firm 503', 'Firm 501', 'Firm 504', 'Firm 502']);
  });
});
