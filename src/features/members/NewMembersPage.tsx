import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useLocation } from 'react-router';
import { useNewMembersQuery } from '../../api/members';
import { oldestRows } from '../../config/listVisit';
import { paths } from '../../config/paths';
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
import { MemberList } from './MemberList';
import { newMemberColumns } from './newMemberColumns';
import { useFrozen } from './queue/useFrozen';
import { useUnknownLinks } from './useUnknownLinks';
import { useListsOfNewMembers } from './who/useBothLists';

const QUEUES = ['paymentLink', 'number'] as const;

/** The applications, from the payment link to the membership number (product §2 item 11). */
export default function NewMembersPage({ importButton }: { readonly importButton: ReactNode }) {
  const { t } = useTranslation();
  const query = useNewMembersQuery(undefined, {
    refetchOnMountOrArgChange: oldestRows(useLocation().state),
  });
  const notes = useFrozen(useLocalNotes(query.data?.rows, query.fulfilledTimeStamp));
  useUnknownLinks();
  const [detailed, setDetailed] = useState<NewMember | null>(null);

  const columns = useMemo(() => newMemberColumns(t, notes, setDetailed), [t, notes]);
  const list = useFrozen(query.data ?? null);
  const lists = useListsOfNewMembers(list);
  const { duplicates } = lists;
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
      lists={lists}
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
