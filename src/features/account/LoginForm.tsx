import { Button, Form, Input } from 'antd';
import type { TFunction } from 'i18next';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLoginMutation } from '../../api/account';
import { useDemo } from '../../config/demo';
import { type Failure, failureOf } from '../../domain/failure';
import type { Session } from '../../session/session';
import { signedIn } from '../../session/sessionSlice';
import { type Message, useDialogs } from '../../ui/dialogs/DialogsContext';
import { showFieldErrors } from '../../ui/fieldErrors';
import { useOnce } from '../../ui/useOnce';
import { DemoAccounts } from './DemoAccounts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Spec §9. */
const WELCOME_MS = 2000;

interface LoginFormProps {
  /** Where the person goes on. */
  readonly onSignedIn: (session: Session) => void;
}

export function LoginForm({ onSignedIn }: LoginFormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Credentials>();
  const [login] = useLoginMutation();
  const { tell, announce } = useDialogs();
  const dispatch = useDispatch();
  const demo = useDemo();

  const [submit, submitting] = useOnce(async (credentials: Credentials) => {
    const { data, error } = await login(credentials);
    if (error) {
      const failure = failureOf(error);
      const shown = showFieldErrors(form, failure, ['email', 'password']);
      if (!shown) await tell(loginFailure(t, failure));
      return;
    }
    // The guard sees the new person first; where this person goes on is decided after it.
    flushSync(() => dispatch(signedIn(data)));
    // The welcome stands above the next screen: nobody waits for it (decisions S7).
    const name = data.session.userName;
    announce(
      { title: t('Login Successful'), text: t('Welcome back, {{name}}!', { name }) },
      WELCOME_MS,
    );
    onSignedIn(data.session);
  });

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      // The service judges what was typed (spec §5), not the browser's own bubble.
      noValidate
      initialValues={{ email: '', password: '' } satisfies Credentials}
      onFinish={submit}
    >
      <Form.Item label={t('Email')} name="email">
        <Input type="email" inputMode="email" autoComplete="username" autoCapitalize="none" />
      </Form.Item>
      <Form.Item label={t('Password')} name="password">
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Button type="primary" htmlType="submit" block disabled={submitting}>
        {submitting ? t('Logging in...') : t('Login')}
      </Button>
      {import.meta.env.MODE === 'demo' && demo !== null && (
        <DemoAccounts accounts={demo.accounts} onUse={(account) => form.setFieldsValue(account)} />
      )}
    </Form>
  );
}

/** The dialogs of spec §8, Login. */
function loginFailure(t: TFunction, failure: Failure): Message {
  switch (failure.kind) {
    case 'network':
    case 'timeout':
      return { title: t('Network Error'), text: t('Please check your internet connection.') };
    case 'refused':
      if (failure.status === 401)
        return { title: t('Login Failed'), text: t('Invalid email or password.') };
      break;
    case 'unreadable':
      break;
  }
  return { title: t('Error'), text: t('Something went wrong. Please try again later.') };
}
