import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { profileUpdate, useProfileNowMutation, useUpdateProfileMutation } from '../../api/profile';
import { useChange } from '../../api/useChange';
import { paths } from '../../config/paths';
import type { MemberChanges, MemberRecord } from '../../domain/member';
import type { MemberId } from '../../domain/memberId';
import { useEditDraft } from '../../session/work/editDraft';
import { useMemberWork } from '../../session/work/useMemberWork';
import { type Message, useDialogs } from '../../ui/dialogs/DialogsContext';
import { Form, useForm } from '../../ui/form/Form';
import { useErrorsInLanguage } from '../../ui/form/useErrorsInLanguage';
import { DraftOffer } from '../../ui/member-form/DraftOffer';
import { MemberFields } from '../../ui/member-form/MemberFields';
import { useMemberSave } from '../../ui/member-form/useMemberSave';
import styles from './ManageProfilePage.module.css';

interface ProfileFormProps {
  /** Of the user. */
  readonly id: MemberId;
  /** Read after Edit was pressed (rule C7). */
  readonly record: MemberRecord;
  /** Back to view mode: saved, or given up. */
  readonly onDone: () => void;
}

/** Edit mode. It starts from the record, so giving it up restores the snapshot by itself (product §4). */
export function ProfileForm({ id, record, onDone }: ProfileFormProps) {
  const { t } = useTranslation();
  const [form] = useForm<MemberChanges>();
  useErrorsInLanguage(form);
  const [readNow] = useProfileNowMutation();
  const [updateProfile] = useUpdateProfileMutation();
  const { base, edit, resume, save, saving, question } = useMemberSave({
    form,
    record,
    read: () => readNow(id),
    send: (changes) => updateProfile({ id, ...changes }),
    change: useChange(profileUpdate(id)),
    savedText: t('Your profile was updated.'),
  });
  const kept = useEditDraft(id, paths.profileEdit);
  const { draft, ...work } = useMemberWork(paths.profileEdit, base, edit);
  const { tell } = useDialogs();

  const saved = {
    mark: work.markSaved,
    leave: async (message: Message) => {
      onDone();
      await tell(message);
    },
  };
  const cancel = () => {
    work.dropDraft();
    onDone();
  };

  return (
    <>
      <Form form={form} initialValues={base} onFinish={(typed) => save(typed, saved)}>
        {draft !== null && (
          <DraftOffer
            onTake={() => {
              resume(draft, kept?.values);
              work.settleDraft();
            }}
            onDrop={work.dropDraft}
          />
        )}
        <div className={styles['actions']}>
          <Button disabled={saving} onClick={cancel}>
            {t('Cancel')}
          </Button>
          <Button type="primary" htmlType="submit" disabled={saving}>
            {saving ? t('Saving...') : t('Save')}
          </Button>
        </div>
        <MemberFields base={base} firmNameReadOnly />
        <div className={styles['actions']}>
          <Button type="primary" htmlType="submit" disabled={saving}>
            {t('Update')}
          </Button>
          <Button disabled={saving} onClick={cancel}>
            {t('Cancel')}
          </Button>
        </div>
      </Form>
      {question}
    </>
  );
}
