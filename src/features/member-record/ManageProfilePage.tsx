import { nanoid } from '@reduxjs/toolkit';
import { Button, Descriptions, Grid } from 'antd';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useProfileQuery } from '../../api/profile';
import { paths } from '../../config/paths';
import { shouldOpenEdit } from '../../config/visits';
import { formatDate } from '../../domain/dates';
import type { MemberChanges, MemberId } from '../../domain/member';
import { valueOf } from '../../domain/memberChanges';
import { fieldRowOf, labelOf } from '../../domain/memberFields';
import { properName, useTranslation } from '../../i18n/translation';
import { useEditDraft } from '../../session/drafts';
import { Content } from '../../ui/Content';
import { QueryState, useLoadFailureDialog } from '../../ui/QueryState';
import { MemberSections } from './MemberFields';
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
    // The width of the form (product §9).
    <div style={{ maxWidth: '59.375rem', marginInline: 'auto' }}>
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
        {known.data !== undefined && (
          <p className={styles['membership']}>
            <span>
              <span>{t('Membership No.')}</span>
              <span>:</span>{' '}
              <strong translate={known.data.membership === null ? 'yes' : 'no'}>
                {known.data.membership ?? t('Not Available')}
              </strong>
            </span>
            <span>
              <span>{t('Membership start date')}</span>
              <span>:</span> <strong translate="no">{formatDate(known.data.paymentDate)}</strong>
            </span>
          </p>
        )}
        <QueryState query={query} failedText={t('Failed to load member data.')}>
          {(record) =>
            editing ? (
              <MemberForm
                record={record}
                endpoint="profile"
                queryArg={queryArg}
                path={paths.profileEdit}
                onClose={view}
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

/**
 * View mode: no inputs, and an empty value is shown as "-" (product §2 item 13). Two telephone numbers are side by side, and so
 * are the name and number of a person.
 */
function MemberDetails({ record }: { readonly record: MemberChanges }) {
  const { t } = useTranslation();
  const { sm = false, xl = false } = Grid.useBreakpoint();
  return (
    <MemberSections>
      {(_, fields) => (
        <Descriptions
          // With a border, the labels are row headers; a phone has no space for two columns.
          bordered={sm}
          column={xl ? 2 : 1}
          size="small"
          // Leaves space for the number next to a long name.
          colon={false}
          styles={{ label: { overflowWrap: 'anywhere' }, content: { minWidth: '36%' } }}
          items={fields.map((field) => {
            const text = valueOf(record, field).trim();
            return {
              key: field.join(),
              label: t(...labelOf(field)),
              span: field.length === 1 && fieldRowOf(field).kind !== 'mobile' ? 'filled' : 1,
              children: (
                <span {...properName(text)} className={styles['value']}>
                  {text || '-'}
                </span>
              ),
            };
          })}
        />
      )}
    </MemberSections>
  );
}
