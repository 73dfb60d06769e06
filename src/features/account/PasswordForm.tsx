import { Button, Card, Form as AntdForm } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { useStore } from 'react-redux';
import type { MutationRequest } from '../../api/request';
import type { PasswordChange } from '../../api/encode';
import { useOnce } from '../../api/useOnce';
import { confirmationRule, passwordRule } from '../../domain/accountRules';
import type { DataOrError } from '../../domain/changeResult';
import { isUncertain, messageOf } from '../../domain/failure';
import { serviceText } from '../../i18n/serviceText';
import {
  selectSession,
  selectHasUnsavedChanges,
  type SessionRoot,
  signedOut,
  tokenRefused,
} from '../../session/sessionSlice';
import type { LogoutKind } from '../../session/storedSession';
import { usePortalDialogs } from '../../ui/dialogs/DialogsContext';
import { statusOnlyText } from '../../ui/failureText';
import type { FieldRule } from '../../ui/plain/fieldRule';
import { focusField } from '../../ui/plain/focusField';
import { Form } from '../../ui/form/Form';
import { PasswordField } from '../../ui/form/PasswordField';
import { ResendNotice } from '../../ui/resend/ResendNotice';
import type { ResendQuestion } from '../../ui/resend/resendTexts';
import { useConfirmResend } from '../../ui/resend/useConfirmResend';
import { useShowResult } from '../../ui/useShowResult';

import styles from './PasswordForm.module.css';
import { UsernameField } from './UsernameField';

type Passwords = Omit<PasswordChange, 'userId'>;

interface PasswordFormProps {
  readonly submitText: string;
  readonly request: MutationRequest;
  readonly send: (passwords: Passwords) => PromiseLike<DataOrError<string | null>>;
  readonly logout: LogoutKind;
}

const resendQuestion: ResendQuestion = (t, when) => ({
  text: t(
    'Your request to change the password was sent {{when}}. We could not confirm whether it was changed.',
    { when },
  ),
  detail: t(
    'Either the old or the new password will work. Try the new one as your current password first.',
  ),
  title: t('Change the password again?'),
  confirmText: t('Change Password'),
});

/** The three passwords of both screens for changing one (product §5), sent exactly as typed (rule S6). */
export function PasswordForm({ submitText, request, send, logout }: PasswordFormProps) {
  const { t } = useTranslation();
  const [form] = AntdForm.useForm<Passwords>();
  const showResult = useShowResult();
  const portal = usePortalDialogs();
  const store = useStore<SessionRoot>();
  const { isPending, run, sentBefore } = useOnce(request, useConfirmResend(resendQuestion));

  const endSession = () => {
    const session = selectSession(store.getState());
    // Unsaved work on another screen is kept: the login opens above it.
    const staysOnScreen = session !== null && selectHasUnsavedChanges(store.getState());
    store.dispatch(staysOnScreen ? tokenRefused(session.token) : signedOut(logout));
  };

  const submit = async (passwords: Passwords) => {
    const result = await run(() => send(passwords));
    if (result.kind !== 'done') {
      await showResult(result, {
        form,
        failed: (tNow, failure, others) => ({
          title: tNow('Change Password Failed'),
          text: serviceText(
            messageOf(failure) ??
              tNow('An error occurred while processing your request. Please try again later.'),
          ),
          detail: isUncertain(failure)
            ? tNow(
                'We could not confirm whether the password was changed. Either the old or the new password will work.',
              )
            : (others ?? statusOnlyText(tNow, failure)),
        }),
      });
      return;
    }
    // Before the message is closed: the session belongs to a password that is no longer valid (rule C6).
    endSession();
    const isRead = await portal.showMessage((tNow) => ({
      title: tNow('Password Change successfully'),
      text: tNow('Please log in with the new password.'),
    }));
    // Of the login that has opened meanwhile.
    if (isRead) focusField(['email']);
  };

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
    <Card className={styles['card'] ?? ''}>
      <Form
        form={form}
        initialValues={{ current: '', next: '', confirmation: '' }}
        onFinish={submit}
      >
        <ResendNotice earlier={sentBefore} question={resendQuestion} />
        <UsernameField />
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
          // A service may cut the space off, now or at the next login.
          rule={(value) =>
            required(t('New Password is Required'))(value) ??
            (value === value.trim() ? null : t('The new password cannot start or end with a space'))
          }
        />
        <PasswordField
          name="confirmation"
          label={t('Confirm New Password')}
          autoComplete="new-password"
          dependencies={['next']}
          rule={confirmation}
        />
        <Button type="primary" htmlType="submit" loading={isPending} aria-busy={isPending}>
          {submitText}
        </Button>
      </Form>
    </Card>
  );
}

/** Passwords are never trimmed (rule S6). */
const required =
  (message: string): FieldRule =>
  (value) =>
    passwordRule(value) === null ? null : message;
