import { type TFunction, useTranslation } from '../../i18n/translation';
import { Button } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { membersExportLink, useMembersQuery, useNewMembersQuery } from '../../api/members';
import { useConfig } from '../../config/ConfigContext';
import { maxListAge } from '../../config/listVisit';
import type { Member } from '../../domain/member';
import type { FirmColumn } from '../../ui/FirmTable/FirmColumn';
import { Tag } from '../../ui/Tag';
import { exportedMembers } from './exportedLists';
import { memberFilters, sharedFilters } from './filters';
import { firmColumns } from './firmColumns';
import { MemberList, useFrozenDuringRun, useMemberDetails } from './MemberList';
import { StatusBadge } from './StatusBadge';
import { afterOwnList, useBothLists } from './duplicates/DuplicateGroups';

function memberColumns(
  t: TFunction,
  onDetails: (member: Member) => void,
): readonly FirmColumn<Member>[] {
  // Translated once for up to 100,000 rows.
  const words = { active: t('Active'), inactive: t('Inactive') };
  return firmColumns(t, 'members', t('Membership'), onDetails, [
    {
      key: 'status',
      title: t('Manage Status'),
      place: 'state',
      text: ({ status }) => words[status],
      render: (member) =>
        member.id === null ? (
          <Tag colour={member.status === 'active' ? 'green' : 'red'}>{words[member.status]}</Tag>
        ) : (
          <StatusBadge t={t} id={member.id} member={member} />
        ),
    },
  ]);
}

/** The registered members (product §2 item 9). */
export default function MembersPage({ importButton }: { readonly importButton: ReactNode }) {
  const { t } = useTranslation();
  const config = useConfig();
  const query = useMembersQuery(undefined, {
    refetchOnMountOrArgChange: maxListAge(useLocation().state),
  });
  const details = useMemberDetails<Member>();
  const { open } = details;

  const columns = useMemo(() => memberColumns(t, open), [t, open]);

  const list = useFrozenDuringRun(query.data ?? null);
  const other = useNewMembersQuery(undefined, afterOwnList(list));
  const newMembers = useFrozenDuringRun(other.data ?? null);
  const bothLists = useBothLists(list, newMembers, other);
  const { duplicates } = bothLists;
  const chosen = useSearchParams()[0].get('filter') ?? '';
  const filters = useMemo(
    () => [...memberFilters(t), ...sharedFilters(t, duplicates, chosen)],
    [t, duplicates, chosen],
  );

  return (
    <MemberList
      name="members"
      heading={t('Members')}
      failedText={t('The members could not be loaded.')}
      partText={(shown, total) =>
        total === null
          ? t('{{shown}} members loaded, and there are more', { shown })
          : t('{{shown}} of {{total}} members loaded', { shown, total })
      }
      query={query}
      list={list}
      bothLists={bothLists}
      columns={columns}
      filters={filters}
      exported={exportedMembers}
      tools={
        <>
          {/* In a new tab: an error of the service would replace the portal. */}
          <Button href={membersExportLink(config)} target="_blank" rel="noopener">
            {t('Export Full CSV')}
          </Button>
          {importButton}
        </>
      }
      details={details}
    />
  );
}
