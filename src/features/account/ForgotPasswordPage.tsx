import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useForgotPasswordMutation } from '../../api/account';
import { paths } from '../../config/paths';
import { emailRule } from '../../domain/accountRules';
import { failureOf, messageOf } from '../../domain/failure';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { failureText } from '../../ui/failureText';
import { showFieldErrors } from '../../ui/fieldErrors';
import { Page } from '../../ui/Page';
import { useErrorsInLanguage } from '../../ui/useErrorsInLanguage';
import { useOnce } from '../../ui/useOnce';
import styles from './AccountForm.module.css';

/** Reset Password (spec §2 item 4): the service mails a new password. */
export default function ForgotPasswordPage() {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ email: string }>();
  useErrorsInLanguage(form);
  const [forgotPassword] = useForgotPasswordMutation();
  const { tell } = useDialogs();
  const navigate = useNavigate();

  const [submit, submitting] = useOnce(async ({ email }: { email: string }) => {
    const { error } = await forgotPassword(email.trim());
    if (error) {
      const failure = failureOf(error);
      if (showFieldErrors(form, failure, ['email'])) return;
      const text = messageOf(failure) ?? failureText(t, failure);
      await tell({ title: t('Password Reset Failed'), text });
      return;
    }
    await tell({ title: t('Reset Password'), text: t('New Password Send your Email.') });
    void navigate(paths.login);
  });

  return (
    <Page heading={t('Reset Password')}>
      <Form
        form={form}
        layout="vertical"
        className={styles['form'] ?? ''}
        requiredMark={false}
        // The texts of spec §5 stand under the field; the browser's own bubble would keep them away.
        noValidate
        initialValues={{ email: '' }}
        scrollToFirstError={{ focus: true }}
        onFinish={submit}
      >
        <Form.Item
          label={t('Email')}
          name="email"
          rules={[
            {
              validator: async (_, email: string) => {
                const broken = emailRule(email);
                if (broken === 'required') throw new Error(t('Email is required'));
                if (broken === 'noAddress') throw new Error(t('Email address is invalid'));
              },
            },
          ]}
        >
          <Input type="email" inputMode="email" autoComplete="email" autoCapitalize="none" />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={submitting}>
          {t('Reset Password')}
        </Button>
        <p>
          <Link to={paths.login}>{t('Back to the login')}</Link>
        </p>
      </Form>
    </Page>
  );
}
