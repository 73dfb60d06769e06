import { useTranslation } from '../../i18n/useTranslation';
import { passwordChange, useChangePasswordMutation } from '../../api/account';
import type { MemberId } from '../../domain/memberId';
import { Content } from '../../ui/Content';
import { PasswordForm } from './PasswordForm';

/** Change Password of both roles (product §2 item 5). Afterwards the person is logged out (product §4). */
export default function ChangePasswordPage({ id }: { readonly id: MemberId }) {
  const { t } = useTranslation();
  const [changePassword] = useChangePasswordMutation();
  return (
    <Content heading={t('Change Password')}>
      <PasswordForm
        submitText={t('Change Password')}
        request={passwordChange}
        send={(passwords) => changePassword({ ...passwords, userId: id })}
        logout="general"
      />
    </Content>
  );
}
