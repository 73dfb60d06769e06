import { expect } from 'vitest';
import { HistoryStore } from '../../session/localHistory/HistoryStore';
import { type SavedEdit, savedEdits } from '../../session/localHistory/savedEdits';
import { personKey } from '../../session/personKey';
import { testConfig } from '../Portal';
import { type TestHistory, testHistoryStorage } from '../testHistory';
import { typeInto } from '../typeInto';
import { dialog, type Editor, editors, firm, openForm, pressUpdate } from './editors';

export const [office, member] = editors;

export const AREA = { field: 'area', before: 'Assi', after: 'Lanka' };
export const rekha = { name: 'Rekha Gupta', mobile: '9415000001' };
export const anil = { name: 'अनिल यादव', mobile: '9415000002' };

/** The person of the office, as the history knows them. */
export const ADMIN = personKey(testConfig.apiBaseUrl, 7001);

/** What the computer keeps, which two tabs share. */
export function computer(
  entries?: TestHistory,
  changed: Partial<ReturnType<typeof testHistoryStorage>> = {},
) {
  const storage = { ...testHistoryStorage(entries), ...changed };
  const history = new HistoryStore(storage);
  const kept = async () => {
    const found = await history.read(ADMIN, savedEdits);
    expect(found.unreadable).toBe(0);
    return found.entries;
  };
  return { storage, history, kept };
}

/** Opens an edit form on this computer. */
export async function open(on = computer(), stored = firm, editor: Editor = office) {
  return { ...(await openForm(editor, stored, { history: on.history })), ...on };
}

export type Opened = Awaited<ReturnType<typeof open>>;

const changesIn = (edit: SavedEdit) =>
  edit.changes
    .map((change) =>
      'field' in change
        ? `${change.field} ${change.before}→${change.after}`
        : `row ${change.position}`,
    )
    .join();

/** `?` if it is not confirmed. */
export const summary = (edits: readonly SavedEdit[]) =>
  edits.map((edit) => `${changesIn(edit)}${edit.isConfirmed ? '' : '?'}`);

export const saveArea = async (text = 'Lanka') => {
  typeInto('Area', text);
  await pressUpdate();
};
export const succeed = async () => {
  await dialog('Success');
};

export const storedEdit = (changes: readonly object[], more: object = {}) => ({
  id: 101,
  at: Date.now() - 1000,
  isConfirmed: true,
  changes,
  ...more,
});
