import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { applications, ListService, lost, refused } from '../../../test/applications';
import { changedIds } from '../../../test/office';
import { ask, expectTally, NUMBERS, outcomeOf } from '../../../test/bulkRunDialog';
import { press } from '../../../test/calls/moves';
import { timesSent } from '../../../test/wire';

/* Every early end of a run as the office sees it (rules Q4, Q5); useBulkRun.test.ts has every order of answers, e2e/portal/bulk-run.spec.ts a 401 and a 429. */

const reads = () => timesSent('GET /api/newmembers');

describe('before its time it ends', () => {
  test('after three failures in a row, and can continue with the firms not sent', async () => {
    const service = new ListService(applications(5));
    service.script = [refused(409), refused(409), refused(409, 'The provider is closed.')];
    await ask(service);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await press('Send 5 links');
    await expectTally({ Failed: 3, 'Not tried': 2 });
    expect(
      screen.getByRole('group', { name: 'Stopped: three firms failed in a row.' }),
    ).toHaveFocus();
    expect(changedIds()).toEqual([501, 502, 503]);
    expect(screen.getByRole('button', { name: 'Only those not sent' })).toBeVisible();
  });

  test('after a lost answer to a number, and refetches its list', async () => {
    const service = new ListService(applications(3, 'paid'));
    service.script = [
      () => {
        service.change(501, { payment_status: 'done', membership: 1005 });
        return lost();
      },
    ];
    await ask(service, { title: NUMBERS });
    await press('Generate 3 numbers');
    await expectTally({ Unknown: 1, 'Not tried': 2 });
    expect(outcomeOf('Firm 501')).toHaveTextContent('1005');
    expect(changedIds()).toEqual([501]);
  });
});

test('a link whose answer was lost is not sent again automatically: the list is refetched, and the run continues', async () => {
  const service = new ListService(applications(3));
  service.script = [lost];
  await ask(service);
  service.reads = [refused(409)];
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await press('Send 3 links');
  // If the list cannot be fetched first, nothing is sent, and the person can try again.
  expect(
    await screen.findByText('The list could not be loaded, so nothing was sent.'),
  ).toBeVisible();
  expect(changedIds()).toEqual([]);
  expect(screen.getByRole('group', { name: 'Send payment links' })).toHaveFocus();
  const before = reads();
  await press('Send 3 links');
  await expectTally({ Sent: 2, Unknown: 1 });
  // Before the first request, after the lost answer, and after the last.
  expect(reads() - before).toBe(3);
  expect(changedIds()).toEqual([501, 502, 503]);
  expect(outcomeOf('Firm 501')).toHaveTextContent('It may still have gone through');
  expect(screen.queryByRole('button', { name: 'Only those not sent' })).not.toBeInTheDocument();
});
