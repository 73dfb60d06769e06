import type { FilterKey, ListName } from '../../config/paths';
import { newFirmsIn } from '../../config/visits';
import type { TextInHiJson, TFunction } from '../../i18n/translation';
import { attentionOf, type AttentionReason, needsAttention } from '../../domain/attention';
import { type DuplicateReason, type Duplicates, groupsOf } from '../../domain/sameFirm';
import { foldText } from '../../domain/foldText';
import type { Member, MemberId, NewMember } from '../../domain/member';
import type { LinkSent } from '../../session/localNotes';
import type { Filter } from './list/FirmOrder';
import { statusWord } from './PaymentStatusTag';
import type { FirmOf } from './useOffice';

/** A filter of a list, with a name that the list has. */
type NamedFilter<List extends ListName> = Filter<FirmOf[List]> & {
  readonly key: FilterKey<List> | `status:${string}`;
};

/** Both lists have these two. */
type SharedKey = FilterKey<'members'> & FilterKey<'newMembers'>;
const ATTENTION = 'attention' satisfies SharedKey;
export const DUPLICATES = 'duplicates' satisfies SharedKey;

/** At most this many unknown statuses get a filter of their own; the rest share one. */
const OTHER_STATUSES = 4;

/** A longer status fits neither a button nor every server's addresses, so it is among the others. */
const LONGEST_STATUS = 60;

const unknown = (
  key: NamedFilter<'newMembers'>['key'],
  title: string,
  holds: (text: string) => boolean,
): NamedFilter<'newMembers'> => ({
  key,
  title,
  rare: true,
  holds: ({ paymentStatus }) =>
    paymentStatus.kind === 'other' && holds(foldText(paymentStatus.text)),
});

/** The filters of New Registration by payment status; an unknown status is named as the service names it. */
export function statusFilters(
  t: TFunction,
  others: readonly string[],
): readonly NamedFilter<'newMembers'>[] {
  const known = (['pending', 'paid', 'done'] as const).map((kind): NamedFilter<'newMembers'> => ({
    key: kind,
    title: statusWord(t, { kind }),
    holds: ({ paymentStatus }) => paymentStatus.kind === kind,
  }));
  const short = others.filter((text) => text.length <= LONGEST_STATUS);
  // The dashboard links to unknown statuses by this key, even if there is only one.
  const only = others.length === 1 ? short[0] : undefined;
  const named =
    only !== undefined
      ? []
      : short.slice(0, others.length > OTHER_STATUSES ? OTHER_STATUSES - 1 : undefined);
  const titleOf = (text: string) =>
    text.trim() === '' ? t('No status') : statusWord(t, { kind: 'other', text });
  const namedKeys = named.map(foldText);
  const rest = unknown(
    named.length === 0 ? 'other' : 'rest',
    only === undefined ? t('Other statuses') : titleOf(only),
    (status) => !namedKeys.includes(status),
  );
  return [
    ...known,
    ...named.map((text) => {
      const key = foldText(text);
      return unknown(`status:${key}`, titleOf(text), (status) => status === key);
    }),
    ...(named.length < others.length ? [rest] : []),
    ...(named.length > 0 ? [unknown('other', t('All unknown statuses'), () => true)] : []),
  ];
}

/** Unknown statuses in the service's words, the most frequent first. */
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

export function memberFilters(t: TFunction): readonly NamedFilter<'members'>[] {
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

/** Firms that have to pay and got no link from this computer; the notes do not cover other computers. */
export function noLinkFilter(
  t: TFunction,
  linkSent: ReadonlyMap<MemberId, LinkSent>,
): NamedFilter<'newMembers'> {
  return {
    key: 'noLink',
    title: t('Not sent from this computer'),
    rare: true,
    holds: ({ id, paymentStatus }) =>
      paymentStatus.kind === 'pending' && (id === null || !linkSent.has(id)),
  };
}

/** The part of a long file name for which a button has room. */
const LONG_NAME = /^(.{24}).{3,}$/su;

const MISSING_TEXTS = {
  noName: 'No name',
  noId: 'No ID, so it cannot be opened or changed',
  noMobile: 'No valid mobile number',
  noEmail: 'No email',
} as const satisfies Record<AttentionReason, TextInHiJson>;

export const duplicateText = (t: TFunction, { kind, value }: DuplicateReason): string =>
  kind === 'mobile'
    ? t('Same mobile: {{value}}', { value })
    : t('Same email: {{value}}', { value });

/** The filters of both lists: missing details, duplicates, and, if the address asks for them, the new firms of an import. */
export function sharedFilters(
  t: TFunction,
  /** `null` until both lists have been compared. */
  duplicates: Duplicates | null,
  /** The filter in the address. */
  chosen: string,
): readonly Filter<Member | NewMember>[] {
  const imported = newFirmsIn(chosen);
  const parts: readonly Filter<Member | NewMember>[] = [
    {
      key: ATTENTION,
      title: t('Needs attention'),
      rare: true,
      holds: needsAttention,
      reason: (firm) =>
        attentionOf(firm)
          .map((reason) => t(MISSING_TEXTS[reason]))
          .join(' · '),
    },
    {
      key: DUPLICATES,
      title: t('Possible duplicates'),
      rare: true,
      holds: duplicates === null ? null : (firm) => groupsOf(duplicates, firm).length > 0,
      reason: (firm) =>
        groupsOf(duplicates, firm)
          .flatMap(({ reasons }) => reasons.map((reason) => duplicateText(t, reason)))
          .join(' · '),
    },
  ];
  if (imported === null) return parts;
  const { above, upTo } = imported;
  const file = imported.fileName.replace(LONG_NAME, '$1…');
  const isNew = ({ id }: Member | NewMember) =>
    id !== null && id > above && (upTo === null || id <= upTo);
  return [
    ...parts,
    { key: chosen, title: t('New since {{file}}', { file }), rare: true, holds: isNew },
  ];
}
