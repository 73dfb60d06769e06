import type { TFunction } from '../../../i18n/Text';
import dayjs from 'dayjs';
import type { MemberId } from '../../../domain/memberId';
import { csvText } from '../../../spreadsheet/csv/writeCsv';
import type { ListedFirm, Plan } from './planQueue';
import type { Outcome, QueueKind } from './Queue';
import { outcomeDetail, outcomeTitle } from './queueTexts';

/** What became of one firm, in words. */
export interface AccountRow {
  readonly key: string;
  readonly name: string;
  readonly mobile: string;
  /** The membership number, as the list has it now; '' where it has none. */
  readonly number: string;
  readonly outcome: string;
  readonly detail: string;
}

interface Account {
  readonly kind: QueueKind;
  readonly plan: Plan;
  readonly outcomes: readonly Outcome[];
  readonly numbers: ReadonlyMap<MemberId, string>;
}

/** Every firm that was chosen: those of the queue in its order, then those that were left out before (rule Q5). */
export function accountRows(
  t: TFunction,
  { kind, plan, outcomes, numbers }: Account,
): readonly AccountRow[] {
  const rowOf = (firm: ListedFirm, outcome: Outcome, place: number): AccountRow => ({
    key: `${firm.id} ${place}`,
    name: firm.name,
    mobile: firm.mobile,
    number: (firm.id === null ? undefined : numbers.get(firm.id)) ?? firm.membership ?? '',
    outcome: outcomeTitle(t, kind, outcome.kind),
    detail: outcomeDetail(t, outcome),
  });
  return [
    ...plan.todo.map(({ firm }, place) =>
      rowOf(firm, outcomes[place] ?? { kind: 'notTried' }, place),
    ),
    ...plan.leftOut.map(({ firm, reason }, place) =>
      rowOf(firm, { kind: 'leftOut', reason }, plan.todo.length + place),
    ),
  ];
}

/** The same as a file of the portal's own kind (rule I7). */
export function accountCsv(t: TFunction, rows: readonly AccountRow[]): Blob {
  const header = [
    t('Firm Name'),
    t('Firm Mobile No'),
    t('Membership No.'),
    t('Outcome'),
    t('Details'),
  ];
  const lines = rows.map((row) => [row.name, row.mobile, row.number, row.outcome, row.detail]);
  return new Blob([csvText([header, ...lines])], { type: 'text/csv;charset=utf-8' });
}

const FILE_NAMES = {
  paymentLink: 'payment_links',
  number: 'membership_numbers',
  active: 'marked_active',
  inactive: 'marked_inactive',
} as const satisfies Record<QueueKind, string>;

export const accountFileName = (kind: QueueKind, day: Date): string =>
  `${FILE_NAMES[kind]}_${dayjs(day).format('YYYY-MM-DD')}.csv`;
