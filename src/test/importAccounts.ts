import { decodeNewMembers } from '../api/decode/members';
import type { NewMember } from '../domain/member';
import { type ImportAccount, imports } from '../session/localHistory/imports';
import { applications, type ListedRow } from './applications';
import type { TestHistory } from './testHistory';

const listedRows = (rows: readonly ListedRow[]): readonly NewMember[] => decodeNewMembers(rows);

const HOUR = 60 * 60 * 1000;

/** An import of an hour ago that added Firm 501, Firm 502 and Firm 503. */
export function importAccount(changes: Partial<ImportAccount> = {}): ImportAccount {
  const { added = listedRows(applications(3)) } = changes;
  return {
    at: Date.now() - HOUR,
    isConfirmed: true,
    list: 'newMembers',
    fileName: 'applications.csv',
    inserted: 3,
    updated: 0,
    failed: 0,
    added,
    addedCells: added.map(({ name, mobile }) => [name, mobile]),
    changed: [],
    reason: null,
    ...changes,
  };
}

/** An import that gave Firm 501 its name and mobile; the list has them. */
export function changingImport(changes: Partial<ImportAccount> = {}): ImportAccount {
  const [after] = listedRows(applications(1));
  if (after === undefined) throw new Error('No application');
  const before = { ...after, name: 'Firm Five', mobile: '9415000999' };
  return importAccount({
    inserted: 0,
    updated: 1,
    added: [],
    changed: [{ before, after }],
    ...changes,
  });
}

/** A browser's history with these imports. */
export const importHistory = (...accounts: readonly ImportAccount[]): TestHistory =>
  Object.fromEntries(accounts.map((account) => [`import:${imports.keyOf(account)}`, account]));
