import type { ListName } from '../../config/lists';
import { foldText } from '../../domain/foldText';
import type { FirmList, Member, NewMember } from '../../domain/member';
import type { MemberId } from '../../domain/memberId';
import { withoutCountryPrefix } from '../../domain/phone';
import type { DeletedFirm } from '../../session/localHistory/deletedFirms';

export interface DeletedRow {
  readonly key: number;
  /** The latest deletion, with the most complete values. */
  readonly firm: DeletedFirm;
  /** All deletions of this firm: one without an answer may have been repeated. */
  readonly entries: readonly DeletedFirm[];
}

/** The deleted firms of a list, the latest first: one row for each, however often its deletion was sent. */
export function deletedRows(entries: readonly DeletedFirm[], list: ListName): DeletedRow[] {
  const byId = new Map<MemberId, DeletedFirm[]>();
  for (const entry of entries)
    if (entry.list === list) byId.set(entry.id, [...(byId.get(entry.id) ?? []), entry]);
  return [...byId].flatMap(([key, deletions]) => {
    const [latest] = deletions;
    if (latest === undefined) return [];
    const isConfirmed = deletions.some((entry) => entry.isConfirmed);
    const best = deletions.find(({ isWhole }) => isWhole) ?? latest;
    return [{ key, firm: { ...best, at: latest.at, isConfirmed }, entries: deletions }];
  });
}

/** `still`: the firm is in the list now; `again`: a firm with its number, or its name and mobile, is; `null`: unknown. */
export type ListedState = 'still' | 'again' | 'gone' | null;

/** Looks deleted firms up in the list as it is now, as far as it is loaded. */
export function listedStateIn(
  list: FirmList<Member | NewMember> | undefined,
): (firm: DeletedFirm) => ListedState {
  if (list === undefined) return () => null;
  const ids = new Set(list.rows.map(({ id }) => id));
  const likenesses = new Set(list.rows.flatMap(likenessesOf));
  return ({ id, membership, values: { firmName: name, firmMobile: mobile } }) => {
    if (ids.has(id)) return 'still';
    if (likenessesOf({ membership, name, mobile }).some((one) => likenesses.has(one)))
      return 'again';
    return list.isWhole ? 'gone' : null;
  };
}

const likenessesOf = ({
  membership,
  name,
  mobile,
}: Pick<Member, 'membership' | 'name' | 'mobile'>): readonly string[] => [
  ...(membership === null ? [] : [`number ${foldText(membership)}`]),
  `firm ${withoutCountryPrefix(mobile)} ${foldText(name)}`,
];
