import type { ChangedFirm } from '../../../domain/importDifference';
import { isSameValue } from '../../../domain/memberEdits';
import type { MemberId } from '../../../domain/memberId';
import type { DeletedFirm } from '../../../session/localHistory/deletedFirms';
import type { ImportAccount } from '../../../session/localHistory/imports';
import type { AnyFirm, ImportedFirm, ImportedFirms } from '../bulkRun/bulkRunTypes';

/** The firms that a run would begin with, as listed now. */
interface Left {
  readonly firms: readonly AnyFirm[];
  readonly imported: ImportedFirms;
}

type Listed = ReadonlyMap<MemberId, AnyFirm>;

/** The firms as listed now. One that was deleted from here since the import is another one: the service may reuse its ID. */
export function listedById(
  rows: readonly AnyFirm[],
  { at }: Pick<ImportAccount, 'at'>,
  deletions: readonly DeletedFirm[],
): Listed {
  const since = deletions.filter((deletion) => deletion.isConfirmed && deletion.at > at);
  const deleted = new Set(since.map(({ id }) => id));
  return new Map(
    rows.flatMap((firm) =>
      firm.id === null || deleted.has(firm.id) ? [] : [[firm.id, firm] as const],
    ),
  );
}

/** Why the account offers nothing; `null` if it offers to take back what was added (rule H4). */
export const isProven = ({ isConfirmed, reason }: ImportAccount): boolean =>
  isConfirmed && reason === null;

/** If more firms differ than the server updated, somebody else changed one of them. */
export const areOldValuesProven = (account: ImportAccount): boolean =>
  isProven(account) && account.changed.length <= (account.updated ?? 0);

/** The added firms that are still in the list. */
export function leftToTakeBack({ added, addedCells }: ImportAccount, listed: Listed): Left {
  return leftOf(
    added.map((after, place) => ({ before: null, after, cells: addedCells[place] ?? [] })),
    listed,
  );
}

/** The changed firms whose old name or mobile is not back. */
export function leftToRestore({ changed }: ImportAccount, listed: Listed): Left {
  return leftOf(
    changed.filter(canBePutBack).map((pair) => ({ ...pair, cells: [] })),
    listed,
    (now, { before }) => !isAsBefore(now, before),
  );
}

/** An update has name and mobile only, of what the list shows. */
const canBePutBack = ({ before, after }: ChangedFirm): boolean => !isAsBefore(after, before);

export const isAsBefore = (now: AnyFirm, before: AnyFirm): boolean =>
  isSameValue(['firmName'], now.name, before.name) &&
  isSameValue(['firmMobile'], now.mobile, before.mobile);

function leftOf<Firm extends ImportedFirm>(
  firms: readonly Firm[],
  listed: Listed,
  isLeft: (now: AnyFirm, firm: Firm) => boolean = () => true,
): Left {
  const left = firms.flatMap((firm) => {
    const { id } = firm.after;
    const now = id === null ? undefined : listed.get(id);
    return id === null || now === undefined || !isLeft(now, firm) ? [] : [{ id, now, firm }];
  });
  return {
    firms: left.map(({ now }) => now),
    imported: new Map(left.map(({ id, firm }) => [id, firm])),
  };
}
