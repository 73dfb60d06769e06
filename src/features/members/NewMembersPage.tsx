import type { TFunction } from 'i18next';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNewMembersQuery } from '../../api/members';
import { paths } from '../../config/paths';
import type { NewMember } from '../../domain/member';
import type { PaymentStatus } from '../../domain/paymentStatus';
import type { Column } from '../../ui/table/Column';
import { exportedNewMembers } from './exportedLists';
import { statusFilters } from './filters';
import { firmColumns } from './firmColumns';
import { MemberList } from './MemberList';
import { MembershipCell } from './MembershipCell';
import { PaymentLinkCell } from './PaymentLinkCell';
import { PaymentStatusTag, statusWord } from './PaymentStatusTag';
import { useFrozen } from './queue/useFrozen';
import { RowActions } from './RowActions';

/** What the Membership column says, so that a search finds what is shown. */
function membershipText(t: TFunction, { kind }: PaymentStatus): string {
  if (kind === 'paid') return t('Generate');
  return kind === 'done' ? t('Processed') : '';
}

const QUEUES = ['paymentLink', 'number'] as const;

/** The applications, from the payment link to the membership number (product §2 item 11). */
export default function NewMembersPage({ importButton }: { readonly importButton: ReactNode }) {
  const { t } = useTranslation();
  const query = useNewMembersQuery();
  const [detailed, setDetailed] = useState<NewMember | null>(null);

  const columns = useMemo(
    (): readonly Column<NewMember>[] => [
      ...firmColumns<NewMember>(t, t('Membership No.'), setDetailed),
      {
        key: 'paymentLink',
        title: t('Payment Link'),
        sortable: false,
        text: ({ paymentStatus }) => (paymentStatus.kind === 'pending' ? t('Send Now') : ''),
        cell: (member) => <PaymentLinkCell t={t} member={member} />,
      },
      {
        key: 'paymentStatus',
        title: t('Payment Status'),
        text: ({ paymentStatus }) => statusWord(t, paymentStatus),
        cell: ({ paymentStatus }) => <PaymentStatusTag t={t} status={paymentStatus} />,
      },
      {
        key: 'generate',
        title: t('Membership'),
        sortable: false,
        text: ({ paymentStatus }) => membershipText(t, paymentStatus),
        cell: (member) => <MembershipCell t={t} member={member} />,
      },
      {
        key: 'action',
        title: t('Action'),
        sortable: false,
        text: () => '',
        cell: (member) => (
          <RowActions t={t} member={member} view={paths.newMemberView} edit={paths.newMemberEdit} />
        ),
      },
    ],
    [t],
  );

  const rows = useFrozen(query.data?.rows);
  const filters = useMemo(() => statusFilters(t, rows ?? []), [t, rows]);

  return (
    <MemberList
      heading={t('New Registration')}
      failedText={t('The new registrations could not be loaded.')}
      partText={(shown, total) =>
        total === null
          ? t('{{shown}} new registrations, and there are more', { shown })
          : t('{{shown}} of {{total}} new registrations', { shown, total })
      }
      query={query}
      columns={columns}
      filters={filters}
      queues={QUEUES}
      exported={exportedNewMembers}
      tools={importButton}
      detailed={detailed}
      edit={paths.newMemberEdit}
      onCloseDetails={() => setDetailed(null)}
    />
  );
}
