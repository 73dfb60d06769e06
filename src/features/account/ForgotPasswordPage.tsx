import { useTranslation, serviceText } from '../../i18n/translation';
import { Link, useNavigate } from 'react-router';
import { account } from '../../api/account';
import { paths } from '../../config/paths';
import { cleanInput } from '../../domain/text';
import { emailRule } from '../../domain/rules';
import { isUncertain, messageOf } from '../../domain/failure';
import { failureText } from '../../ui/failureText';
import { Field } from '../../ui/plain/Field';
import type { FieldRule } from '../../ui/plain/fields';
import { Form, textIn, useForm } from '../../ui/plain/Form';
import { Content } from '../../ui/Content';
import { Button } from '../../ui/plain/Button';
import { SentBefore } from '../../ui/SentBefore';
import { useChange } from '../../ui/useChange';
import styles from '../../ui/plain/form.module.css';

/** Reset Password (product §2 item 4): the service emails a new password. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation();
  const form = useForm();
  const navigate = useNavigate();
  const { run, isPending, sentBefore } = useChange(account.endpoints.forgotPassword, undefined, {
    form,
    done: (tNow) => ({
      title: tNow('Reset Password'),
      text: tNow('New Password Send your Email.'),
    }),
    failed: (tNow, failure, others) => {
      const message = messageOf(failure);
      // Without a message the text names every word that there is.
      const rest = message === null ? null : others;
      return {
        title: tNow('Password Reset Failed'),
        text: message === null ? failureText(tNow, failure) : serviceText(message),
        detail: isUncertain(failure)
          ? tNow('Check your email first: the new password may already be there.')
          : rest,
      };
    },
  });

  const submit = async (texts: FormData) => {
    const result = await run(({ send }) => send(textIn(texts, 'email')));
    if (result?.isRead) void navigate(paths.login);
  };

  const known: FieldRule = (email) => {
    const broken = emailRule(email);
    const texts = { required: t('Email is required'), noAddress: t('Email address is invalid') };
    return broken && texts[broken];
  };

  return (
    <Content heading={t('Reset Password')}>
      <SentBefore sent={sentBefore} />
      <Form form={form} className={styles['slim']} onSend={submit}>
        <Field name="email" label={t('Email')} normalize={cleanInput} rule={known}>
          {(control) => <input {...control} type="email" inputMode="email" autoComplete="email" />}
        </Field>
        <Button type="submit" primary busy={isPending}>
          {t('Reset Password')}
        </Button>
        <p>
          <Link to={paths.login}>{t('Back to login')}</Link>
        </p>
      </Form>
    </Content>
  );
}
