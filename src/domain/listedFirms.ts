import type { Amendment } from './amendment';
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

/** Both lists one after the other, by position: the members, then the new registrations. A list that is not known has no rows. */
export class ListedFirms {
  readonly #members: readonly Member[];
  readonly #newMembers: readonly NewMember[];
  readonly count: number;

  constructor(members: readonly Member[] | null, newMembers: readonly NewMember[] | null) {
    this.#members = members ?? [];
    this.#newMembers = newMembers ?? [];
    this.count = this.#members.length + this.#newMembers.length;
  }

  /** Whether the firms of the others stand at the same places, and are reached by the same mobile and address. */
  isReachedAs(others: ListedFirms, amendment: Amendment<Member | NewMember> | null): boolean {
    return (
      areReachedAs(this.#members, others.#members, amendment) &&
      areReachedAs(this.#newMembers, others.#newMembers, amendment)
    );
  }

  firmAt(position: number): Member | NewMember | undefined {
    return this.#members[position] ?? this.#newMembers[position - this.#members.length];
  }

  listedAt(position: number): ListedIn | null {
    const member = this.#members[position];
    if (member !== undefined) return { list: 'members', firm: member };
    const newMember = this.#newMembers[position - this.#members.length];
    return newMember === undefined ? null : { list: 'newMembers', firm: newMember };
  }

  /** The same number for the same firm, wherever it stands: ids are positive, so that other rows are negative ones. */
  identityAt(position: number): number {
    return this.firmAt(position)?.id ?? -1 - position;
  }

  /** One position for each firm among those given, the first. */
  distinct(positions: readonly number[]): ReadonlyMap<number, number> {
    const firstOf = new Map<number, number>();
    for (const position of positions) {
      const identity = this.identityAt(position);
      if (!firstOf.has(identity)) firstOf.set(identity, position);
    }
    return firstOf;
  }
}

type Firms = readonly (Member | NewMember)[];

function areReachedAs(
  some: Firms,
  others: Firms,
  amendment: Amendment<Member | NewMember> | null,
): boolean {
  if (some === others) return true;
  if (some.length !== others.length) return false;
  if (amendment?.from === others && amendment.to === some)
    return amendment.changed.every((position) => isReachedAs(some[position], others[position]));
  for (let position = 0; position < some.length; position++)
    if (some[position] !== others[position] && !isReachedAs(some[position], others[position]))
      return false;
  return true;
}

/** A row without an id is known by itself alone. */
const isReachedAs = (one?: Member | NewMember, other?: Member | NewMember): boolean =>
  one?.id != null &&
  one.id === other?.id &&
  one.mobile === other.mobile &&
  one.email === other.email;
