import type { TFunction } from '../../i18n/Text';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router';
import { application, useRegisterMutation } from '../../api/registration';
import { useOnce } from '../../api/useOnce';
import { paths } from '../../config/paths';
import { type Failure, isUncertain } from '../../domain/failure';
import type { RegistrationApplication } from '../../domain/member';
import { firmFields } from '../../domain/memberFields';
import { serviceText } from '../../i18n/serviceText';
import { clearDraft } from '../../session/drafts';
import type { Message } from '../../ui/dialogs/DialogsContext';
import { failureText } from '../../ui/failureText';
import { Form, useForm } from '../../ui/plain/Form';
import { focusField } from '../../ui/plain/focusField';
import { Content } from '../../ui/Content';
import { Button } from '../../ui/plain/Button';
import { ResendNotice } from '../../ui/resend/ResendNotice';
import type { ResendQuestion } from '../../ui/resend/resendTexts';
import { useConfirmResend } from '../../ui/resend/useConfirmResend';
import { useShowResult } from '../../ui/useShowResult';
import { SavedDraftNotice } from './SavedDraftNotice';
import { MemberField } from './MemberField';
import styles from './RegistrationPage.module.css';
import { isSameApplication, registrationDraft } from './registrationDraft';
import { SentApplication } from './SentApplication';
import { RepresentativeRows } from './RepresentativeRows';
import { useSavedDraft } from './useSavedDraft';

const resendQuestion: ResendQuestion = (t, when) => ({
  text: t(
    'An application was sent from this browser {{when}}. We could not confirm whether it arrived.',
    { when },
  ),
  detail: t('Please ask the office before you send it again.'),
  title: t('Send the application again?'),
  confirmText: t('Send again'),
});

/** The public Membership Registration Form (product §2 item 1). */
export default function RegistrationPage() {
  const { t } = useTranslation();
  const [form] = useForm<RegistrationApplication>();
  const showResult = useShowResult();
  const [register] = useRegisterMutation();
  const { isPending, run, sentBefore } = useOnce(application, useConfirmResend(resendQuestion));
  const draft = useSavedDraft(form, isPending);
  const [sent, setSent] = useState<RegistrationApplication | null>(null);

  const submit = async (typed: RegistrationApplication) => {
    const result = await run(async () => {
      const answer = await register(typed);
      // Text typed after sending belongs to another application.
      if (answer.error === undefined && isSameApplication(registrationDraft(), typed)) clearDraft();
      return answer;
    });
    // A failure never changes the typed text (rule F2).
    const isDone = await showResult(result, {
      form,
      subject: { name: typed.firmName },
      done: (tNow, message) => ({
        title: tNow('Application Submitted Successfully'),
        ...(message ? { text: serviceText(message) } : {}),
      }),
      failed: registrationFailure,
    });
    if (isDone) setSent(typed);
  };
  const fillInAnother = () => {
    setSent(null);
    focusField(['firmName']);
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
      <ResendNotice earlier={sentBefore} question={resendQuestion} />
      <SavedDraftNotice draft={draft} busy={isPending} />
      <Form
        form={form}
        className={styles['form']}
        initialValues={registrationDraft()}
        onValuesChange={(_, values) => draft.save(values)}
        onFinish={submit}
      >
        <div className={styles['firm']}>
          {firmFields.map((name) => (
            <MemberField key={name} field={[name]} />
          ))}
        </div>
        <RepresentativeRows />
        <Button type="submit" primary busy={isPending}>
          {t('Submit')}
        </Button>
      </Form>
    </Content>
  );
}

/**
 * The messages of product §8, Registration. A rejection without a known field shows the service's text; `others` has texts for
 * fields that this form lacks.
 */
function registrationFailure(t: TFunction, failure: Failure, others: string | null): Message {
  const uncertain = isUncertain(failure)
    ? t(
        'We could not confirm whether your application arrived. Everything you typed is still here. Ask the office before you send it again.',
      )
    : null;
  const text = answeredText(t, failure) ?? t('Network error. Please try again.');
  const details = [others === text ? null : others, uncertain];
  return {
    title: t('Error'),
    text,
    detail: details.filter((detail) => detail !== null).join(' ') || null,
  };
}

/** The answer without texts that are shown at fields; `null` if there was no answer. */
function answeredText(t: TFunction, failure: Failure): string | null {
  if (failure.kind === 'refused') return failureText(t, { ...failure, errors: [] });
  return failure.kind === 'unreadable' ? failureText(t, failure) : null;
}
