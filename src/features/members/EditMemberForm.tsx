import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLazyMemberRecordQuery, useUpdateMemberMutation } from '../../api/members';
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

interface EditMemberFormProps {
  readonly id: MemberId;
  readonly record: MemberRecord;
  readonly path: string;
}

export function EditMemberForm({ id, record, path }: EditMemberFormProps) {
  const { t } = useTranslation();
  const [form] = useForm<MemberChanges>();
  useErrorsInLanguage(form);
  const typed = useWatch([], form);
  const { draft, settleDraft, dropDraft, markSaved } = useMemberWork(path, record, typed);
  const [updateMember] = useUpdateMemberMutation();
  const [readRecord] = useLazyMemberRecordQuery();
  const { tell } = useDialogs();
  const navigate = useNavigate();

  const [submit, submitting] = useOnce(async (changes: MemberChanges) => {
    const { data: message, error } = await updateMember({ id, ...changes });
    // The sign-in opens over the screen, and what was typed stays (decisions S3).
    if (isEndOfSession(error)) return;
    if (error) {
      const failure = failureOf(error);
      if (showFieldErrors(form, failure, Object.keys(changes))) return;
      // A lost answer: what the service holds now decides what is still unsaved.
      if (isUncertain(failure)) void readRecord(id);
      await tell(updateFailure(t, failure));
      return;
    }
    markSaved();
    const { data: stored } = await readRecord(id);
    await tell({
      title: t('Success'),
      text: message ?? t('The member was updated.'),
      detail: stored === undefined ? null : unkeptText(t, changes, stored),
    });
    void navigate(paths.members);
  });

  return (
    <Form form={form} initialValues={withFiveRows(record)} onFinish={submit}>
      {draft !== null && (
        <DraftOffer
          onTake={() => {
            form.setFieldsValue(draft);
            settleDraft();
          }}
          onDrop={dropDraft}
        />
      )}
      <MemberFields />
      <Button type="primary" htmlType="submit" loading={submitting}>
        {t('Update')}
      </Button>
    </Form>
  );
}
