import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { passwordReset, useForgotPasswordMutation } from '../../api/account';
import { useChange } from '../../api/useChange';
import { paths } from '../../config/paths';
import { emailRule } from '../../domain/accountRules';
import { isUncertain, messageOf } from '../../domain/failure';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { failureText } from '../../ui/failureText';
import type { FieldRule } from '../../ui/form/fieldRule';
import { Form, useForm } from '../../ui/form/Form';
import { sameNames, showFieldErrors, textOfOtherFields } from '../../ui/form/showFieldErrors';
import { TextField } from '../../ui/form/TextField';
import { useErrorsInLanguage } from '../../ui/form/useErrorsInLanguage';
import { Page } from '../../ui/Page';
import { PlainButton } from '../../ui/PlainButton';
import { useScreen } from '../../ui/screen';
import styles from './AccountForm.module.css';

const FIELDS = sameNames('email');

/** Reset Password (product §2 item 4): the service mails a new password. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation();
  const [form] = useForm<{ email: string }>();
  useErrorsInLanguage(form);
  const [forgotPassword] = useForgotPasswordMutation();
  const { tell } = useDialogs();
  const navigate = useNavigate();
  const screen = useScreen();

  const { busy, run } = useChange(passwordReset);

  const submit = async ({ email }: { email: string }) => {
    const ending = await run(() => forgotPassword(email.trim()));
    if (ending.kind === 'over') return;
    if (ending.kind === 'failed') {
      const { failure } = ending;
      if (screen.standing && showFieldErrors(form, failure, FIELDS)) return;
      const message = messageOf(failure);
      // Without a message the text names every word that there is.
      const others =
        message === null ? null : textOfOtherFields(failure, screen.standing ? FIELDS : {});
      const detail = isUncertain(failure)
        ? t('A new password may have been sent all the same: please look into your mail first.')
        : others;
      const text = message ?? failureText(t, failure);
      await tell({ title: t('Password Reset Failed'), text, detail });
      return;
    }
    const closed = await tell({
      title: t('Reset Password'),
      text: t('New Password Send your Email.'),
    });
    if (closed) void navigate(paths.login);
  };

  const known: FieldRule = (email) => {
    switch (emailRule(email)) {
      case 'required':
        return t('Email is required');
      case 'noAddress':
        return t('Email address is invalid');
      case null:
        return null;
    }
  };

  return (
    <Page heading={t('Reset Password')}>
      <Form form={form} className={styles['form']} initialValues={{ email: '' }} onFinish={submit}>
        <TextField
          name="email"
          label={t('Email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          rule={known}
        />
        <PlainButton type="submit" primary busy={busy}>
          {t('Reset Password')}
        </PlainButton>
        <p>
          <Link to={paths.login}>{t('Back to the login')}</Link>
        </p>
      </Form>
    </Page>
  );
}
