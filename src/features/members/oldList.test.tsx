import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { server } from '../../../mocks/node';
import { networkDown } from '../../../mocks/scenarios';
import { paths } from '../../config/paths';
import { applications, ListService, pausedAnswer } from '../../test/applications';
import { answer, findDialog, findRow, press, pressInRow } from '../../test/calls/moves';
import { showOffice } from '../../test/office';
import { texts } from '../../test/texts';
import { sentChanges, timesSent } from '../../test/wire';

/* A list that somebody at another computer has changed meanwhile (rule W9b). */

const MINUTE = 60_000;
const NOON = new Date(2026, 10, 20, 12, 5).getTime();
const clock = { now: NOON };
const LIST = 'GET /api/newmembers';
const NUMBER = 'GET /api/membership/502';
const LINK = 'POST /api/members/502/send-payment-link';
const FIRM = 'Firm 502';

beforeEach(() => {
  clock.now = NOON;
  vi.spyOn(Date, 'now').mockImplementation(() => clock.now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Opens the list; by default of a minute ago. */
async function open(service: ListService, { query = '', age = MINUTE } = {}) {
  showOffice(service, { path: paths.newMembers + query, notes: {} });
  await screen.findByText(/^Showing \d+ to/);
  clock.now += age;
}

const names = () => texts(screen.getAllByRole('button', { name: /^Firm 50\d$/ }));

async function send() {
  await pressInRow(FIRM, 'Send Now');
  await answer(`Payment link for ${FIRM}`, 'Send');
}

const numbered = { payment_status: 'done', membership: 3001 };

describe('somebody was faster: nothing is sent, the row shows it, and a message says it', () => {
  test.each([
    ['paid', numbered, `${FIRM} already has number 3001.`, 'Processed'],
    ['paid', { payment_status: 'done' }, `The payment status of ${FIRM} is now done.`, 'Processed'],
    ['paid', { payment_status: 'Refunded' }, `The payment status of ${FIRM} is now Refunded.`, 'Refunded'],
    ['pending', { payment_status: 'paid' }, `The payment status of ${FIRM} is now paid.`, 'Generate'],
    ['pending', numbered, `${FIRM} already has number 3001.`, '3001'],
  ])('a firm that was %s is now %o', async (before, change, title, shown) => {
    const service = new ListService(applications(3, before));
    await open(service, { query: `?filter=${before}&sort=name.desc` });
    service.change(502, change);
    await (before === 'paid' ? pressInRow(FIRM, 'Generate') : send());
    const message = within(await findDialog(title));
    expect(
      message.getByText('Nothing was sent. The list now shows the current details of the firm.'),
    ).toBeVisible();
    expect(await findRow(FIRM)).toHaveTextContent(shown);
    // Although the filter does not hold it any more.
    await answer(title, 'OK');
    expect(names()).toEqual(['Firm 503', 'Firm 502', 'Firm 501']);
    expect(sentChanges()).toEqual([]);
  }); // oxfmt-ignore

  test('a firm that is no longer listed', async () => {
    const service = new ListService(applications(3, 'paid'));
    await open(service);
    service.firms = service.firms.filter(({ id }) => id !== 502);
    await pressInRow(FIRM, 'Generate');
    await answer(`${FIRM} is no longer in this list.`, 'OK');
    expect(names()).toEqual(['Firm 501', 'Firm 503']);
    expect(sentChanges()).toEqual([]);
  });

  test('a firm that is now listed twice, once as before', async () => {
    const service = new ListService(applications(3, 'paid'));
    await open(service);
    service.firms = [...service.firms, ...applications(1, 'paid', 502)].map((firm, at) =>
      at === 3 ? { ...firm, ...numbered } : firm,
    );
    await pressInRow(FIRM, 'Generate');
    await answer(`${FIRM} already has number 3001.`, 'OK');
    expect(sentChanges()).toEqual([]);
  });
});

test.each([
  ['4 seconds is not read again before a change', 4000, 1],
  ['6 seconds is', 6000, 2],
  ['no known age is, since the clock was set back', -1000, 2],
])('a list of %s', async (_, age, reads) => {
  const service = new ListService(applications(3, 'paid'));
  await open(service, { age });
  const number = pausedAnswer();
  service.script = [number.answer];
  await pressInRow(FIRM, 'Generate');
  await waitFor(() => expect(sentChanges()).toEqual([NUMBER]));
  expect(timesSent(LIST)).toBe(reads);
  number.arrive();
  await findDialog('Membership No. generated successfully');
});

test('while the list is read the button is busy, and further presses send nothing more', async () => {
  const service = new ListService(applications(3));
  await open(service);
  const list = pausedAnswer(() => Response.json(service.firms));
  service.reads = [list.answer];
  await send();
  const button = within(await findRow(FIRM)).getByRole('button', { name: `Send Now: ${FIRM}` });
  await waitFor(() => expect(timesSent(LIST)).toBe(2));
  expect(button).toHaveAttribute('aria-busy', 'true');
  fireEvent.click(button);
  list.arrive();
  await answer('Payment link sent', 'OK');
  expect(sentChanges()).toEqual([LINK]);
});

test('if the list cannot be read, nothing is sent, and the message says so', async () => {
  await open(new ListService(applications(3, 'paid')));
  server.use(...networkDown('/api/newmembers'));
  await pressInRow(FIRM, 'Generate');
  const message = await findDialog('Failed to generate membership');
  expect(message).toHaveTextContent('The list could not be loaded, so nothing was sent.');
  expect(message).not.toHaveTextContent('We could not confirm');
  expect(sentChanges()).toEqual([]);
});

const lookAgain = {
  'from another window': () => window.dispatchEvent(new Event('focus')),
  'from another tab': () => document.dispatchEvent(new Event('visibilitychange')),
  'from the back-forward cache': () =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
};

test.each(Object.entries(lookAgain))(
  'a page that is looked at again %s reads its old lists once',
  async (_, look) => {
    const service = new ListService(applications(3));
    await open(service, { age: 5 * MINUTE });
    await waitFor(() => expect(timesSent('GET /api/members')).toBe(1));
    look();
    expect([timesSent(LIST), screen.queryByText(/^as of/)]).toEqual([1, null]);
    service.change(502, { payment_status: 'paid' });
    clock.now += 1;
    for (const each of [look, ...Object.values(lookAgain)]) each();
    expect(await screen.findByRole('radio', { name: 'paid 1' })).toBeVisible();
    await waitFor(() => expect(timesSent('GET /api/members')).toBe(2));
    look();
    expect(timesSent(LIST)).toBe(2);
    expect(sentChanges()).toEqual([]);
  },
);

test('a list that stays open says by itself when it came, also after it could not be read', async () => {
  await open(new ListService(applications(3)), { age: 6 * MINUTE });
  expect(await screen.findByText('as of 12:05')).toBeVisible();
  expect(timesSent(LIST)).toBe(1);
  server.use(...networkDown('/api/newmembers'));
  lookAgain['from another window']();
  expect(await screen.findByText('The applications could not be loaded.')).toBeVisible();
  expect(screen.getByText('as of 12:05')).toBeVisible();
  expect(names()).toHaveLength(3);
  clock.now += 24 * 60 * MINUTE;
  expect(await screen.findByText('as of 20-11 12:05')).toBeVisible();
  server.resetHandlers(...new ListService(applications(3)).handlers);
  await press('Retry');
  await waitFor(() => expect(screen.queryByText(/^as of/)).not.toBeInTheDocument());
});

test('the days of the notes follow midnight', async () => {
  await open(new ListService(applications(1)), { age: 11 * 60 * MINUTE });
  expect(screen.queryByText(/^First seen/)).not.toBeInTheDocument();
  clock.now += 60 * MINUTE;
  expect(await screen.findByText('First seen yesterday on this computer')).toBeVisible();
});
