import type { TFunction } from '../../i18n/Text';
import type { NewMember } from '../../domain/member';
import type { PaymentStatus } from '../../domain/paymentStatus';
import type { LocalNotes } from '../../session/localNotes/localNotes';
import type { FirmColumn } from '../../ui/FirmTable/FirmColumn';
import { firmColumns } from './firmColumns';
import { MembershipCell } from './MembershipCell';
import { MemoryNote } from './MemoryNote';
import { seenText, sentText } from './noteText';
import { PaymentLinkCell } from './PaymentLinkCell';
import { PaymentStatusTag, statusWord } from './PaymentStatusTag';
import { RowActions } from './RowActions';
import styles from './members.module.css';

/** What the Membership column says, so that a search finds what is shown. */
function membershipText(t: TFunction, { kind }: PaymentStatus): string {
  if (kind === 'paid') return t('Generate');
  return kind === 'done' ? t('Processed') : '';
}

/** Sorts as the moment does; '' for none. */
const inOrder = (at: number | undefined): string => (at === undefined ? '' : String(at));

const canGetLink = ({ id, paymentStatus }: NewMember): boolean =>
  id !== null && paymentStatus.kind === 'pending';

/** What is to be done with a firm; beside a number there is no room for it in the line of a card. */
const deedOf = ({ membership }: NewMember) => styles[membership === null ? 'deed' : 'deedBelow'];

/** The columns of New Registration (product §2 item 11), with what this computer remembers of each firm (rule Q7). */
export function newMemberColumns(
  t: TFunction,
  { linkSent, firstSeen }: LocalNotes,
  onDetails: (firm: NewMember) => void,
): readonly FirmColumn<NewMember>[] {
  const now = Date.now();
  const sent = (firm: NewMember) =>
    firm.id !== null && canGetLink(firm) ? linkSent.get(firm.id) : undefined;
  const seen = ({ id, paymentStatus }: NewMember) =>
    id === null || paymentStatus.kind === 'done' ? undefined : firstSeen.get(id);
  const sentNote = (firm: NewMember) => {
    const link = sent(firm);
    return link === undefined ? '' : sentText(t, link);
  };
  const seenNote = (firm: NewMember) => {
    const at = seen(firm);
    return at === undefined ? '' : seenText(t, at, now);
  };
  return [
    ...firmColumns<NewMember>(t, t('Membership No.'), onDetails),
    {
      key: 'paymentLink',
      title: t('Payment Link'),
      place: 'deed',
      text: (firm) => (canGetLink(firm) ? `${t('Send Now')} ${sentNote(firm)}` : ''),
      // Who got a link from here by its day, then who may get one, then everybody else.
      sorter: (firm) => (canGetLink(firm) ? inOrder(sent(firm)?.at) || t('Send Now') : ''),
      render: (firm) =>
        canGetLink(firm) && (
          <div className={deedOf(firm)}>
            <PaymentLinkCell t={t} member={firm} note={sentNote(firm)} />
          </div>
        ),
    },
    {
      key: 'paymentStatus',
      title: t('Payment Status'),
      place: 'state',
      text: (firm) => `${statusWord(t, firm.paymentStatus)} ${seenNote(firm)}`.trim(),
      // Of one status those who wait longest come first.
      sorter: (firm) => {
        const word = statusWord(t, firm.paymentStatus).trim();
        return word === '' ? '' : `${word} ${inOrder(seen(firm))}`.trim();
      },
      render: (firm) => (
        <div className={styles['cell']}>
          <PaymentStatusTag t={t} status={firm.paymentStatus} />
          <MemoryNote text={seenNote(firm)} />
        </div>
      ),
    },
    {
      key: 'generate',
      title: t('Membership'),
      place: 'deed',
      sorter: false,
      text: ({ paymentStatus }) => membershipText(t, paymentStatus),
      render: (firm) =>
        membershipText(t, firm.paymentStatus) !== '' && (
          <div className={deedOf(firm)}>
            <MembershipCell t={t} member={firm} />
          </div>
        ),
    },
    {
      key: 'action',
      title: t('Action'),
      place: 'acts',
      sorter: false,
      text: () => '',
      render: (firm) => <RowActions t={t} member={firm} list="newMembers" />,
    },
  ];
}
