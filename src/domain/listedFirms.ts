import type { Member, NewMember } from './member';
import type { MemberId } from './memberId';

/** A firm, and the list in which it stands. */
export type ListedIn =
  | { readonly list: 'members'; readonly firm: Member }
  | { readonly list: 'newMembers'; readonly firm: NewMember };

/** What a firm is known by in both lists: its id, which the lists share, or the row itself where it has none. */
export type FirmKey = MemberId | Member | NewMember;

export function firmKeyOf(firm: Member | NewMember): FirmKey {
  return firm.id ?? firm;
}

/** Both lists one after the other: the members, then the new registrations. A list that is not known has no rows. */
export function listedFirms(
  members: readonly Member[] | null,
  newMembers: readonly NewMember[] | null,
): readonly ListedIn[] {
  return [
    ...(members ?? []).map((firm) => ({ list: 'members', firm }) as const),
    ...(newMembers ?? []).map((firm) => ({ list: 'newMembers', firm }) as const),
  ];
}

/** The texts that several firms have in common, each with these firms: every firm once, in the order of the lists. */
export function sharedTexts(
  firms: readonly ListedIn[],
  textsOf: (firm: Member | NewMember) => readonly string[],
): ReadonlyMap<string, readonly ListedIn[]> {
  const having = new Map<string, ListedIn[]>();
  for (const listed of firms)
    for (const text of textsOf(listed.firm)) {
      const known = having.get(text);
      if (known === undefined) having.set(text, [listed]);
      else known.push(listed);
    }
  const shared = new Map<string, readonly ListedIn[]>();
  for (const [text, all] of having) {
    const distinct = all.length > 1 ? firstOfEach(all) : all;
    if (distinct.length > 1) shared.set(text, distinct);
  }
  return shared;
}

/** The same id in both lists, or twice in one, is one firm. */
function firstOfEach(firms: readonly ListedIn[]): readonly ListedIn[] {
  const seen = new Map<FirmKey, ListedIn>();
  for (const listed of firms) {
    const key = firmKeyOf(listed.firm);
    if (!seen.has(key)) seen.set(key, listed);
  }
  return [...seen.values()];
}
