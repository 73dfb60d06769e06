import type { TFunction } from '../../i18n/Text';
import { Button } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useLocation } from 'react-router';
import { membersExportLink, useMembersQuery } from '../../api/members';
import { useConfig } from '../../config/ConfigContext';
import { oldestRows } from '../../config/listVisit';
import { paths } from '../../config/paths';
import type { Member } from '../../domain/member';
import type { FirmColumn } from '../../ui/FirmTable/FirmColumn';
import { exportedMembers } from './exportedLists';
import { attentionFilter, duplicatesFilter, memberFilters } from './filters';
import { firmColumns } from './firmColumns';
import { MemberList } from './MemberList';
import { useFrozen } from './queue/useFrozen';
import { RowActions } from './RowActions';
import { StatusBadge } from './StatusBadge';
import { useListsOfMembers } from './who/useBothLists';

const QUEUES = ['active', 'inactive'] as const;

/** The columns of Members (product §2 item 9). */
function memberColumns(
  t: TFunction,
  onDetails: (member: Member) => void,
): readonly FirmColumn<Member>[] {
  // Translated once: a list of 100,000 asks for the word of each.
  const words = { active: t('Active'), inactive: t('Inactive') };
  return [
    ...firmColumns<Member>(t, t('Membership'), onDetails),
    {
      key: 'status',
      title: t('Manage Status'),
      place: 'state',
      text: ({ status }) => words[status],
      render: (member) => <StatusBadge t={t} member={member} />,
    },
    {
      key: 'action',
      title: t('Action'),
      place: 'acts',
      sorter: false,
      text: () => '',
      render: (member) => <RowActions t={t} member={member} list="members" />,
    },
  ];
}

/** The registered members (product §2 item 9). */
export default function MembersPage({ importButton }: { readonly importButton: ReactNode }) {
  const { t } = useTranslation();
  const config = useConfig();
  const query = useMembersQuery(undefined, {
    refetchOnMountOrArgChange: oldestRows(useLocation().state),
  });
  const [detailed, setDetailed] = useState<Member | null>(null);

  const columns = useMemo(() => memberColumns(t, setDetailed), [t]);

  const lists = useListsOfMembers(useFrozen(query.data ?? null));
  const { duplicates } = lists;
  const filters = useMemo(
    () => [...memberFilters(t), attentionFilter(t), duplicatesFilter(t, duplicates)],
    [t, duplicates],
  );

  return (
    <MemberList
      lists={lists}
      heading={t('Members')}
      failedText={t('The members could not be loaded.')}
      partText={(shown, total) =>
        total === null
          ? t('{{shown}} members, and there are more', { shown })
          : t('{{shown}} of {{total}} members', { shown, total })
      }
      query={query}
      columns={columns}
      filters={filters}
      queues={QUEUES}
      exported={exportedMembers}
      tools={
        <>
          {/* A service that refuses would show its answer in place of the portal. */}
          <Button href={membersExportLink(config)} target="_blank" rel="noopener">
            {t('Export Full CSV')}
          </Button>
          {importButton}
        </>
      }
      detailed={detailed}
      edit={paths.memberEdit}
      onCloseDetails={() => setDetailed(null)}
    />
  );
}
