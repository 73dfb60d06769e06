import type { Member, NewMember } from './member';
import type { MemberId } from './memberId';

export type FirmInList =
  | { readonly list: 'members'; readonly firm: Member }
  | { readonly list: 'newMembers'; readonly firm: NewMember };

/** Identifies a firm in both lists: by its id, which the lists share, or by the row itself where it has none. */
export type FirmKey = MemberId | Member | NewMember;

export function firmKeyOf(firm: Member | NewMember): FirmKey {
  return firm.id ?? firm;
}

/** Both lists in one: the members, then the applications. A list that is not loaded is `null` and adds no rows. */
export function listedFirms(
  members: readonly Member[] | null,
  newMembers: readonly NewMember[] | null,
): readonly FirmInList[] {
  return [
    ...(members ?? []).map((firm) => ({ list: 'members', firm }) as const),
    ...(newMembers ?? []).map((firm) => ({ list: 'newMembers', firm }) as const),
  ];
}

/** The texts that several firms share, each with its firms: every firm once, in the order of the lists. */
export function sharedTexts(
  firms: readonly FirmInList[],
  addTexts: (firm: Member | NewMember, add: (text: string) => void) => void,
): ReadonlyMap<string, readonly FirmInList[]> {
  // Nearly all texts occur once; they get no array.
  const first = new Map<string, FirmInList>();
  const firmsByText = new Map<string, FirmInList[]>();
  for (const listed of firms)
    addTexts(listed.firm, (text) => {
      const before = first.get(text);
      if (before === undefined) first.set(text, listed);
      else {
        const all = firmsByText.get(text);
        if (all === undefined) firmsByText.set(text, [before, listed]);
        else all.push(listed);
      }
    });
  const shared = new Map<string, readonly FirmInList[]>();
  for (const [text, all] of firmsByText) {
    const distinct = distinctFirms(all);
    if (distinct.length > 1) shared.set(text, distinct);
  }
  return shared;
}

function distinctFirms(firms: readonly FirmInList[]): readonly FirmInList[] {
  const seen = new Map<FirmKey, FirmInList>();
  for (const listed of firms) {
    const key = firmKeyOf(listed.firm);
    if (!seen.has(key)) seen.set(key, listed);
  }
  return [...seen.values()];
}
