import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { never } from '../../../../mocks/scenarios';
import { paths } from '../../../config/paths';
import { applications, pausedAnswer, ListService } from '../../../test/applications';
import { findRow, press } from '../../../test/calls/moves';
import { changedIds, showOffice } from '../../../test/office';
import { collectSavedFiles, savedLines } from '../../../test/import/savedFiles';
import { chooseAll } from '../../../test/listTools';
import { ask, expectTally, NUMBERS, outcomeOf, question } from '../../../test/bulkRunDialog';
import { texts } from '../../../test/texts';
import { sentCalls } from '../../../test/wire';

/* A bulk run as the office sees it (rules Q1 to Q3, Q5). */

const focused = () => document.activeElement?.textContent;
const spoken = () => texts(within(screen.getByRole('dialog')).getAllByRole('status'));
/** Resolves once this tab fetches its lists again. */
const changedInOtherTab = async () => {
  const calls = sentCalls().length;
  const port = new BroadcastChannel('changes');
  port.postMessage(false);
  await waitFor(() => expect(sentCalls().length).toBeGreaterThan(calls));
  port.close();
};
const fiveSeconds = () =>
  act(() => {
    vi.advanceTimersByTime(5000);
  });

// The first test, since the script of the dialog loads only once.
test('the second half of a double click starts nothing', async () => {
  showOffice(new ListService(applications(2)), { path: paths.newMembers });
  await chooseAll();
  const opener = await screen.findByRole('button', { name: 'Send payment links' });
  const pressed = (detail: number) => {
    fireEvent.pointerDown(opener);
    fireEvent.pointerUp(opener);
    fireEvent.click(opener, { detail });
    return opener.getAttribute('aria-busy');
  };
  expect(pressed(1)).toBe('true');
  await question();
  expect(pressed(2)).toBe('false');
});

test('the plan names firms that cannot take part, with the reason; a firm that a colleague processed meanwhile is skipped, too', async () => {
  const [first, , ...rest] = applications(5);
  const service = new ListService([
    ...(first === undefined ? [] : [first, first]),
    { id: 502, name: 'Firm 502', payment_status: 'paid' },
    { id: 508, name: '', payment_status: 'Under Review' },
    ...rest,
  ]);
  // The other list may take its time.
  service.handlers.unshift(...never('/api/members'));
  await ask(service);
  const asked = await question();
  // With the focus on Cancel, the dialog is read with the sentence, and no table is spoken by itself.
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    'Firms to process: 4. To be skipped: 3.',
  );
  for (const table of asked.getAllByRole('table'))
    expect(table.closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
  const named = (table: string) => {
    const [, ...firms] = within(asked.getByRole('region', { name: table })).getAllByRole('row');
    return texts(firms);
  };
  expect(named('Firms to process')).toEqual(
    [501, 503, 504, 505].map((id) => `Firm ${id} 9415000${id}`),
  );
  expect(named('Skipped')).toEqual([
    'Firm 501 9415000501Already in this list',
    'Firm 502 Payment status: paid',
    '- Payment status: Under Review',
  ]);
  service.change(503, { payment_status: 'paid' });
  service.firms = service.firms.filter(({ id }) => id !== 504);
  await press('Send 4 links');
  await expectTally({ Sent: 2, Skipped: 5 });
  expect(outcomeOf('Firm 503')).toHaveTextContent('Payment status: paid');
  expect(outcomeOf('Firm 504')).toHaveTextContent('No longer in the list');
  expect(changedIds()).toEqual([501, 505]);
});

test('the plan follows changes that end while it is asked', async () => {
  const service = new ListService(applications(4, 'paid'));
  const [one, other] = [pausedAnswer(() => Response.json({})), pausedAnswer()];
  service.script = [one.answer, other.answer];
  showOffice(service, { path: paths.newMembers });
  for (const firm of ['Firm 501', 'Firm 502'])
    fireEvent.click(within(await findRow(firm)).getByRole('button', { name: `Generate: ${firm}` }));
  await waitFor(() => expect(changedIds()).toEqual([501, 502]));
  await chooseAll();
  await press(NUMBERS);
  const asked = await question(NUMBERS);
  const reasons = () =>
    texts(within(asked.getByRole('region', { name: 'Skipped' })).getAllByRole('row')).slice(1);
  expect(reasons()).toEqual([
    'Firm 501 9415000501Already in progress',
    'Firm 502 9415000502Already in progress',
  ]);
  service.change(501, { payment_status: 'done' });
  // The list that is read after them has one firm less.
  service.firms = service.firms.filter(({ id }) => id !== 504);
  one.arrive();
  other.arrive();
  await waitFor(() =>
    expect(reasons()).toEqual([
      'Firm 501 9415000501Payment status: done',
      'Firm 504 9415000504No longer in the list',
    ]),
  );
  expect(asked.getByRole('button', { name: 'Generate 2 numbers' })).toBeEnabled();
});

test('numbers are generated in the order of the list, and the report shows and saves them', async () => {
  const saved = collectSavedFiles();
  await ask(new ListService(applications(3, 'paid')), { title: NUMBERS });
  expect(screen.getByText('The first firm gets the lowest number.')).toBeVisible();
  await press('Generate 3 numbers');
  await expectTally({ 'Number generated': 3 });
  expect(changedIds()).toEqual([501, 502, 503]);
  expect(outcomeOf('Firm 501')).toHaveTextContent('1004');
  await press('Save as CSV');
  const [{ name } = { name: '' }] = saved;
  expect(name).toMatch(/^membership_numbers_\d{4}-\d\d-\d\d\.csv$/);
  const [, first] = await savedLines(saved, name);
  expect(first).toBe('"Firm 501","9415000501","1004","Number generated",""');
});

test('members are marked Inactive in one go, and inactive ones are skipped', async () => {
  const service = new ListService(applications(3));
  service.change(502, { status: 1 });
  await ask(service, { title: 'Mark as Inactive', path: paths.members });
  expect(screen.getByText('Already Inactive')).toBeVisible();
  await press('Mark 2 firms as Inactive');
  await expectTally({ Changed: 2, Skipped: 1 });
  expect(changedIds()).toEqual([501, 503]);
  await press('Close');
  await press('Clear');
  expect(await screen.findByRole('radio', { name: 'Inactive 3' })).toBeInTheDocument();
});

describe('while it runs', () => {
  test('it names the firm in progress where the focus is; Stop ends the run after the running request', async () => {
    const service = new ListService(applications(3));
    const [list, first] = [pausedAnswer(() => Response.json(service.firms)), pausedAnswer()];
    service.script = [first.answer];
    await ask(service);
    service.reads = [list.answer];
    await waitFor(() => expect(focused()).toBe('Cancel'));
    await press('Send 3 links');
    await waitFor(() => expect(focused()).toBe('Loading the list…'));
    const place = screen.getByRole('group', { name: 'Send payment links' });
    expect(place).toHaveFocus();
    list.arrive();
    await waitFor(() => expect(focused()).toMatch(/^1 of 3: .?Firm 501/));
    expect(place).toHaveFocus();
    const stop = screen.getByRole('button', { name: 'Stop' });
    stop.focus();
    await press('Stop');
    expect(await screen.findByText('Stopping after this firm…')).toBeVisible();
    expect(stop).toHaveFocus();
    first.arrive();
    await expectTally({ Sent: 1, 'Not tried': 2 });
    // The sentence and its numbers, read together.
    const account = screen.getByRole('group', {
      name: 'Stopped. The remaining firms were not tried.',
    });
    expect(account).toHaveFocus();
    expect(account).toHaveAccessibleDescription(
      'Sent 1 Failed 0 Unknown 0 Skipped 0 Not tried 2 Chosen 3',
    );
  });

  test('it says every five seconds how many are done, and not at each firm', async () => {
    const service = new ListService(applications(3));
    const answers = [pausedAnswer(), pausedAnswer(), pausedAnswer()] as const;
    service.script = answers.map(({ answer }) => answer);
    await ask(service);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: false });
    try {
      await press('Send 3 links');
      await screen.findByText(/^1 of 3/);
      fiveSeconds();
      expect(spoken()).toEqual(['']);
      answers[0].arrive();
      await screen.findByText(/^2 of 3/);
      expect(spoken()).toEqual(['']);
      fiveSeconds();
      expect(spoken()).toEqual(['1 of 3 firms done']);
      answers[1].arrive();
      await screen.findByText(/^3 of 3/);
      expect(spoken()).toEqual(['1 of 3 firms done']);
      fiveSeconds();
      expect(spoken()).toEqual(['2 of 3 firms done']);
      answers[2].arrive();
      await expectTally({ Sent: 3 });
    } finally {
      vi.useRealTimers();
    }
  });

  test('a person who leaves and returns goes on with those that got no link', async () => {
    const service = new ListService(applications(3));
    const first = pausedAnswer();
    service.script = [first.answer];
    const { router } = await ask(service);
    await press('Send 3 links');
    await screen.findByText(/^1 of 3/);
    await act(() => router.navigate('/admin'));
    await press('Leave');
    await screen.findByRole('heading', { name: 'Dashboard' });
    await act(() => router.navigate(paths.newMembers));
    await screen.findByText(/^Showing 1 to 3/);
    first.arrive();
    await screen.findByText(/^Link sent .* from this computer$/);
    expect(changedIds()).toEqual([501]);
    await chooseAll();
    await press('Send payment links');
    await press('Send 2 links');
    await expectTally({ Sent: 2, Skipped: 1 });
    expect(changedIds()).toEqual([501, 502, 503]);
  });

  test.each([
    [NUMBERS, 'paid', { payment_status: 'done' }, 'another tab', 'Payment status: done'],
    [NUMBERS, 'paid', { payment_status: 'done' }, 'another computer', 'Payment status: done'],
    ['Send payment links', 'pending', { payment_status: 'paid' }, 'another computer', 'Payment status: paid'],
  ])('%s: a firm that was %s and is now %o by %s is skipped', async (title, before, change, by, reason) => {
    const now = vi.spyOn(Date, 'now');
    const service = new ListService(applications(3, before));
    const first = pausedAnswer();
    service.script = [first.answer];
    await ask(service, { title });
    await press(/^(Generate|Send) 3 /);
    await screen.findByText(/^1 of 3/);
    service.change(502, change);
    if (by === 'another tab') await changedInOtherTab();
    else now.mockReturnValue(Date.now() + 6000);
    first.arrive();
    await screen.findByRole('button', { name: 'Save as CSV' });
    expect(outcomeOf('Firm 502')).toHaveTextContent(reason);
    expect(changedIds()).toEqual([501, 503]);
    now.mockRestore();
  }); // oxfmt-ignore

  test('its lists are not read again when somebody looks at the page again', async () => {
    const service = new ListService(applications(3));
    const first = pausedAnswer();
    service.script = [first.answer];
    await ask(service);
    await press('Send 3 links');
    await screen.findByText(/^1 of 3/);
    const before = sentCalls().length;
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60_000);
    window.dispatchEvent(new Event('focus'));
    await screen.findByText('as of', { exact: false });
    expect(sentCalls()).toHaveLength(before);
    now.mockRestore();
    first.arrive();
    await expectTally({ Sent: 3 });
  });
});
