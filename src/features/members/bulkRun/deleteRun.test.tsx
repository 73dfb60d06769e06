import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { LocalStore } from '../../../session/localStore';
import { personKey } from '../../../session/sessionSlice';
import { recentChanges } from '../../../session/recentChanges';
import { applications, ListService, lost, refused, yes } from '../../../test/applications';
import { expectTally, outcomeOf, question } from '../../../test/bulkRunDialog';
import { press } from '../../../test/calls/moves';
import { chooseAll } from '../../../test/listTools';
import { changedIds } from '../../../test/office';
import { testConfig } from '../../../test/Portal';
import { showPortal } from '../../../test/showPortal';
import { testStorage } from '../../../test/testStore';

/* Delete as a bulk run (rule Q6): the number is typed, and each firm is copied first (rule H2). */

const DELETE = 'Delete';
const ADMIN = personKey(testConfig.apiBaseUrl, 7001);

async function ask(service: ListService, storage = testStorage()) {
  showPortal('/new-members', 'admin', {
    troubles: service.handlers,
    local: new LocalStore(storage),
  });
  await chooseAll();
  const bar = await screen.findByRole('group', { name: 'Chosen firms' });
  fireEvent.click(within(bar).getByRole('button', { name: DELETE }));
  return question(DELETE);
}

const full = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));

const type = async (text: string) =>
  fireEvent.change((await question(DELETE)).getByRole('textbox'), { target: { value: text } });

const kept = async (storage = testStorage()) => {
  const { entries } = await new LocalStore(storage).read(ADMIN, recentChanges);
  return entries.map((line) => `${'id' in line ? line.id : ''}${line.isConfirmed ? '' : '?'}`);
};

test('starts only once the number of firms is typed, in any digits, and keeps each firm first', async () => {
  const storage = testStorage();
  await ask(new ListService(applications(3)), storage);
  const start = screen.getByRole('button', { name: 'Delete 3 firms' });
  for (const [text, isReady] of [
    ['', false],
    ['2', false],
    ['33', false],
    ['३', true],
    [' 3 ', true],
  ] as const) {
    await type(text);
    expect(start).toHaveProperty('disabled', !isReady);
  }
  expect(changedIds()).toEqual([]);
  await press('Delete 3 firms');
  await expectTally({ 'Firm deleted': 3 });
  expect(changedIds()).toEqual([501, 502, 503]);
  await waitFor(async () => expect(await kept(storage)).toEqual(['503', '502', '501']));
});

test('skips a firm whose details cannot be read; a refused firm leaves no copy, one without an answer does', async () => {
  const storage = testStorage();
  const service = new ListService(applications(4));
  service.handlers.unshift(
    http.get('*/api/member_edit/501', () => HttpResponse.json({ message: 'x' }, { status: 500 })),
  );
  service.script = [yes, refused(422, 'Has a receipt.'), lost];
  await ask(service, storage);
  await type('4');
  await press('Delete 4 firms');
  await expectTally({ Skipped: 1, Failed: 1, Unknown: 1, 'Firm deleted': 1 });
  expect(outcomeOf('Firm 501')).toHaveTextContent('No copy could be kept first');
  expect(outcomeOf('Firm 503')).toHaveTextContent('Has a receipt.');
  expect(changedIds()).toEqual([502, 503, 504]);
  await waitFor(async () => expect(await kept(storage)).toEqual(['504?', '502']));
});

test('ends after three firms of which no copy can be kept, and goes on with all of them', async () => {
  const service = new ListService(applications(5));
  service.handlers.unshift(
    http.get('*/api/member_edit/:id', () => HttpResponse.json({ message: 'x' }, { status: 500 })),
  );
  await ask(service);
  await type('5');
  await press('Delete 5 firms');
  await expectTally({ Skipped: 3, 'Not tried': 2 });
  expect(screen.getByText('Stopped: three firms failed in a row.')).toBeVisible();
  await press('Only those not done');
  expect(await screen.findByRole('button', { name: 'Delete 5 firms' })).toBeDisabled();
  expect(changedIds()).toEqual([]);
});

test('skips every firm where the browser keeps nothing', async () => {
  await ask(new ListService(applications(2)), { ...testStorage(), change: full });
  await type('2');
  await press('Delete 2 firms');
  await expectTally({ Skipped: 2 });
  expect(changedIds()).toEqual([]);
});
