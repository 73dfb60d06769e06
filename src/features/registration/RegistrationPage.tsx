import { useState } from 'react';
import { Link } from 'react-router';
import { registration } from '../../api/registration';
import { paths } from '../../config/paths';
import { isUncertain } from '../../domain/failure';
import type { RegistrationApplication } from '../../domain/member';
import { serviceText, useTranslation } from '../../i18n/translation';
import { clearDraft } from '../../session/drafts';
import { Content } from '../../ui/Content';
import { failureText } from '../../ui/failureText';
import { Button } from '../../ui/plain/Button';
import { focusField } from '../../ui/plain/fieldErrors';
import { useForm } from '../../ui/plain/Form';
import { Notice } from '../../ui/plain/Notice';
import { SentBefore } from '../../ui/SentBefore';
import { useChange } from '../../ui/useChange';
import { ApplicationForm } from './ApplicationForm';
import { SentApplication } from './SentApplication';
import { isDraftOf, useSavedDraft } from './useSavedDraft';

/** The public Membership Registration Form (product §2 item 1). */
export default function RegistrationPage() {
  const { t } = useTranslation();
  const form = useForm();
  const { run, isPending, sentBefore } = useChange(registration.endpoints.register, undefined, {
    form,
    done: (tNow, message) => ({
      title: tNow('Application Submitted Successfully'),
      ...(message ? { text: serviceText(message) } : {}),
    }),
    // A failure never changes the typed text. `others` has texts for fields that this form lacks.
    failed: (tNow, failure, others) => {
      // Without the texts that are shown at fields.
      const answer = failure.kind === 'refused' ? { ...failure, errors: [] } : failure;
      const hasNoAnswer = failure.kind === 'network' || failure.kind === 'timeout';
      const text = hasNoAnswer
        ? tNow('Network error. Please try again.')
        : failureText(tNow, answer);
      const details = [
        others !== text && others,
        isUncertain(failure) &&
          tNow(
            'We could not confirm whether your application arrived. Everything you typed is still here. Ask the office before you send it again.',
          ),
      ];
      return { title: tNow('Error'), text, detail: details.filter(Boolean).join(' ') || null };
    },
  });
  const draft = useSavedDraft(isPending);
  const [sent, setSent] = useState<RegistrationApplication | null>(null);

  const submit = async (typed: RegistrationApplication) => {
    const result = await run(
      async ({ send }) => {
        const answer = await send(typed);
        // Text typed after sending belongs to another application.
        if (answer.error === undefined && isDraftOf(typed)) clearDraft();
        return answer;
      },
      { subject: { name: typed.firmName } },
    );
    if (result?.isRead) setSent(typed);
  };
  const fillInAnother = () => {
    setSent(null);
    focusField('firmName');
  };

  return (
    <Content heading={t('Membership Registration Form')}>
      <p>
        <span>
          {t('Apply here to make your firm a member. The office reviews every application.')}
        </span>{' '}
        <Link to={paths.login}>{t('Already a member? Log in')}</Link>
      </p>
      {sent !== null && <SentApplication application={sent} onNewApplication={fillInAnother} />}
      <SentBefore sent={sentBefore} />
      <SavedDraftNotice draft={draft} busy={isPending} />
      <ApplicationForm
        key={draft.start.key}
        form={form}
        start={draft.start.texts}
        busy={isPending}
        onEdit={draft.save}
        onSend={submit}
      />
    </Content>
  );
}

interface SavedDraftNoticeProps {
  readonly draft: ReturnType<typeof useSavedDraft>;
  /** While the application is being sent, the form must not be cleared. */
  readonly busy: boolean;
}

/** Says that the form has text from an earlier visit, and can clear it. */
function SavedDraftNotice({ draft: { state, clear, undo }, busy }: SavedDraftNoticeProps) {
  const { t } = useTranslation();
  if (state === 'none') return null;
  const [title, act, onClick] =
    state === 'restored'
      ? [t('What you typed earlier was kept in this browser.'), t('Clear the form'), clear]
      : [t('The form was cleared.'), t('Undo'), undo];
  const action = (
    <Button disabled={busy} onClick={onClick}>
      {act}
    </Button>
  );
  return <Notice kind="info" role="status" title={title} action={action} />;
}
