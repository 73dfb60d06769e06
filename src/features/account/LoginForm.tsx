import type { TFunction } from '../../i18n/Text';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { useDispatch, useStore } from 'react-redux';
import { signIn, useLoginMutation } from '../../api/account';
import type { Session, SignIn } from '../../session/session';
import { useOnce } from '../../api/useOnce';
import { useDemo } from '../../config/demo';
import { cleanInput } from '../../domain/invisibleCharacters';
import type { ChangeResult } from '../../domain/changeResult';
import { type Failure, statusOf } from '../../domain/failure';
import {
  isSamePerson,
  selectSession,
  signedIn,
  type SessionRoot,
} from '../../session/sessionSlice';
import { type Message, useDialogs, useIsMounted } from '../../ui/dialogs/DialogsContext';
import { failureText } from '../../ui/failureText';
import { Field } from '../../ui/plain/Field';
import { Form, useForm } from '../../ui/plain/Form';
import { PasswordField } from '../../ui/plain/PasswordField';
import { Button } from '../../ui/plain/Button';
import { textOfOtherFields } from '../../ui/plain/showFieldErrors';
import { useShowResult } from '../../ui/useShowResult';
import { DemoAccounts } from './DemoAccounts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** How long the welcome is shown (product §9). */
const WELCOME_MS = 2000;

interface LoginFormProps {
  readonly onSignedIn: (session: Session) => void;
}

export function LoginForm({ onSignedIn }: LoginFormProps) {
  const { t } = useTranslation();
  const [form] = useForm<Credentials>();
  const { notify } = useDialogs();
  const showResult = useShowResult();
  const dispatch = useDispatch();
  const store = useStore<SessionRoot>();
  const demo = useDemo();
  const [isLeaving, setIsLeaving] = useState(false);

  const [login] = useLoginMutation();
  const { isPending, run } = useOnce(signIn);
  const isMounted = useIsMounted();
  /** Login keeps the focus meanwhile, which the browser takes from a disabled button. */
  const isBusy = isPending || isLeaving;

  /** Somebody else may have logged in meanwhile, and stays logged in (rule C4); the same person goes on from here. */
  const isTheirs = (result: ChangeResult<SignIn>) =>
    result.kind === 'done' && isSamePerson(selectSession(store.getState()), result.data.session);

  const submit = async (credentials: Credentials) => {
    const result = await run<SignIn>(() => login(credentials));
    if (result.kind === 'ignored' || (result.isFromEarlierSession && !isTheirs(result))) return;
    if (result.kind === 'failed') {
      // Texts for fields that this form lacks are shown in full.
      const detail = textOfOtherFields(form, result.failure);
      await showResult(
        { ...result, failure: firstTextPerField(result.failure) },
        { form, failed: (tNow, failure) => ({ detail, ...loginFailure(tNow, failure) }) },
      );
      return;
    }
    const { data } = result;
    // The guard must know the new person before the next screen is chosen.
    flushSync(() => {
      // Disables Login while the next screen loads; an account without a role lets the person try another.
      setIsLeaving(data.session.role !== null);
      dispatch(signedIn({ ...data, session: { ...data.session, email: credentials.email } }));
    });
    // The welcome appears above the next screen, so nobody waits for it (rule S7).
    const name = data.session.userName;
    notify(
      (tNow) => ({
        title: tNow('Login Successful'),
        text: tNow('Welcome back, {{name}}!', { name }),
      }),
      WELCOME_MS,
    );
    // A person who has left this page is logged in and stays where they are.
    if (isMounted.current) onSignedIn(data.session);
  };

  return (
    <Form
      form={form}
      // Names the screen for who comes from another one to the first field, past the heading.
      aria-label={t('Login')}
      // Without rules: the service checks the input (product §5).
      initialValues={{ email: '', password: '' }}
      onFinish={submit}
    >
      <Field name="email" label={t('Email')} normalize={cleanInput}>
        {(control) => (
          <input
            {...control}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
          />
        )}
      </Field>
      <PasswordField name="password" label={t('Password')} />
      <Button type="submit" primary block busy={isBusy} aria-disabled={isBusy}>
        {isPending ? t('Logging in...') : t('Login')}
      </Button>
      {import.meta.env.MODE === 'demo' && (
        <DemoAccounts
          accounts={demo?.accounts}
          onSelect={(account) => form.setFieldsValue(account)}
        />
      )}
    </Form>
  );
}

/** Keeps only the first message per field (product §5). */
function firstTextPerField(failure: Failure): Failure {
  if (failure.kind !== 'refused') return failure;
  const inFields = failure.fields.flatMap(({ texts }) => texts);
  return {
    ...failure,
    fields: failure.fields.map((field) => ({ ...field, texts: field.texts.slice(0, 1) })),
    errors: failure.errors.filter((text) => !inFields.includes(text)),
  };
}

/** The messages of product §8, Login. */
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
    case 'elsewhere':
    case 'outdated':
    case 'unread':
    case 'sentBefore':
      break;
  }
  return {
    title: t('Error'),
    text: t('Something went wrong. Please try again later.'),
    // Adds how long to wait, or that the answer cannot be used.
    detail:
      failure.kind === 'unreadable' || statusOf(failure) === 429 ? failureText(t, failure) : null,
  };
}
