import { useTranslation } from '../../i18n/useTranslation';
import { useLocation, useNavigate } from 'react-router';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '../../api/baseApi';
import { memberUpdate, fetchRecordNow, useUpdateMemberMutation } from '../../api/profile';
import { useConfig } from '../../config/ConfigContext';
import { afterUpdate } from '../../config/listVisit';
import { valuesToRestore } from '../../config/recentVisit';
import { resultOf } from '../../domain/failure';
import type { MemberChanges } from '../../domain/member';
import { differingFields } from '../../domain/memberEdits';
import type { MemberId } from '../../domain/memberId';
import { useLocalStore } from '../../session/localStore';
import { useKeepRecentChange } from '../../session/recentChanges';
import { type MessageInLanguage, useDialogs } from '../../ui/dialogs/DialogsContext';
import { Content } from '../../ui/Content';
import { QueryState } from '../../ui/QueryState';
import { MemberForm } from './MemberForm';
import { useOfficeRecord } from './useOfficeRecord';

/** Edit Member of the office (product §2 item 12), for members and new members alike. */
export default function EditMemberPage({ id }: { readonly id: MemberId }) {
  const { t } = useTranslation();
  const { queryArg, query, failedText, list, screens, pathname, cameFrom } = useOfficeRecord(id);
  const dispatch = useDispatch<ApiDispatch>();
  const [updateMember, { isLoading, originalArgs }] = useUpdateMemberMutation();
  const { showMessage } = useDialogs();
  const { sendAlternateMobile } = useConfig();
  const keep = useKeepRecentChange();
  /** Noted on this computer while it is sent: the send waits for no storage (rule H3). */
  const sendUpdate = async (after: MemberChanges, before: MemberChanges) => {
    const { firmAlternateMobile } = sendAlternateMobile ? after : before;
    const sent = { ...after, firmAlternateMobile };
    const isChange = differingFields(before, sent).length > 0;
    const copy = isChange ? keep({ kind: 'edited', list, id, before, after: sent }) : null;
    const answer = await updateMember({ id, ...after });
    void copy?.settle(resultOf(answer.error));
    return answer;
  };
  const { person } = useLocalStore();
  const location = useLocation();
  const [oldValues] = useState(() => valuesToRestore(location.state, person));
  const navigate = useNavigate();
  const goOn = async (message: MessageInLanguage) => {
    if (!(await showMessage(message))) return;
    const { to, state: visit } = afterUpdate(id, cameFrom);
    void navigate(to, { state: visit, preventScrollReset: visit !== null });
  };
  return (
    <Content heading={t('Edit Member')} backTo={screens.screen}>
      <QueryState query={query} failedText={failedText}>
        {(record) => (
          <MemberForm
            record={record}
            path={pathname}
            fetchRecord={() => dispatch(fetchRecordNow('memberRecord', queryArg))}
            sendUpdate={sendUpdate}
            oldValues={oldValues}
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
