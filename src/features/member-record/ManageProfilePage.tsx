import { Button } from 'antd';
import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation';
import { useLocation, useNavigate } from 'react-router';
import { useProfileQuery } from '../../api/profile';
import { paths } from '../../config/paths';
import { shouldOpenEdit } from '../../config/visits';
import { formatDate } from '../../domain/dates';
import type { MemberId, MemberRecord } from '../../domain/member';
import { useEditDraft } from '../../session/drafts';
import { Content } from '../../ui/Content';
import { QueryState, useLoadFailureDialog } from '../../ui/QueryState';
import { MemberDetails } from './MemberDetails';
import { MemberForm } from './MemberForm';
import { recordQueryState } from './useOfficeRecord';
import styles from './record.module.css';

/** Manage Profile of a member, by the id of the user (product §2 item 13): first view mode, then edit mode. */
export default function ManageProfilePage({ id }: { readonly id: MemberId }) {
  const { t } = useTranslation();
  // Opens edit mode, where unsaved work is offered.
  const hasDraft = useEditDraft(id, paths.profileEdit) !== null;
  const navigate = useNavigate();
  const cameToEdit = shouldOpenEdit(useLocation().state);
  const [editing, setEditing] = useState(hasDraft || cameToEdit);
  // Edit mode needs a record fetched after Edit was pressed; view mode shows the last known one.
  const [visitKey, setVisitKey] = useState(() => (editing ? nanoid() : undefined));
  const queryArg = { id, visitKey };
  const known = useProfileQuery(queryArg);
  const fresh = recordQueryState(known);
  const query = editing ? fresh : known;
  // If a fetch within a save fails, the save reports it, even after the edit is closed.
  useLoadFailureDialog(visitKey === undefined ? known : fresh, (tNow) => ({
    title: tNow('Error'),
    text: tNow('Failed to load member data.'),
  }));
  const edit = () => {
    setVisitKey(nanoid());
    setEditing(true);
  };
  const view = () => {
    setEditing(false);
    // Otherwise a reload would open edit mode again.
    if (cameToEdit) void navigate('.', { replace: true, state: null, preventScrollReset: true });
  };
  return (
    <div className={styles['profile']}>
      <Content
        heading={editing ? t('Edit Member') : t('Member Details')}
        backTo={paths.member}
        tools={
          editing
            ? query.data === undefined && <Button onClick={view}>{t('Cancel')}</Button>
            : known.data !== undefined && (
                <Button type="primary" onClick={edit}>
                  {t('Edit')}
                </Button>
              )
        }
      >
        {known.data !== undefined && <Membership record={known.data} />}
        <QueryState query={query} failedText={t('Failed to load member data.')}>
          {(record) =>
            editing ? (
              <MemberForm
                record={record}
                endpoint="profile"
                queryArg={queryArg}
                path={paths.profileEdit}
                savedText="Your profile was updated."
                onSaved={view}
                onCancel={view}
                isFirmNameReadOnly
              />
            ) : (
              <MemberDetails record={record} />
            )
          }
        </QueryState>
      </Content>
    </div>
  );
}

function Membership({ record }: { readonly record: MemberRecord }) {
  const { t } = useTranslation();
  return (
    <p className={styles['membership']}>
      <span>
        <span>{t('Membership No.')}</span>
        <span>:</span>{' '}
        <strong translate={record.membership === null ? 'yes' : 'no'}>
          {record.membership ?? t('Not Available')}
        </strong>
      </span>
      <span>
        <span>{t('Membership start date')}</span>
        <span>:</span> <strong translate="no">{formatDate(record.paymentDate)}</strong>
      </span>
    </p>
  );
}
