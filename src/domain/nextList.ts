import type { FirmList } from './member';
import type { MemberId } from './memberId';
import type { Outcome } from './outcome';

/** A row of a list; one without an id is known by its place alone. */
interface Listed {
  readonly id: MemberId | null;
}

/** Frozen, so that the store neither copies nor walks a long list. */
function listOf<Firm>(
  rows: readonly Firm[],
  { total, isWhole, amendment }: Omit<FirmList<Firm>, 'rows'>,
): FirmList<Firm> {
  return Object.freeze({ rows: Object.freeze(rows), total, isWhole, amendment });
}

/** The list with the outcome in it: a new one, in which every other row is the one of before; itself where it says nothing of it. */
export function listAfter<Firm extends Listed>(
  list: FirmList<Firm>,
  outcome: Outcome,
  after: (firm: Firm, outcome: Outcome) => Firm | null,
): FirmList<Firm> {
  const { total } = list;
  let rows: Firm[] | null = null;
  const gone: number[] = [];
  const changed: number[] = [];
  // By place: an iterator over 100,000 frozen rows takes several times as long.
  for (let place = 0; place < list.rows.length; place++) {
    const firm = list.rows[place];
    if (firm === undefined || firm.id !== outcome.id) continue;
    const now = after(firm, outcome);
    if (now === firm) continue;
    rows ??= [...list.rows];
    const placeNow = place - gone.length;
    if (now === null) {
      rows.splice(placeNow, 1);
      gone.push(place);
    } else {
      rows[placeNow] = now;
      changed.push(placeNow);
    }
  }
  return rows === null
    ? list
    : listOf(rows, {
        isWhole: list.isWhole,
        total: total === null ? null : total - gone.length,
        amendment: { from: list.rows, to: rows, gone, changed },
      });
}

/**
 * The list that was read, with the rows that are known already where it says the same of them; the known list itself where it
 * says the same of all: then nothing is drawn, found or counted anew. By hand, since comparing any two answers takes seconds.
 */
export function listKnown<Firm extends Listed>(
  known: FirmList<Firm>,
  read: FirmList<Firm>,
  isSame: (one: Firm, other: Firm) => boolean,
): FirmList<Firm> {
  let byId: Map<MemberId, Firm> | null = null;
  const ofSameId = (firm: Firm): Firm | undefined => {
    if (firm.id === null) return undefined;
    byId ??= new Map(known.rows.flatMap((one) => (one.id === null ? [] : [[one.id, one]])));
    return byId.get(firm.id);
  };
  let changes = read.rows.length === known.rows.length ? 0 : 1;
  const rows = read.rows.map((firm, place) => {
    const inPlace = known.rows[place];
    const before = inPlace !== undefined && inPlace.id === firm.id ? inPlace : ofSameId(firm);
    const now = before !== undefined && isSame(before, firm) ? before : firm;
    if (now !== inPlace) changes++;
    return now;
  });
  const isSameList = changes === 0 && known.total === read.total && known.isWhole === read.isWhole;
  return isSameList ? known : listOf(rows, { ...read, amendment: null });
}
