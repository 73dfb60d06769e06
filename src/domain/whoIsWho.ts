import type { Amendment } from './amendment';
import { foldText } from './foldText';
import { firmKeyOf, ListedFirms, type FirmKey, type ListedIn } from './listedFirms';
import type { Member, NewMember } from './member';
import { mobileOf } from './phone';
import { SharedValues } from './sharedValues';

/** A mobile as its ten digits, or an e-mail address as it is compared, that several firms have. */
export interface DuplicateReason {
  readonly kind: 'mobile' | 'email';
  readonly value: string;
}

/** Firms that may be one, with everything that exactly these have in common. */
export interface DuplicateGroup {
  readonly reasons: readonly DuplicateReason[];
  /** Two at least, each once, members first. */
  readonly firms: readonly ListedIn[];
}

/** Its firms are those that stand at these places now. */
class GrowingGroup implements DuplicateGroup {
  #asListed: { readonly by: ListedFirms; readonly firms: readonly ListedIn[] } | null = null;

  constructor(
    readonly reasons: DuplicateReason[],
    readonly positions: readonly number[],
    private readonly listed: () => ListedFirms,
  ) {}

  get firms(): readonly ListedIn[] {
    const by = this.listed();
    if (this.#asListed?.by !== by)
      this.#asListed = {
        by,
        firms: this.positions.flatMap((position) => by.listedAt(position) ?? []),
      };
    return this.#asListed.firms;
  }
}

/** Rows per slice of idle work: a few milliseconds on an office computer. */
const SLICE = 2_000;

/**
 * Which firms of both lists have a mobile or an e-mail address in common. The service keeps one table of firms, so that the same id in
 * both lists, or twice in one, is one firm and no duplicate of itself; a row without an id is a firm of its own.
 */
export class WhoIsWho {
  #firms: ListedFirms;
  readonly #groups: GrowingGroup[] = [];
  readonly #groupsOf = new Map<FirmKey, GrowingGroup[]>();
  /** Let go at the end: a generator that is done would still hold all that it needed on the way. */
  #work: Generator<undefined> | null = this.#findGroups();

  /** A list that is `null` is not known. */
  constructor(members: readonly Member[] | null, newMembers: readonly NewMember[] | null) {
    this.#firms = new ListedFirms(members, newMembers);
  }

  /**
   * What is known of these lists: the same, where every firm has its place, its mobile and its e-mail address, whatever else is said of
   * it now; else nothing yet.
   */
  for(
    members: readonly Member[] | null,
    newMembers: readonly NewMember[] | null,
    amendment: Amendment<Member | NewMember> | null,
  ): WhoIsWho {
    const firms = new ListedFirms(members, newMembers);
    if (!firms.isReachedAs(this.#firms, amendment)) return new WhoIsWho(members, newMembers);
    this.#firms = firms;
    return this;
  }

  /** Does one more slice of the work; false when nothing is left. */
  prepareSlice(): boolean {
    if (this.#work?.next().done !== false) this.#work = null;
    return !this.isComplete;
  }

  /** Until then, what the following tell is what has been found so far. */
  get isComplete(): boolean {
    return this.#work === null;
  }

  /** Those of one mobile first, then those of one e-mail address alone; in the order of the lists. */
  groups(): readonly DuplicateGroup[] {
    return this.#groups;
  }

  groupsOf(firm: Member | NewMember): readonly DuplicateGroup[] {
    return this.#groupsOf.get(firmKeyOf(firm)) ?? [];
  }

  isDuplicate(firm: Member | NewMember): boolean {
    return this.#groupsOf.has(firmKeyOf(firm));
  }

  /** What it needs on the way is gone when it ends. */
  *#findGroups(): Generator<undefined> {
    const values = { mobile: new SharedValues(), email: new SharedValues() };
    for (let position = 0; position < this.#firms.count; position++) {
      const firm = this.#firms.firmAt(position);
      const mobile = mobileOf(foldText(firm?.mobile ?? ''));
      const email = emailOf(firm?.email ?? '');
      if (mobile !== null) values.mobile.add(mobile, position);
      if (email !== null) values.email.add(email, position);
      if (position % SLICE === SLICE - 1) yield;
    }
    const byFirms = new Map<string, GrowingGroup>();
    let done = 0;
    for (const kind of ['mobile', 'email'] as const)
      for (const [value, positions] of values[kind]) {
        if (positions.length > 1) yield* this.#addGroup({ kind, value }, positions, byFirms);
        done += 1 + positions.length;
        if (done < SLICE) continue;
        done = 0;
        yield;
      }
  }

  /** Rests between its steps: each takes long where 100,000 firms have one mobile. */
  *#addGroup(
    reason: DuplicateReason,
    positions: readonly number[],
    byFirms: Map<string, GrowingGroup>,
  ): Generator<undefined> {
    const isLarge = positions.length > SLICE;
    const firstOf = this.#firms.distinct(positions);
    if (firstOf.size < 2) return;
    if (isLarge) yield;
    const identities = Float64Array.from(firstOf.keys()).sort().join();
    const sameFirms = byFirms.get(identities);
    if (sameFirms !== undefined) {
      sameFirms.reasons.push(reason);
      return;
    }
    if (isLarge) yield;
    const group = new GrowingGroup([reason], [...firstOf.values()], () => this.#firms);
    byFirms.set(identities, group);
    this.#groups.push(group);
    if (isLarge) yield;
    this.#remember(group);
  }

  #remember(group: GrowingGroup): void {
    // Nearly every firm is in one group, so that those of a group share one list: 50,000 firms may have one mobile.
    const alone = [group];
    for (const position of group.positions) {
      const firm = this.#firms.firmAt(position);
      if (firm === undefined) continue;
      const key = firmKeyOf(firm);
      const known = this.#groupsOf.get(key);
      if (known === undefined) this.#groupsOf.set(key, alone);
      else if (known.length === 1) this.#groupsOf.set(key, [...known, group]);
      else known.push(group);
    }
  }
}

/** An address in the form in which two are one; `null` for what is none, such as "-" and "not known". */
function emailOf(text: string): string | null {
  const email = foldText(text);
  const at = email.indexOf('@');
  return at > 0 && at < email.length - 1 ? email : null;
}
