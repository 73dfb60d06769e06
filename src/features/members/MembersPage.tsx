import { type TFunction, useTranslation } from '../../i18n/translation';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { membersExportLink } from '../../api/members';
import { useConfig } from '../../config/ConfigContext';
import type { Member } from '../../domain/member';
import type { FirmColumn } from '../../ui/FirmTable/FirmColumn';
import { useOpened } from '../../ui/lateDialog';
import { Tag } from '../../ui/Tag';
import { memberFilters, sharedFilters } from './filters';
import { firmColumns } from './firmColumns';
import { OfficeList } from './OfficeList';
import { StatusBadge } from './StatusBadge';
import { useOffice } from './useOffice';

export function memberColumns(
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
      exported: {
        title: 'status',
        text: ({ status }) => (status === 'active' ? 'Active' : 'Inactive'),
      },
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
export default function MembersPage() {
  const { t } = useTranslation();
  const config = useConfig();
  const office = useOffice('members');
  const { duplicates } = office;
  const details = useOpened<Member>();
  const { open } = details;

  const columns = useMemo(() => memberColumns(t, open), [t, open]);
  const chosen = useSearchParams()[0].get('filter') ?? '';
  const filters = useMemo(
    () => [...memberFilters(t), ...sharedFilters(t, duplicates, chosen)],
    [t, duplicates, chosen],
  );

  return (
    <OfficeList
      name="members"
      heading={t('Members')}
      failedText={t('The members could not be loaded.')}
      partText={(shown, total) =>
        total === null
          ? t('{{shown}} members loaded, and there are more', { shown })
          : t('{{shown}} of {{total}} members loaded', { shown, total })
      }
      office={office}
      columns={columns}
      filters={filters}
      fileName="members"
      ownTools={[{ key: 'full', text: t('Export Full CSV'), href: membersExportLink(config) }]}
      details={details}
    />
  );
}
