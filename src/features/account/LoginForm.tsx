import { type TFunction, useTranslation } from '../../i18n/translation';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { account } from '../../api/account';
import { useAppStore } from '../../api/state';
import { type DemoAccount, useDemo } from '../../config/demo';
import type { Session } from '../../session/storedSession';
import { cleanInput } from '../../domain/text';
import { type Failure, failureOf, resultOf, statusOf } from '../../domain/failure';
import { isSamePerson, selectSession, signedIn, watchSession } from '../../session/sessionSlice';
import type { Message } from '../../ui/dialogs/DialogQueue';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { failureText } from '../../ui/failureText';
import { Field } from '../../ui/plain/Field';
import { Form, type FormHandle, textIn, useForm } from '../../ui/plain/Form';
import { PasswordField } from '../../ui/plain/PasswordField';
import { Button } from '../../ui/plain/Button';
import { useChange } from '../../ui/useChange';
import styles from './LoginPage.module.css';

/** How long the welcome is shown (product §9). */
const WELCOME_MS = 2000;

export function LoginForm({ onSignedIn }: { readonly onSignedIn: (session: Session) => void }) {
  const { t } = useTranslation();
  const form = useForm();
  const { notify } = useDialogs();
  const store = useAppStore();
  const [isLeaving, setIsLeaving] = useState(false);

  const { run, isPending } = useChange(account.endpoints.login, undefined, {
    form,
    failed: loginFailure,
  });
  /** Login keeps the focus meanwhile, which the browser takes from a disabled button. */
  const isBusy = isPending || isLeaving;

  const submit = (texts: FormData) => {
    const credentials = { email: textIn(texts, 'email'), password: textIn(texts, 'password') };
    return run(async ({ send, isLeft }) => {
      const isHere = store.dispatch(watchSession());
      const answer = await send(credentials);
      const { data, error } = answer;
      // Somebody else may have logged in meanwhile, and stays logged in; the same person goes on from here.
      const isTheirs =
        data !== undefined && isSamePerson(selectSession(store.getState()), data.session);
      if (!isHere() && !isTheirs)
        return { error: { kind: 'ignored', result: resultOf(error) } satisfies Failure };
      if (data === undefined) return { error: firstTextPerField(failureOf(error)) };
      // The guard must know the new person before the next screen is chosen.
      flushSync(() => {
        // Disables Login while the next screen loads; an account without a role lets the person try another.
        setIsLeaving(data.session.role !== null);
        store.dispatch(
          signedIn({ ...data, session: { ...data.session, email: credentials.email } }),
        );
      });
      // The welcome appears above the next screen, so nobody waits for it.
      const name = data.session.userName;
      notify(
        (tNow) => ({
          title: tNow('Login Successful'),
          text: tNow('Welcome back, {{name}}!', { name }),
        }),
        WELCOME_MS,
      );
      // A person who has left this page is logged in and stays where they are.
      if (!isLeft()) onSignedIn(data.session);
      return answer;
    });
  };

  return (
    <Form
      form={form}
      // Names the screen for who comes from another one to the first field, past the heading.
      aria-label={t('Login')}
      // Without rules: the service checks the input (product §5).
      onSend={submit}
    >
      <Field name="email" label={t('Email')} normalize={cleanInput}>
        {(control) => <input {...control} type="email" inputMode="email" autoComplete="username" />}
      </Field>
      <PasswordField name="password" label={t('Password')} />
      <Button type="submit" primary block busy={isBusy} aria-disabled={isBusy}>
        {isPending ? t('Logging in...') : t('Login')}
      </Button>
      {import.meta.env.MODE === 'demo' && <DemoAccounts form={form} />}
    </Form>
  );
}

/** Buttons that fill in a demo account once the demo has started; the person still presses Login (rules, Configuration). */
function DemoAccounts({ form }: { readonly form: FormHandle }) {
  const { t } = useTranslation();
  const accounts = useDemo()?.accounts;
  const button = (text: string, chosen: DemoAccount | undefined) => {
    const fillIn = () => {
      form.enterText('email', chosen?.email ?? '');
      form.enterText('password', chosen?.password ?? '');
    };
    return (
      <Button disabled={chosen === undefined} onClick={fillIn}>
        {text}
      </Button>
    );
  };
  return (
    <div className={styles['demo']}>
      {button(t('Use demo admin'), accounts?.admin)}
      {button(t('Use demo member'), accounts?.member)}
    </div>
  );
}

/** Keeps only the first message per field of this form (product §5): those of other fields are shown in full. */
function firstTextPerField(failure: Failure): Failure {
  if (failure.kind !== 'refused') return failure;
  const inFields = failure.fields.flatMap(({ texts }) => texts);
  return {
    ...failure,
    fields: failure.fields.map((field) =>
      field.name === 'email' || field.name === 'password'
        ? { ...field, texts: field.texts.slice(0, 1) }
        : field,
    ),
    errors: failure.errors.filter((text) => !inFields.includes(text)),
  };
}

/** The messages of product §8, Login. */
function loginFailure(t: TFunction, failure: Failure, others: string | null): Message {
  if (failure.kind === 'network' || failure.kind === 'timeout')
    return {
      title: t('Network Error'),
      text: t('Please check your internet connection.'),
      detail: null,
    };
  if (statusOf(failure) === 401)
    return { title: t('Login Failed'), text: t('Invalid email or password.'), detail: others };
  return {
    title: t('Error'),
    text: t('Something went wrong. Please try again later.'),
    // Adds how long to wait, or that the answer cannot be used.
    detail:
      failure.kind === 'unreadable' || statusOf(failure) === 429 ? failureText(t, failure) : others,
  };
}
