import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useChangeMemberPasswordMutation } from '../../api/account';
import type { MemberId } from '../../domain/memberId';
import { signedOut } from '../../session/sessionSlice';
import { Page } from '../../ui/Page';
import { PasswordForm } from './PasswordForm';

/** A member's Change Password (spec §2 item 16). Afterwards the member is logged out (spec §4). */
export default function ChangeMemberPasswordPage({ id }: { readonly id: MemberId }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [changeMemberPassword] = useChangeMemberPasswordMutation();
  return (
    <Page heading={t('Change Password')}>
      <PasswordForm
        submitText={t('Submit')}
        send={(passwords) => changeMemberPassword({ ...passwords, userId: id })}
        onChanged={() => dispatch(signedOut('memberLayout'))}
      />
    </Page>
  );
}
