import { useMemo } from 'react';
import { type TFunction, useTranslation } from '../../i18n/translation';
import { useSearchParams } from 'react-router';
import { startOfDay } from '../../domain/days';
import type { MemberId, NewMember } from '../../domain/member';
import { paymentStatusText } from '../../domain/paymentStatus';
import type { LocalNotes } from '../../session/localNotes';
import type { FirmColumn } from '../../ui/FirmTable/FirmColumn';
import { useOpened } from '../../ui/lateDialog';
import { Tag } from '../../ui/Tag';
import { useNow } from '../../ui/useNow';
import { noLinkFilter, otherStatuses, sharedFilters, statusFilters } from './filters';
import { firmColumns } from './firmColumns';
import { GenerateButton } from './GenerateButton';
import { OfficeList } from './OfficeList';
import { firstSeenText, linkSentText, LocalNote } from './LocalNote';
import { PaymentLinkButton, useNoteUnknownLinks } from './PaymentLinkButton';
import { PaymentStatusTag, statusWord } from './PaymentStatusTag';
import { useOffice } from './useOffice';

/** A sort key for a time; '' for none. */
const inOrder = (at: number | undefined): string => (at === undefined ? '' : String(at));

const canGetLink = (firm: NewMember): firm is NewMember & { readonly id: MemberId } =>
  firm.id !== null && firm.paymentStatus.kind === 'pending';

export function newMemberColumns(
  t: TFunction,
  { linkSent, firstSeen }: LocalNotes,
  today: number,
  onDetails: (firm: NewMember) => void,
): readonly FirmColumn<NewMember>[] {
  const sent = (firm: NewMember) => (canGetLink(firm) ? linkSent.get(firm.id) : undefined);
  const seen = ({ id, paymentStatus }: NewMember) =>
    id === null || paymentStatus.kind === 'done' ? undefined : firstSeen.get(id);
  const sentNote = (firm: NewMember) => {
    const link = sent(firm);
    return link === undefined ? '' : linkSentText(t, link);
  };
  const seenNote = (firm: NewMember) => {
    const at = seen(firm);
    return at === undefined ? '' : firstSeenText(t, at, today);
  };
  return firmColumns(t, 'newMembers', t('Membership No.'), onDetails, [
    {
      key: 'paymentLink',
      title: t('Payment Link'),
      place: 'action',
      text: (firm) => (canGetLink(firm) ? `${t('Send Now')} ${sentNote(firm)}` : ''),
      copyText: sentNote,
      // Firms with a link by its day, then firms that may get one, then all others.
      sorter: (firm) => (canGetLink(firm) ? inOrder(sent(firm)?.at) || t('Send Now') : ''),
      render: (firm) =>
        canGetLink(firm) && (
          <PaymentLinkButton t={t} id={firm.id} member={firm} note={sentNote(firm)} />
        ),
    },
    {
      key: 'paymentStatus',
      title: t('Payment Status'),
      place: 'state',
      text: (firm) => `${statusWord(t, firm.paymentStatus)} ${seenNote(firm)}`.trim(),
      exported: {
        title: 'payment_status',
        text: ({ paymentStatus }) => paymentStatusText(paymentStatus),
      },
      // Within a status, the longest waiting first.
      sorter: (firm) => {
        const word = statusWord(t, firm.paymentStatus).trim();
        return word === '' ? '' : `${word} ${inOrder(seen(firm))}`.trim();
      },
      render: (firm) => (
        <>
          <PaymentStatusTag t={t} status={firm.paymentStatus} />
          <LocalNote texts={[seenNote(firm)].filter(Boolean)} />
        </>
      ),
    },
    {
      key: 'generate',
      title: t('Membership'),
      place: 'action',
      sorter: false,
      text: ({ paymentStatus: { kind } }) => {
        if (kind === 'paid') return t('Generate');
        return kind === 'done' ? t('Processed') : '';
      },
      copyText: ({ paymentStatus: { kind } }) => (kind === 'done' ? t('Processed') : ''),
      render: (firm) => {
        if (firm.paymentStatus.kind === 'done') return <Tag colour="green">{t('Processed')}</Tag>;
        if (firm.id === null || firm.paymentStatus.kind !== 'paid') return null;
        return <GenerateButton t={t} id={firm.id} member={firm} />;
      },
    },
  ]);
}

/** The applications, from the payment link to the membership number (product §2 item 11). */
export default function NewMembersPage() {
  const { t } = useTranslation();
  const office = useOffice('newMembers');
  const { rows, notes, duplicates } = office;
  useNoteUnknownLinks();
  const details = useOpened<NewMember>();
  const { open } = details;

  const today = useNow(startOfDay);
  const columns = useMemo(() => newMemberColumns(t, notes, today, open), [t, notes, today, open]);
  const chosen = useSearchParams()[0].get('filter') ?? '';
  const byStatus = useMemo(() => statusFilters(t, otherStatuses(rows ?? [])), [t, rows]);
  const filters = useMemo(
    () => [...byStatus, noLinkFilter(t, notes.linkSent), ...sharedFilters(t, duplicates, chosen)],
    [t, byStatus, notes, duplicates, chosen],
  );

  return (
    <OfficeList
      name="newMembers"
      heading={t('New Registration')}
      failedText={t('The applications could not be loaded.')}
      partText={(shown, total) =>
        total === null
          ? t('{{shown}} applications loaded, and there are more', { shown })
          : t('{{shown}} of {{total}} applications loaded', { shown, total })
      }
      office={office}
      columns={columns}
      filters={filters}
      fileName="new_members"
      details={details}
    />
  );
}
