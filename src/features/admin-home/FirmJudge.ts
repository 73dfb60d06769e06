import { needsAttention } from '../../domain/attention';
import type { Member, NewMember } from '../../domain/member';
import { WhoIsWho } from '../../domain/whoIsWho';

/** Rows per slice of idle work: a few milliseconds on an office computer. */
const SLICE = 2_000;

/** A number for each list; `null` where it is not known. */
interface OfLists {
  readonly members: number | null;
  readonly newMembers: number | null;
}

/** What costs too much to be counted in one go. */
export interface Judgement {
  /** Firms that lack something. */
  readonly attention: OfLists;
  /** Firms that may stand in the lists twice: told only where both lists are known, or it would be too few. */
  readonly duplicates: OfLists;
}

type Rows = readonly (Member | NewMember)[];

/** Judges every firm of both lists in slices. */
export class FirmJudge {
  readonly #members: readonly Member[] | null;
  readonly #newMembers: readonly NewMember[] | null;
  readonly #work = this.#judge();
  #judgement: Judgement | null = null;

  /** A list that is `null` is not known. */
  constructor(members: readonly Member[] | null, newMembers: readonly NewMember[] | null) {
    this.#members = members;
    this.#newMembers = newMembers;
  }

  /** Does one more slice of the work; false when nothing is left. */
  prepareSlice(): boolean {
    const slice = this.#work.next();
    if (slice.done !== true) return true;
    this.#judgement = slice.value ?? this.#judgement;
    return false;
  }

  /** `null` until every firm is judged. */
  get judgement(): Judgement | null {
    return this.#judgement;
  }

  *#judge(): Generator<undefined, Judgement | undefined> {
    const attention = yield* this.#ofLists(needsAttention);
    if (this.#members === null || this.#newMembers === null)
      return { attention, duplicates: { members: null, newMembers: null } };
    const whoIsWho = new WhoIsWho(this.#members, this.#newMembers);
    while (whoIsWho.prepareSlice()) yield;
    const duplicates = yield* this.#ofLists((firm) => whoIsWho.isDuplicate(firm));
    return { attention, duplicates };
  }

  *#ofLists(holds: (firm: Member | NewMember) => boolean): Generator<undefined, OfLists> {
    return {
      members: yield* counted(this.#members, holds),
      newMembers: yield* counted(this.#newMembers, holds),
    };
  }
}

function* counted(
  rows: Rows | null,
  holds: (firm: Member | NewMember) => boolean,
): Generator<undefined, number | null> {
  if (rows === null) return null;
  let count = 0;
  for (const [position, firm] of rows.entries()) {
    if (holds(firm)) count += 1;
    if (position % SLICE === SLICE - 1) yield;
  }
  return count;
}
