import { foldText } from './foldText';
import type { ImportResult } from './importResult';
import type { FirmList, Member, NewMember } from './member';
import type { MemberId } from './memberId';
import { paymentStatusText } from './paymentStatus';
import { withoutCountryPrefix } from './phone';

type ListedFirm = Member | NewMember;

/** A row of the file as it was sent; mobile and number are '' where the file has none that can be compared. */
export interface SentFirm {
  readonly name: string;
  readonly mobile: string;
  readonly membership: string;
  /** All its cells that are not blank. */
  readonly cells: readonly string[];
}

/** Both lists at one time; `null` for a list that could not be read. */
export interface BothListsNow {
  readonly members: FirmList<Member> | null;
  readonly newMembers: FirmList<NewMember> | null;
}

/** Why it is not proven which firms an import added (rule H4). */
export type UnprovenReason =
  /** A list could not be read before or after the import, or was incomplete. */
  | { readonly kind: 'list' }
  /** The portal does not have the rows of the file. */
  | { readonly kind: 'rows' }
  /** The service did not count the firms that it added. */
  | { readonly kind: 'uncounted' }
  /** The new firms that match rows of the file are not as many as the service counted, or may be others. */
  | { readonly kind: 'others'; readonly found: number };

export interface ChangedFirm {
  readonly before: ListedFirm;
  readonly after: ListedFirm;
}

export interface ImportDifference {
  /** The firms that are new since and match a row of the file, in the order of the list. */
  readonly added: readonly ListedFirm[];
  /** The cells of the matching rows, for each added firm in order. */
  readonly addedCells: readonly (readonly string[])[];
  /** The firms whose row differs since and now says what a row of the file says. */
  readonly changed: readonly ChangedFirm[];
  /** `null` if it is proven that the import added exactly these firms. */
  readonly reason: UnprovenReason | null;
}

interface FileRows {
  /** The rows that the service did not refuse. */
  readonly taken: readonly SentFirm[];
  readonly refused: readonly SentFirm[];
}

interface ImportedFile {
  readonly list: keyof BothListsNow;
  /** The rows that were sent; `null` if the portal does not have them. */
  readonly rows: FileRows | null;
  readonly result: Pick<ImportResult, 'inserted'>;
}

/** Compares both lists before and after an import (rules H4, H5). */
export function importDifference(
  before: BothListsNow | null,
  after: BothListsNow | null,
  { list, rows: fileRows, result: { inserted } }: ImportedFile,
): ImportDifference {
  if (!areWhole(before) || !areWhole(after)) return unproven({ kind: 'list' });
  if (fileRows === null) return unproven({ kind: 'rows' });
  const firms = after[list].rows;
  const rows = new SentRows(fileRows);
  const changed = changesIn(before[list].rows, firms, rows);
  const { added, addedCells, isDoubtful } = rows.match(newFirms(before, firms));
  const found = { added, addedCells, changed };
  if (inserted === null) return { ...found, reason: { kind: 'uncounted' } };
  const known = [
    ...before.members.rows,
    ...before.newMembers.rows,
    ...changed.map((pair) => pair.after),
  ];
  const isCertain = added.length === 0 || (!isDoubtful && rows.areAllAmong([...known, ...added]));
  const isProven = added.length === inserted && isCertain;
  return { ...found, reason: isProven ? null : { kind: 'others', found: added.length } };
}

const unproven = (reason: UnprovenReason): ImportDifference => ({
  added: [],
  addedCells: [],
  changed: [],
  reason,
});

type WholeLists = { readonly [List in keyof BothListsNow]: NonNullable<BothListsNow[List]> };

const areWhole = (lists: BothListsNow | null): lists is WholeLists =>
  lists?.members?.isWhole === true && lists.newMembers?.isWhole === true;

/** The firms that were in neither list, each once. */
function newFirms(
  { members, newMembers }: WholeLists,
  firms: readonly ListedFirm[],
): readonly ListedFirm[] {
  // The service counts up. A lower id is a firm that a page of the earlier list left out while its rows moved.
  let highest = 0;
  for (const { id } of [...members.rows, ...newMembers.rows]) highest = Math.max(highest, id ?? 0);
  return [...byId(firms).values()].filter(({ id }) => id !== null && id > highest);
}

function changesIn(
  earlier: readonly ListedFirm[],
  firms: readonly ListedFirm[],
  rows: SentRows,
): readonly ChangedFirm[] {
  const known = byId(earlier);
  return [...byId(firms)].flatMap(([id, after]) => {
    const before = known.get(id);
    // Somebody else's change while the import ran is not the import's.
    return before === undefined || isSameFirm(before, after) || !rows.has(after)
      ? []
      : [{ before, after }];
  });
}

function byId(firms: readonly ListedFirm[]): ReadonlyMap<MemberId, ListedFirm> {
  const found = new Map<MemberId, ListedFirm>();
  for (const firm of firms) if (firm.id !== null && !found.has(firm.id)) found.set(firm.id, firm);
  return found;
}

/** True if the lists show the same of a firm at two times. */
export function isSameFirm(one: ListedFirm, other: ListedFirm): boolean {
  return (
    one.name === other.name &&
    one.mobile === other.mobile &&
    one.email === other.email &&
    one.membership === other.membership &&
    one.address === other.address &&
    stateOf(one) === stateOf(other)
  );
}

/** The last word of a row: its payment status, or whether it is active. */
export const stateOf = (firm: ListedFirm): string =>
  'status' in firm ? firm.status : paymentStatusText(firm.paymentStatus);

/** The rows of the file by mobile and name; a row without either matches no firm. */
class SentRows {
  readonly #rows = new Map<string, SentFirm[]>();
  /** Those of refused rows, too: the service may number its rows in another way. */
  readonly #mobiles: ReadonlySet<string>;

  constructor(private readonly file: FileRows) {
    const mobiles = [...file.taken, ...file.refused].map((row) => withoutCountryPrefix(row.mobile));
    this.#mobiles = new Set(mobiles.filter((mobile) => mobile !== ''));
    for (const row of file.taken) {
      const key = keyOf(row);
      if (key === null) continue;
      const rows = this.#rows.get(key);
      if (rows === undefined) this.#rows.set(key, [row]);
      else rows.push(row);
    }
  }

  has(firm: ListedFirm): boolean {
    return this.#find(firm) !== null;
  }

  /** The new firms that match a row; doubtful if one could be a row's firm under another name, or several share a row. */
  match(firms: readonly ListedFirm[]) {
    const added: ListedFirm[] = [];
    const addedCells: (readonly string[])[] = [];
    const taken = new Map<readonly SentFirm[], number>();
    let isDoubtful = false;
    for (const firm of firms) {
      const rows = this.#find(firm);
      if (rows === null) {
        isDoubtful ||= this.#mobiles.has(withoutCountryPrefix(firm.mobile));
        continue;
      }
      const count = (taken.get(rows) ?? 0) + 1;
      taken.set(rows, count);
      isDoubtful ||= count > rows.length;
      added.push(firm);
      addedCells.push(rows.flatMap(({ cells }) => cells));
    }
    return { added, addedCells, isDoubtful };
  }

  /**
   * True if each row that was not refused has the mobile or the number of one of these firms. The firm of another row may have
   * been added and not be recognised, while somebody else added one that is.
   */
  areAllAmong(firms: readonly ListedFirm[]): boolean {
    const marks = new Set(firms.flatMap(marksOf));
    return this.file.taken.every((row) => marksOf(row).some((mark) => marks.has(mark)));
  }

  #find(firm: ListedFirm): readonly SentFirm[] | null {
    const key = keyOf(firm);
    const rows = key === null ? undefined : this.#rows.get(key);
    if (rows === undefined) return null;
    const number = foldText(firm.membership ?? '');
    const isAnother = (row: SentFirm) =>
      number !== '' && row.membership !== '' && foldText(row.membership) !== number;
    return rows.every(isAnother) ? null : rows;
  }
}

function marksOf({ mobile, membership }: Pick<ListedFirm, 'mobile' | 'membership'>) {
  const [digits, number] = [withoutCountryPrefix(mobile), foldText(membership ?? '')];
  return [
    ...(digits === '' ? [] : [`mobile ${digits}`]),
    ...(number === '' ? [] : [`number ${number}`]),
  ];
}

function keyOf({ name, mobile }: Pick<SentFirm, 'name' | 'mobile'>): string | null {
  const [digits, folded] = [withoutCountryPrefix(mobile), foldText(name)];
  return digits === '' || folded === '' ? null : `${digits} ${folded}`;
}
