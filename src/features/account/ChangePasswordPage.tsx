import { Button, Form as AntdForm } from 'antd';
import { useTranslation, serviceText } from '../../i18n/translation';
import { account } from '../../api/account';
import type { PasswordChange } from '../../api/encode';
import { useAppStore } from '../../api/state';
import { confirmationRule, passwordRule } from '../../domain/rules';
import { isUncertain, messageOf } from '../../domain/failure';
import type { MemberId } from '../../domain/member';
import {
  selectHasUnsavedChanges,
  selectSession,
  signedOut,
  tokenRefused,
  useSession,
} from '../../session/sessionSlice';
import type { LogoutKind } from '../../session/storedSession';
import { Content } from '../../ui/Content';
import { usePortalDialogs } from '../../ui/dialogs/DialogsContext';
import { statusOnlyText } from '../../ui/failureText';
import { focusField } from '../../ui/plain/fieldErrors';
import type { FieldRule } from '../../ui/plain/fields';
import { fieldErrorsOf, Form } from '../../ui/form/Form';
import { PasswordField } from '../../ui/form/PasswordField';
import { SentBefore } from '../../ui/SentBefore';
import { useChange } from '../../ui/useChange';
import styles from '../../ui/plain/form.module.css';

type Passwords = Omit<PasswordChange, 'userId'>;
const { changePassword, changeMemberPassword, userDetails } = account.endpoints;

interface ChangePasswordPageProps {
  readonly id: MemberId;
  readonly logout?: LogoutKind;
}

/** A member's Change Password (product §2 item 16). */
export const ChangeMemberPasswordPage = ({ id }: ChangePasswordPageProps) => (
  <ChangePasswordPage id={id} logout="memberLayout" />
);

/**
 * Change Password of both roles (product §2 item 5): three passwords (product §5), sent exactly as typed. Afterwards
 * the person is logged out (product §4).
 */
export function ChangePasswordPage({ id, logout = 'general' }: ChangePasswordPageProps) {
  const { t } = useTranslation();
  const isGeneral = logout === 'general';
  const [form] = AntdForm.useForm<Passwords>();
  const portal = usePortalDialogs();
  const session = useSession();
  const details = userDetails.useQueryState();
  const email = session?.email || details.data?.email;
  const store = useAppStore();
  const { run, isPending, sentBefore } = useChange(
    isGeneral ? changePassword : changeMemberPassword,
    undefined,
    {
      form: fieldErrorsOf(form),
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
    },
  );

  const submit = async (passwords: Passwords) => {
    if ((await run(({ send }) => send({ ...passwords, userId: id }))) === null) return;
    const ended = selectSession(store.getState());
    // Unsaved work on another screen is kept: the login opens above it.
    const staysOnScreen = ended !== null && selectHasUnsavedChanges(store.getState());
    // Before the message is closed: the session belongs to a password that is no longer valid.
    store.dispatch(staysOnScreen ? tokenRefused(ended.token) : signedOut(logout));
    const isRead = await portal.showMessage((tNow) => ({
      title: tNow('Password Change successfully'),
      text: tNow('Please log in with the new password.'),
    }));
    // Of the login that has opened meanwhile.
    if (isRead) focusField('email');
  };

  const confirmation: FieldRule = (value) => {
    const broken = confirmationRule(value, form.getFieldsValue().next);
    const texts = {
      required: t('Confirm New Password is Required'),
      different: t('New Password and Confirm New Password Is Not Match'),
    };
    return broken && texts[broken];
  };

  return (
    <Content heading={t('Change Password')}>
      <div className={styles['slim']}>
        <Form
          form={form}
          initialValues={{ current: '', next: '', confirmation: '' }}
          onFinish={submit}
        >
          <SentBefore sent={sentBefore} />
          {/* Tells password managers, by the address of the login, whose password changes; not reachable, and not sent. */}
          {email && (
            <input
              className="visually-hidden"
              autoComplete="username"
              value={email}
              readOnly
              tabIndex={-1}
              aria-hidden="true"
            />
          )}
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
              (value === value.trim()
                ? null
                : t('The new password cannot start or end with a space'))
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
            {isGeneral ? t('Change Password') : t('Submit', { context: 'password' })}
          </Button>
        </Form>
      </div>
    </Content>
  );
}

/** Passwords are never trimmed. */
const required =
  (message: string): FieldRule =>
  (value) =>
    passwordRule(value) === null ? null : message;
