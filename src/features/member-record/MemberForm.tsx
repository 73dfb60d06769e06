import { Alert, Button, Form as AntdForm } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Text } from '../../i18n/Text';
import { useTranslation } from '../../i18n/useTranslation';
import type { MutationRequest } from '../../api/request';
import type { RestoreVisit } from '../../config/recentVisit';
import { useOnce } from '../../api/useOnce';
import type { DataOrError } from '../../domain/changeResult';
import type { MemberChanges, MemberRecord } from '../../domain/member';
import { differingFields } from '../../domain/memberEdits';
import { updateSubject } from '../../domain/updateHash';
import { forgetSends, type SentRecord } from '../../session/sentRecords';
import { useMemberDraft } from './useMemberDraft';
import type { MessageInLanguage } from '../../ui/dialogs/DialogsContext';
import { Form } from '../../ui/form/Form';
import { ResendNotice } from '../../ui/resend/ResendNotice';
import type { ResendQuestion } from '../../ui/resend/resendTexts';
import { useConfirmResend } from '../../ui/resend/useConfirmResend';
import { DraftOffer } from './DraftOffer';
import { MemberFields } from './MemberFields';
import styles from './record.module.css';
import { type SendUpdate, useMemberSave } from './useMemberSave';

interface MemberFormProps {
  /** Fetched after the edit was opened (rule C7). */
  readonly record: MemberRecord;
  /** The screen's path below the base path; unsaved changes are stored under it. */
  readonly path: string;
  readonly fetchRecord: () => PromiseLike<DataOrError<MemberRecord>>;
  readonly sendUpdate: SendUpdate;
  readonly request: MutationRequest;
  readonly sending: MemberChanges | undefined;
  /** The message of a save if the service has none. */
  readonly savedText: Text;
  readonly onSaved: (message: MessageInLanguage) => Promise<void>;
  /** Manage Profile can cancel an edit, and has buttons at both ends. */
  readonly onCancel?: () => void;
  readonly isFirmNameReadOnly?: boolean;
  /** Values of an earlier edit, with which the form opens (rule H3). */
  readonly oldValues?: RestoreVisit['restore'] | null;
}

const resendQuestion: ResendQuestion = (t, when) => ({
  text: t(
    'Your changes to this firm were sent {{when}}. We could not confirm whether they were saved.',
    { when },
  ),
  detail: t('The form shows what is saved now. Check it before you send your changes again.'),
  title: t('Send the changes again?'),
  confirmText: t('Send again'),
});

/** The form of Edit Member and Manage Profile. It starts with the record, so cancelling restores that (product §4). */
export function MemberForm({ record, path, onSaved, onCancel, ...props }: MemberFormProps) {
  const { t } = useTranslation();
  const [form] = AntdForm.useForm<MemberChanges>();
  const {
    fetchRecord,
    sendUpdate,
    savedText,
    isFirmNameReadOnly = false,
    oldValues = null,
  } = props;
  const { sentBefore, ...change } = useOnce(props.request);
  useForgetArrivedUpdate(sentBefore, record);
  const { base, edit, restoreDraft, save, isSaving, question } = useMemberSave({
    form,
    record,
    fetchRecord,
    sendUpdate,
    change,
    confirmResend: useConfirmResend(resendQuestion),
    savedText,
  });
  const { draft, ...work } = useMemberDraft(path, base, edit, props.sending);

  const [isRestored, setIsRestored] = useState(false);
  // Unsaved work of an earlier visit comes first, since a changed form replaces it.
  const showsOldValues = oldValues !== null && draft === null && !isRestored;
  const enterOldValues = useEffectEvent(() => oldValues !== null && restoreDraft(oldValues));
  // antd's form takes values after its first render.
  useEffect(() => {
    if (showsOldValues) enterOldValues();
  }, [showsOldValues]);

  const after = { mark: work.markSaved, keep: work.keepDraft, leave: onSaved };
  const cancel = () => {
    work.discardDraft();
    onCancel?.();
  };
  // Not disabled, so that the pressed one keeps the focus.
  const busy = { loading: isSaving, 'aria-busy': isSaving, 'aria-disabled': isSaving };
  const cancelButton = (
    <Button disabled={isSaving} onClick={cancel}>
      {t('Cancel')}
    </Button>
  );
  return (
    <>
      <Form form={form} initialValues={base} onFinish={(typed) => save(typed, after)}>
        <ResendNotice earlier={sentBefore} question={resendQuestion} />
        {draft !== null && (
          <DraftOffer
            onRestore={() => {
              restoreDraft(draft);
              setIsRestored(true);
              work.dismissDraft();
            }}
            onDiscard={work.discardDraft}
          />
        )}
        {showsOldValues && edit !== undefined && differingFields(edit, base).length > 0 && (
          <Alert
            type="info"
            showIcon
            className={styles['above'] ?? ''}
            title={t('The old values are in the form. They are saved when you press Update.')}
          />
        )}
        {onCancel !== undefined && (
          <div className={styles['actions']}>
            {cancelButton}
            <Button type="primary" htmlType="submit" {...busy}>
              {isSaving ? t('Saving...') : t('Save')}
            </Button>
          </div>
        )}
        <MemberFields
          base={base}
          isFirmNameReadOnly={isFirmNameReadOnly}
          oldValues={showsOldValues ? oldValues : null}
        />
        <div className={styles['bar']}>
          <Button type="primary" htmlType="submit" {...busy}>
            {t('Update')}
          </Button>
          {onCancel !== undefined && cancelButton}
        </div>
      </Form>
      {question}
    </>
  );
}

/** Forgets an earlier send without an answer if the fetched record has its values: it arrived after all (rule C11). */
function useForgetArrivedUpdate(before: SentRecord | undefined, record: MemberRecord): void {
  const arrived = before?.subject === updateSubject(record) ? before : undefined;
  // Writes to the browser's storage, outside React.
  useEffect(() => {
    if (arrived === undefined) return;
    const { person, name } = arrived;
    forgetSends((sent) => sent.person === person && sent.name === name);
  }, [arrived]);
}
