import type { TFunction } from 'i18next';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useLoginMutation } from '../../api/account';
import { useDemo } from '../../config/demo';
import { type Failure, failureOf } from '../../domain/failure';
import type { Session } from '../../session/session';
import { signedIn } from '../../session/sessionSlice';
import { type Message, useDialogs } from '../../ui/dialogs/DialogsContext';
import { Form, useForm } from '../../ui/form/Form';
import { PasswordField } from '../../ui/form/PasswordField';
import { showFieldErrors } from '../../ui/form/showFieldErrors';
import { TextField } from '../../ui/form/TextField';
import { PlainButton } from '../../ui/PlainButton';
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
  const [form] = useForm<Credentials>();
  const [login] = useLoginMutation();
  const { tell, announce } = useDialogs();
  const dispatch = useDispatch();
  const demo = useDemo();
  const [leaving, setLeaving] = useState(false);

  const [submit, submitting] = useOnce(async (credentials: Credentials) => {
    const { data, error } = await login(credentials);
    if (error) {
      const failure = failureOf(error);
      const shown = showFieldErrors(form, failure, ['email', 'password']);
      if (!shown) await tell(loginFailure(t, failure));
      return;
    }
    // The guard sees the new person first; where this person goes on is decided after it.
    flushSync(() => {
      // Nothing to press while the next screen is on its way; a person without one tries another account.
      setLeaving(data.session.role !== null);
      dispatch(signedIn(data));
    });
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
      // The service judges what was typed (spec §5).
      initialValues={{ email: '', password: '' }}
      onFinish={submit}
    >
      <TextField
        name="email"
        label={t('Email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordField name="password" label={t('Password')} autoComplete="current-password" />
      <PlainButton type="submit" primary block disabled={submitting || leaving}>
        {submitting ? t('Logging in...') : t('Login')}
      </PlainButton>
      {import.meta.env.MODE === 'demo' && (
        <DemoAccounts accounts={demo?.accounts} onUse={(account) => form.setFieldsValue(account)} />
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
