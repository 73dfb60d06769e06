import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PasswordChange } from '../../api/encode/requests';
import { confirmationRule, passwordRule } from '../../domain/accountRules';
import { type Failure, failureOf, isUncertain, messageOf } from '../../domain/failure';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import type { FieldRule } from '../../ui/form/fieldRule';
import { Form, useForm } from '../../ui/form/Form';
import { PasswordField } from '../../ui/form/PasswordField';
import { showFieldErrors } from '../../ui/form/showFieldErrors';
import { useErrorsInLanguage } from '../../ui/form/useErrorsInLanguage';
import { useOnce } from '../../ui/useOnce';
import styles from './AccountForm.module.css';

type Passwords = Omit<PasswordChange, 'userId'>;

interface PasswordFormProps {
  readonly submitText: string;
  readonly send: (passwords: Passwords) => Promise<{ readonly error?: unknown }>;
  /** After the password has been changed and the person knows it. */
  readonly onChanged: () => void;
}

/** The wire's names of the three passwords. */
const FIELD_OF = { cpassword: 'current', npassword: 'next', cnpassword: 'confirmation' } as const;

/** The three passwords of both change password screens (spec §5); they go as typed (decisions S6). */
export function PasswordForm({ submitText, send, onChanged }: PasswordFormProps) {
  const { t } = useTranslation();
  const [form] = useForm<Passwords>();
  useErrorsInLanguage(form);
  const { tell } = useDialogs();

  const [submit, submitting] = useOnce(async (passwords: Passwords) => {
    const { error } = await send(passwords);
    if (error !== undefined) {
      const failure = failureOf(error);
      if (!showFieldErrors(form, renamed(failure), Object.values(FIELD_OF)))
        await tell({
          title: t('Change Password Failed'),
          text:
            messageOf(failure) ??
            t('An error occurred while processing your request. Please try again later.'),
          detail: isUncertain(failure)
            ? t('It is not known whether the password was changed: the old or the new one works.')
            : null,
        });
      return;
    }
    await tell({ title: t('Password Change successfully') });
    onChanged();
  });

  const confirmation: FieldRule = (value) => {
    switch (confirmationRule(value, form.getFieldsValue().next)) {
      case 'required':
        return t('Confirm New Password is Required');
      case 'different':
        return t('New Password and Confirm New Password Is Not Match');
      case null:
        return null;
    }
  };

  return (
    <Form
      form={form}
      className={styles['form']}
      initialValues={{ current: '', next: '', confirmation: '' }}
      onFinish={submit}
    >
      <PasswordField
        name="current"
        label={t('Current Password')}
        autoComplete="current-password"
        rule={required(t('Current Password is Required'))}
      />
      <PasswordField
        name="next"
        label={t('New Password')}
        autoComplete="new-password"
        rule={required(t('New Password is Required'))}
      />
      <PasswordField
        name="confirmation"
        label={t('Confirm New Password')}
        autoComplete="new-password"
        dependencies={['next']}
        rule={confirmation}
      />
      <Button type="primary" htmlType="submit" loading={submitting}>
        {submitText}
      </Button>
    </Form>
  );
}

/** What is sent is never trimmed (decisions S6). */
const required =
  (message: string): FieldRule =>
  (value) =>
    passwordRule(value) === null ? null : message;

function renamed(failure: Failure): Failure {
  if (failure.kind !== 'refused') return failure;
  const names: Readonly<Record<string, string>> = FIELD_OF;
  const fields = Object.entries(failure.fields).map(
    ([field, text]) => [names[field] ?? field, text] as const,
  );
  return { ...failure, fields: Object.fromEntries(fields) };
}
