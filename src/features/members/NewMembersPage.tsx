import { type ReactNode, useMemo } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useLocation } from 'react-router';
import { useMembersQuery, useNewMembersQuery } from '../../api/members';
import { oldestRows } from '../../config/listVisit';
import type { NewMember } from '../../domain/member';
import { useLocalNotes } from '../../session/localNotes/useLocalNotes';
import { exportedNewMembers } from './exportedLists';
import {
  attentionFilter,
  duplicatesFilter,
  noLinkFilter,
  otherStatuses,
  statusFilters,
} from './filters';
import { MemberList, useMemberDetails } from './MemberList';
import { newMemberColumns } from './newMemberColumns';
import { useFrozen } from './queue/useFrozen';
import { useUnknownLinks } from './useUnknownLinks';
import { after, useBothLists } from './who/bothLists';

/** The applications, from the payment link to the membership number (product §2 item 11). */
export default function NewMembersPage({ importButton }: { readonly importButton: ReactNode }) {
  const { t } = useTranslation();
  const query = useNewMembersQuery(undefined, {
    refetchOnMountOrArgChange: oldestRows(useLocation().state),
  });
  const notes = useFrozen(useLocalNotes(query.data?.rows, query.fulfilledTimeStamp));
  useUnknownLinks();
  const details = useMemberDetails<NewMember>();
  const { open } = details;

  const columns = useMemo(() => newMemberColumns(t, notes, open), [t, notes, open]);
  const list = useFrozen(query.data ?? null);
  const other = useMembersQuery(undefined, after(list));
  const members = useFrozen(other.data ?? null);
  const bothLists = useBothLists(members?.rows ?? null, list?.rows ?? null, other);
  const { duplicates } = bothLists;
  const byStatus = useMemo(() => statusFilters(t, otherStatuses(list?.rows ?? [])), [t, list]);
  const filters = useMemo(
    () => [
      ...byStatus,
      noLinkFilter(t, notes.linkSent),
      attentionFilter(t),
      duplicatesFilter(t, duplicates),
    ],
    [t, byStatus, notes, duplicates],
  );

  return (
    <MemberList
      name="newMembers"
      heading={t('New Registration')}
      failedText={t('The new registrations could not be loaded.')}
      partText={(shown, total) =>
        total === null
          ? t('{{shown}} new registrations, and there are more', { shown })
          : t('{{shown}} of {{total}} new registrations', { shown, total })
      }
      query={query}
      list={list}
      bothLists={bothLists}
      columns={columns}
      filters={filters}
      exported={exportedNewMembers}
      tools={importButton}
      details={details}
    />
  );
}
