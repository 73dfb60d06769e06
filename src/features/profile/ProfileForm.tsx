import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLazyProfileQuery, useUpdateProfileMutation } from '../../api/profile';
import { paths } from '../../config/paths';
import { failureOf, isEndOfSession, isUncertain } from '../../domain/failure';
import type { MemberChanges, MemberRecord } from '../../domain/member';
import { withFiveRows } from '../../domain/memberChanges';
import type { MemberId } from '../../domain/memberId';
import { useMemberWork } from '../../session/useMemberWork';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { Form, useForm, useWatch } from '../../ui/form/Form';
import { showFieldErrors } from '../../ui/form/showFieldErrors';
import { useErrorsInLanguage } from '../../ui/form/useErrorsInLanguage';
import { DraftOffer } from '../../ui/member-form/DraftOffer';
import { MemberFields } from '../../ui/member-form/MemberFields';
import { unkeptText } from '../../ui/member-form/unkeptText';
import { updateFailure } from '../../ui/member-form/updateFailure';
import { useOnce } from '../../ui/useOnce';
import styles from './ManageProfilePage.module.css';

interface ProfileFormProps {
  /** Of the user. */
  readonly id: MemberId;
  readonly record: MemberRecord;
  /** Back to view mode: saved, or given up. */
  readonly onDone: () => void;
}

/** Edit mode. It starts from the record, so giving it up restores the snapshot by itself (spec §4). */
export function ProfileForm({ id, record, onDone }: ProfileFormProps) {
  const { t } = useTranslation();
  const [form] = useForm<MemberChanges>();
  useErrorsInLanguage(form);
  const typed = useWatch([], form);
  const work = useMemberWork(paths.profileEdit, record, typed);
  const { draft } = work;
  const [updateProfile] = useUpdateProfileMutation();
  const [readProfile] = useLazyProfileQuery();
  const { tell } = useDialogs();

  const [submit, saving] = useOnce(async (changes: MemberChanges) => {
    const { data, error } = await updateProfile({ id, ...changes });
    // The sign-in opens over the screen, and what was typed stays (decisions S3).
    if (isEndOfSession(error)) return;
    if (error) {
      const failure = failureOf(error);
      if (showFieldErrors(form, failure, Object.keys(changes))) return;
      // A lost answer: what the service holds now decides what is still unsaved.
      if (isUncertain(failure)) void readProfile(id);
      await tell(updateFailure(t, failure));
      return;
    }
    work.markSaved();
    const stored = data.profile ?? (await readProfile(id)).data;
    onDone();
    await tell({
      title: t('Success'),
      text: data.message ?? t('Your profile was updated.'),
      detail: stored === undefined ? null : unkeptText(t, changes, stored),
    });
  });

  const cancel = () => {
    work.dropDraft();
    onDone();
  };

  return (
    <Form form={form} initialValues={withFiveRows(record)} onFinish={submit}>
      {draft !== null && (
        <DraftOffer
          onTake={() => {
            form.setFieldsValue(draft);
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
      <MemberFields firmNameReadOnly />
      <div className={styles['actions']}>
        <Button type="primary" htmlType="submit" disabled={saving}>
          {t('Update')}
        </Button>
        <Button disabled={saving} onClick={cancel}>
          {t('Cancel')}
        </Button>
      </div>
    </Form>
  );
}
