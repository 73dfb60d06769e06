import { useTranslation } from 'react-i18next';
import type { MemberId } from '../../domain/memberId';
import { Page } from '../../ui/Page';
import { QueryState } from '../../ui/QueryState';
import { EditMemberForm } from './EditMemberForm';
import { useMemberScreen } from './useMemberScreen';

/** Edit Member of the office (product §2 item 12), for members and new members alike. */
export default function EditMemberPage({ id }: { readonly id: MemberId }) {
  const { t } = useTranslation();
  const { query, failedText, list, pathname } = useMemberScreen(id);
  return (
    <Page heading={t('Edit Member')} backTo={list}>
      <QueryState query={query} failedText={failedText}>
        {(record) => <EditMemberForm id={id} record={record} path={pathname} />}
      </QueryState>
    </Page>
  );
}
