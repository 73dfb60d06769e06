import { useTranslation } from '../../i18n/useTranslation';
import { memberPasswordChange, useChangeMemberPasswordMutation } from '../../api/account';
import type { MemberId } from '../../domain/memberId';
import { Content } from '../../ui/Content';
import { PasswordForm } from './PasswordForm';

/** A member's Change Password (product §2 item 16). Afterwards the member is logged out (product §4). */
export default function ChangeMemberPasswordPage({ id }: { readonly id: MemberId }) {
  const { t } = useTranslation();
  const [changeMemberPassword] = useChangeMemberPasswordMutation();
  return (
    <Content heading={t('Change Password')}>
      <PasswordForm
        submitText={t('Submit', { context: 'password' })}
        request={memberPasswordChange}
        send={(passwords) => changeMemberPassword({ ...passwords, userId: id })}
        logout="memberLayout"
      />
    </Content>
  );
}
