import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
// Imported before the first test: on a busy machine Vitest takes longer to load it than the portal waits for a script.
import '../bulkRun/BulkRunDialog';
import { paths } from '../../../config/paths';
import { deletedFirms } from '../../../session/localHistory/deletedFirms';
import { HistoryStore } from '../../../session/localHistory/HistoryStore';
import { type ImportAccount, imports } from '../../../session/localHistory/imports';
import { applications, ListService, lost, refused } from '../../../test/applications';
import { changedIds } from '../../../test/office';
import { expectTally, outcomeOf, press, question } from '../../../test/bulkRunDialog';
import { answer } from '../../../test/calls/moves';
import { changingImport, importAccount, importHistory } from '../../../test/importAccounts';
import { showPortal } from '../../../test/showPortal';
import { testHistory, testHistoryStorage } from '../../../test/testHistory';
import { sentBody, sentChanges } from '../../../test/wire';

/* What a person sees of the imports from this computer, and takes back (rules H4, H5). */

const TAKE_BACK = 'Take back an import';

function showImports(service: ListService, ...accounts: readonly ImportAccount[]) {
  const history = testHistory(importHistory(...accounts));
  showPortal(paths.recentImports, 'admin', { troubles: service.handlers, history });
  return history;
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

const field = async () => (await question(TAKE_BACK)).getByRole('textbox');
const confirmButton = async (name = 'Delete 3 firms') =>
  (await question(TAKE_BACK)).getByRole('button', { name });

async function ask(count = 3) {
  const opener = await button(`Take back what this import added (${count})`);
  await waitFor(() => expect(opener).toBeEnabled());
  fireEvent.click(opener);
  await question(TAKE_BACK);
}

test('what was added is deleted; a firm that was paid and one that was changed stay, and are counted as left', async () => {
  const service = new ListService(applications(4));
  const history = showImports(service, importAccount());
  await ask();
  service.change(502, { payment_status: 'paid' });
  service.change(503, { name: 'Firm Three' });
  fireEvent.change(await field(), { target: { value: '3' } });
  fireEvent.click(await confirmButton());
  await expectTally({ 'Firm deleted': 1, Skipped: 2 });
  expect(outcomeOf('Firm 502')).toHaveTextContent('Paid since the import');
  expect(outcomeOf('Firm 503')).toHaveTextContent('Changed since the import');
  expect(sentChanges()).toEqual(['DELETE /api/members/501']);
  await press('Close');
  expect(await button('Take back what this import added (2)')).toBeEnabled();
  // A copy of the deleted one is kept.
  const { entries } = await history.read('', deletedFirms);
  expect(entries.map(({ id, isConfirmed }) => [id, isConfirmed])).toEqual([[501, true]]);
  fireEvent.click(screen.getByText('Added firms (3)'));
  const table = within(await screen.findByRole('region', { name: 'Added firms (3)' }));
  expect(table.getByRole('row', { name: /^Firm 501 / })).toHaveTextContent('No longer in the list');
  expect(table.getByRole('row', { name: /^Firm 503 / })).toHaveTextContent(
    'Changed since the import',
  );
});

test.each([
  ['nothing', '', false],
  ['another number', '2', false],
  ['a word', 'three', false],
  ['the number', '3', true],
  ['the number in Devanagari, with a space', ' ३', true],
])('the question wants the number typed: %s', async (_, typed, isEnabled) => {
  showImports(new ListService(applications(3)), importAccount());
  await ask();
  fireEvent.change(await field(), { target: { value: typed } });
  const confirm = await confirmButton();
  expect(confirm.hasAttribute('disabled')).toBe(!isEnabled);
  // The keys do what the button does, and no more.
  fireEvent.keyDown(confirm, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(screen.queryByRole('textbox') === null).toBe(isEnabled));
  await waitFor(() => expect(changedIds()).toEqual(isEnabled ? [501, 502, 503] : []));
});

async function askAndType() {
  showImports(new ListService(applications(3)), importAccount());
  await ask();
  const typed = await field();
  fireEvent.change(typed, { target: { value: '3' } });
  return typed;
}

describe('the keys and presses of the question', () => {
  test('Escape closes it, and nothing is sent', async () => {
    const typed = await askAndType();
    fireEvent.keyDown(typed, { key: 'Escape', keyCode: 27 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(changedIds()).toEqual([]);
  });

  test('a held Enter in the field starts nothing', async () => {
    const typed = await askAndType();
    const cancel = (await question(TAKE_BACK)).getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    const user = userEvent.setup();
    await user.click(typed);
    await user.keyboard('{Enter>5/}');
    fireEvent.keyDown(typed, { key: 'Enter', ctrlKey: true, repeat: true });
    expect(await confirmButton()).toBeEnabled();
    expect(changedIds()).toEqual([]);
  });

  test('a double press deletes each firm once', async () => {
    await askAndType();
    const confirm = await confirmButton();
    act(() => {
      fireEvent.click(confirm);
      fireEvent.click(confirm);
    });
    await expectTally({ 'Firm deleted': 3 });
    expect(changedIds()).toEqual([501, 502, 503]);
  });
});

test('a lost answer is unknown, a refused deletion failed, and the next firm follows', async () => {
  const service = new ListService(applications(3));
  service.script = [lost, refused(409)];
  const history = showImports(service, importAccount());
  await ask();
  fireEvent.change(await field(), { target: { value: '3' } });
  fireEvent.click(await confirmButton());
  await expectTally({ 'Firm deleted': 1, Failed: 1, Unknown: 1 });
  const { entries } = await history.read('', deletedFirms);
  expect(entries.map(({ id, isConfirmed }) => [id, isConfirmed])).toEqual([
    [503, true],
    [501, false],
  ]);
});

test('old values are put back where the import’s still stand', async () => {
  const service = new ListService(
    applications(1).map((firm) => ({ ...firm, address: 'B 1', area: 'Assi' })),
  );
  const { changed } = changingImport();
  const at = (pair: (typeof changed)[number]) => ({
    before: { ...pair.before, address: 'B 1' },
    after: { ...pair.after, address: 'B 1' },
  });
  showImports(service, changingImport({ changed: changed.map(at) }));
  const opener = await button('Put the old values back (1)');
  await waitFor(() => expect(opener).toBeEnabled());
  fireEvent.click(opener);
  await press('Put 1 firm back');
  await expectTally({ 'Old values back': 1 });
  expect(await sentBody('PUT /api/member_update')).toMatchObject({
    id: 501,
    firmName: 'Firm Five',
    firmMobile: '9415000999',
    address: 'B 1',
    area: 'Assi',
  });
  await press('Close');
  expect(await button('Put the old values back (0)')).toBeDisabled();
  fireEvent.click(screen.getByText('Changed firms (1)'));
  expect(await screen.findByText('Has its old values')).toBeVisible();
});

test.each<readonly [string, Partial<ImportAccount>]>([
  [
    'Cannot be taken back: we could not confirm what was added.',
    { isConfirmed: false, added: [], reason: { kind: 'list' } },
  ],
  [
    'Cannot be taken back: a list could not be read before or after the import.',
    { added: [], reason: { kind: 'list' } },
  ],
  [
    'Cannot be taken back: the server did not say how many firms it added.',
    { reason: { kind: 'uncounted' } },
  ],
  [
    'Cannot be taken back: the portal could not read the rows of the file.',
    { added: [], reason: { kind: 'rows' } },
  ],
  [
    'Cannot be taken back: the server added 2, and 3 new firms match the file. Others may have been added, too.',
    { inserted: 2, reason: { kind: 'others', found: 3 } },
  ],
  [
    'Old values cannot be put back: more firms differ than the server updated.',
    { inserted: 0, added: [], updated: 0, changed: changingImport().changed },
  ],
])('nothing is offered that is not proven: %s', async (text, changes) => {
  showImports(new ListService(applications(3)), importAccount(changes));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Take|Put)/ })).not.toBeInTheDocument();
});

test('while the list cannot be loaded, nothing can be taken back, and it says so', async () => {
  const service = new ListService(applications(3));
  service.reads = [refused(500), refused(500)];
  showImports(service, importAccount());
  expect(await screen.findByText('The applications could not be loaded.')).toBeVisible();
  expect(await button('Take back what this import added (3)')).toBeDisabled();
  await press('Retry');
  await waitFor(async () =>
    expect(await button('Take back what this import added (3)')).toBeEnabled(),
  );
});

test('an import is forgotten after a question; the others stay', async () => {
  const history = showImports(
    new ListService(applications(3)),
    importAccount(),
    importAccount({ at: Date.now() - 1000, fileName: 'second.csv' }),
  );
  const section = within(await screen.findByRole('region', { name: 'second.csv' }));
  fireEvent.click(section.getByRole('button', { name: 'Forget' }));
  await answer('Forget this import', 'Forget');
  await waitFor(() => expect(screen.queryByText('second.csv')).not.toBeInTheDocument());
  const { entries } = await history.read('', imports);
  expect(entries.map(({ fileName }) => fileName)).toEqual(['applications.csv']);
});

test('a broken entry is counted, and never shown', async () => {
  const history = testHistory({ ...importHistory(importAccount()), 'import:1-members': { at: 1 } });
  showPortal(paths.recentImports, 'admin', {
    troubles: new ListService(applications(3)).handlers,
    history,
  });
  expect(
    await screen.findByText('1 import is damaged or from another version, and is not shown.'),
  ).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

test('a browser that keeps nothing says so', async () => {
  const storage = { ...testHistoryStorage(), readAll: () => Promise.reject(new Error('refused')) };
  showPortal(paths.recentImports, 'admin', { history: new HistoryStore(storage) });
  expect(await screen.findByText('This browser does not keep imports.')).toBeVisible();
});
