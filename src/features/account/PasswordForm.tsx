import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PasswordChange } from '../../api/encode/requests';
import { confirmationRule, passwordRule } from '../../domain/accountRules';
import { type Failure, failureOf, isUncertain, messageOf } from '../../domain/failure';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { showFieldErrors } from '../../ui/fieldErrors';
import { useErrorsInLanguage } from '../../ui/useErrorsInLanguage';
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
  const [form] = Form.useForm<Passwords>();
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

  return (
    <Form
      form={form}
      layout="vertical"
      className={styles['form'] ?? ''}
      requiredMark={false}
      initialValues={{ current: '', next: '', confirmation: '' } satisfies Passwords}
      scrollToFirstError={{ focus: true }}
      onFinish={submit}
    >
      <Form.Item
        label={t('Current Password')}
        name="current"
        rules={[required(t('Current Password is Required'))]}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        label={t('New Password')}
        name="next"
        rules={[required(t('New Password is Required'))]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        label={t('Confirm New Password')}
        name="confirmation"
        dependencies={['next']}
        rules={[
          {
            validator: async (_, confirmation: string) => {
              const broken = confirmationRule(confirmation, form.getFieldsValue().next);
              if (broken === 'required') throw new Error(t('Confirm New Password is Required'));
              if (broken === 'different')
                throw new Error(t('New Password and Confirm New Password Is Not Match'));
            },
          },
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={submitting}>
        {submitText}
      </Button>
    </Form>
  );
}

/** What is sent is never trimmed (decisions S6). */
function required(message: string) {
  return {
    validator: async (_: unknown, value: string) => {
      if (passwordRule(value) !== null) throw new Error(message);
    },
  };
}

function renamed(failure: Failure): Failure {
  if (failure.kind !== 'refused') return failure;
  const names: Readonly<Record<string, string>> = FIELD_OF;
  const fields = Object.entries(failure.fields).map(
    ([field, text]) => [names[field] ?? field, text] as const,
  );
  return { ...failure, fields: Object.fromEntries(fields) };
}
