import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useChangePasswordMutation } from '../../api/account';
import type { MemberId } from '../../domain/memberId';
import { signedOut } from '../../session/sessionSlice';
import { Page } from '../../ui/Page';
import { PasswordForm } from './PasswordForm';

/** Change Password of both roles (spec §2 item 5). Afterwards the person is logged out (spec §4). */
export default function ChangePasswordPage({ id }: { readonly id: MemberId }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [changePassword] = useChangePasswordMutation();
  return (
    <Page heading={t('Change Password')}>
      <PasswordForm
        submitText={t('Change Password')}
        send={(passwords) => changePassword({ ...passwords, userId: id })}
        onChanged={() => dispatch(signedOut('general'))}
      />
    </Page>
  );
}
