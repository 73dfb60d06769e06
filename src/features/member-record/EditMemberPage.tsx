import { useTranslation } from '../../i18n/useTranslation';
import { useNavigate } from 'react-router';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '../../api/baseApi';
import { memberUpdate, fetchRecordNow, useUpdateMemberMutation } from '../../api/profile';
import { afterUpdate } from '../../config/listVisit';
import type { MemberId } from '../../domain/memberId';
import { type MessageInLanguage, useDialogs } from '../../ui/dialogs/DialogsContext';
import { Content } from '../../ui/Content';
import { QueryState } from '../../ui/QueryState';
import { MemberForm } from './MemberForm';
import { useOfficeRecord } from './useOfficeRecord';

/** Edit Member of the office (product §2 item 12), for members and new members alike. */
export default function EditMemberPage({ id }: { readonly id: MemberId }) {
  const { t } = useTranslation();
  const { queryArg, query, failedText, list, pathname, cameFrom } = useOfficeRecord(id);
  const dispatch = useDispatch<ApiDispatch>();
  const [updateMember, { isLoading, originalArgs }] = useUpdateMemberMutation();
  const { showMessage } = useDialogs();
  const navigate = useNavigate();
  const goOn = async (message: MessageInLanguage) => {
    if (!(await showMessage(message))) return;
    const { to, state } = afterUpdate(id, cameFrom);
    void navigate(to, { state, preventScrollReset: state !== null });
  };
  return (
    <Content heading={t('Edit Member')} backTo={list}>
      <QueryState query={query} failedText={failedText}>
        {(record) => (
          <MemberForm
            record={record}
            path={pathname}
            fetchRecord={() => dispatch(fetchRecordNow('memberRecord', queryArg))}
            sendUpdate={(changes) => updateMember({ id, ...changes })}
            request={memberUpdate(id)}
            sending={isLoading ? originalArgs : undefined}
            savedText="The details were updated."
            onSaved={goOn}
          />
        )}
      </QueryState>
    </Content>
  );
}
