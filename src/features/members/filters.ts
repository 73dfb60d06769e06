import type { TFunction } from '../../i18n/Text';
import { needsAttention } from '../../domain/attention';
import { type Duplicates, groupsOf } from '../../domain/duplicates';
import { foldText } from '../../domain/foldText';
import type { Member, NewMember } from '../../domain/member';
import type { MemberId } from '../../domain/memberId';
import type { LinkSent } from '../../session/localNotes/localNotes';
import type { Filter } from '../../ui/FirmTable/Filter';
import { statusWord } from './PaymentStatusTag';

/** Both lists have these; `OTHER` and `NO_LINK` are New Registration's. The dashboard links to them by these words. */
export const ATTENTION = 'attention';
export const DUPLICATES = 'duplicates';
const OTHER = 'other';
const NO_LINK = 'noLink';

/** So many statuses that the portal does not know get a filter of their own; the rest share one. */
const OTHER_STATUSES = 4;

/** A longer one is no word for a button, and no address that every server takes; it is among the others. */
const LONGEST_STATUS = 60;

/** The filters of New Registration by payment status; one that the portal does not know comes with its own words (rule W4). */
export function statusFilters(
  t: TFunction,
  others: readonly string[],
): readonly Filter<NewMember>[] {
  const known = (['pending', 'paid', 'done'] as const).map((kind): Filter<NewMember> => ({
    key: kind,
    title: statusWord(t, { kind }),
    holds: ({ paymentStatus }) => paymentStatus.kind === kind,
  }));
  const short = others.filter((text) => text.length <= LONGEST_STATUS);
  // The dashboard leads to what is not known under this key, also where it is all of one status.
  const only = others.length === 1 ? short[0] : undefined;
  const named =
    only !== undefined
      ? []
      : short.slice(0, others.length > OTHER_STATUSES ? OTHER_STATUSES - 1 : undefined);
  const titleOf = (text: string) =>
    text.trim() === '' ? t('No status') : statusWord(t, { kind: 'other', text });
  const rest: Filter<NewMember> = {
    key: OTHER,
    title: only === undefined ? t('Other statuses') : titleOf(only),
    rare: true,
    holds: ({ paymentStatus }) => paymentStatus.kind === 'other',
  };
  return [
    ...known,
    ...named.map((text): Filter<NewMember> => ({
      key: `status:${foldText(text)}`,
      title: titleOf(text),
      rare: true,
      holds: ({ paymentStatus }) =>
        paymentStatus.kind === 'other' && foldText(paymentStatus.text) === foldText(text),
    })),
    ...(others.length > 0 ? [rest] : []),
  ];
}

/** What the service calls states that the portal does not know, the most frequent first. */
export function otherStatuses(rows: readonly NewMember[]): readonly string[] {
  const seen = new Map<string, { readonly text: string; count: number }>();
  for (const { paymentStatus } of rows) {
    if (paymentStatus.kind !== 'other') continue;
    const key = foldText(paymentStatus.text);
    const known = seen.get(key);
    if (known === undefined) seen.set(key, { text: paymentStatus.text, count: 1 });
    else known.count += 1;
  }
  return [...seen.values()].sort((one, other) => other.count - one.count).map(({ text }) => text);
}

/** The filters of Members by status and number (product §2 item 9). */
export function memberFilters(t: TFunction): readonly Filter<Member>[] {
  return [
    { key: 'active', title: t('Active'), holds: ({ status }) => status === 'active' },
    { key: 'inactive', title: t('Inactive'), holds: ({ status }) => status === 'inactive' },
    {
      key: 'unnumbered',
      title: t('No membership number'),
      rare: true,
      holds: ({ membership }) => membership === null,
    },
  ];
}

/** Who has to pay and got no link from this computer (rule Q7); the notes say nothing of other computers. */
export function noLinkFilter(
  t: TFunction,
  linkSent: ReadonlyMap<MemberId, LinkSent>,
): Filter<NewMember> {
  return {
    key: NO_LINK,
    title: t('Not sent from this computer'),
    rare: true,
    holds: ({ id, paymentStatus }) =>
      paymentStatus.kind === 'pending' && (id === null || !linkSent.has(id)),
  };
}

/** What the office has to look at in either list. */
export const attentionFilter = (t: TFunction): Filter<Member | NewMember> => ({
  key: ATTENTION,
  title: t('Needs attention'),
  rare: true,
  holds: needsAttention,
});

/** The firms of either list that may be in them twice; nobody can tell until both have been looked through. */
export const duplicatesFilter = (
  t: TFunction,
  duplicates: Duplicates | null,
): Filter<Member | NewMember> => ({
  key: DUPLICATES,
  title: t('Possible duplicates'),
  rare: true,
  holds: duplicates === null ? null : (firm) => groupsOf(duplicates, firm).length > 0,
});
