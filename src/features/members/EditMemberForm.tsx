import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  memberUpdate,
  useMemberRecordNowMutation,
  useUpdateMemberMutation,
} from '../../api/members';
import { useChange } from '../../api/useChange';
import { paths } from '../../config/paths';
import type { MemberChanges, MemberRecord } from '../../domain/member';
import type { MemberId } from '../../domain/memberId';
import { useEditDraft } from '../../session/work/editDraft';
import { useMemberWork } from '../../session/work/useMemberWork';
import { useSession } from '../../session/useSession';
import { type Message, useDialogs } from '../../ui/dialogs/DialogsContext';
import { Form, useForm } from '../../ui/form/Form';
import { useErrorsInLanguage } from '../../ui/form/useErrorsInLanguage';
import { DraftOffer } from '../../ui/member-form/DraftOffer';
import { MemberFields } from '../../ui/member-form/MemberFields';
import { useMemberSave } from '../../ui/member-form/useMemberSave';
import { PlainButton } from '../../ui/PlainButton';

interface EditMemberFormProps {
  readonly id: MemberId;
  /** Read after the edit was opened (rule C7). */
  readonly record: MemberRecord;
  readonly path: string;
}

export function EditMemberForm({ id, record, path }: EditMemberFormProps) {
  const { t } = useTranslation();
  const [form] = useForm<MemberChanges>();
  useErrorsInLanguage(form);
  const [readNow] = useMemberRecordNowMutation();
  const [updateMember] = useUpdateMemberMutation();
  const { base, edit, resume, save, saving, question } = useMemberSave({
    form,
    record,
    read: () => readNow(id),
    send: async (changes) => {
      const { data: message, error } = await updateMember({ id, ...changes });
      return error ? { error } : { data: { message: message ?? null, profile: null } };
    },
    change: useChange(memberUpdate(id)),
    savedText: t('The member was updated.'),
  });
  const kept = useEditDraft(useSession()?.userId ?? null, path);
  const { draft, ...work } = useMemberWork(path, base, edit);
  const { tell } = useDialogs();
  const navigate = useNavigate();

  const saved = {
    mark: work.markSaved,
    leave: async (message: Message) => {
      if (await tell(message)) void navigate(paths.members);
    },
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
        <MemberFields base={base} />
        <PlainButton type="submit" primary busy={saving}>
          {t('Update')}
        </PlainButton>
      </Form>
      {question}
    </>
  );
}
