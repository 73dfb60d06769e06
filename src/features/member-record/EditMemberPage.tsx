import { useTranslation } from '../../i18n/translation';
import { useLocation, useNavigate } from 'react-router';
import { useState } from 'react';
import { useConfig } from '../../config/ConfigContext';
import { afterUpdate, valuesToRestore } from '../../config/visits';
import type { MemberChanges, MemberId } from '../../domain/member';
import { differingFields, updated } from '../../domain/memberChanges';
import { sentFields } from '../../domain/memberFields';
import { useLocalStore } from '../../session/localStore';
import { useKeepRecentChange } from '../../session/recentChanges';
import { Content } from '../../ui/Content';
import { QueryState } from '../../ui/QueryState';
import { MemberForm } from './MemberForm';
import { useOfficeRecord } from './useOfficeRecord';

/** Edit Member of the office (product §2 item 12), for members and new members alike. */
export default function EditMemberPage({ id }: { readonly id: MemberId }) {
  const { t } = useTranslation();
  const { queryArg, query, failedText, list, screens, pathname, cameFrom } = useOfficeRecord(id);
  const config = useConfig();
  const keep = useKeepRecentChange();
  /** Noted on this computer while it is sent: the send waits for no storage. */
  const keepChange = (before: MemberChanges, after: MemberChanges) => {
    const now = updated(before, after, sentFields(config));
    const isChange = differingFields(before, now).length > 0;
    return isChange ? keep({ kind: 'edited', list, id, before, after: now }) : null;
  };
  const { person } = useLocalStore();
  const location = useLocation();
  const [oldValues] = useState(() => valuesToRestore(location.state, person));
  const navigate = useNavigate();
  const goBack = () => {
    const { to, state: visit } = afterUpdate(id, cameFrom);
    void navigate(to, { state: visit, preventScrollReset: visit !== null });
  };
  return (
    <Content heading={t('Edit Member')} backTo={screens.screen}>
      <QueryState query={query} failedText={failedText}>
        {(record) => (
          <MemberForm
            record={record}
            endpoint="memberRecord"
            queryArg={queryArg}
            path={pathname}
            oldValues={oldValues}
            keepChange={keepChange}
            onRead={goBack}
          />
        )}
      </QueryState>
    </Content>
  );
}
