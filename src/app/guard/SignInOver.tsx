import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { homeOf } from '../../config/paths';
import { LoginForm } from '../../features/account/LoginForm';
import type { Session } from '../../session/session';
import { isSamePerson, tokenAbandoned } from '../../session/sessionSlice';
import AntdTheme from '../theme/AntdTheme';

/** Signing in again over unsaved work: the same person goes on where they were (decisions S3). */
export default function SignInOver({ session }: { readonly session: Session }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return (
    <AntdTheme>
      <Modal
        open
        centered
        closable={false}
        title={t('Authentication Failed')}
        footer={
          <Button onClick={() => dispatch(tokenAbandoned())}>{t('Leave without saving')}</Button>
        }
      >
        <p>{t('Please log in again.')}</p>
        <p>{t('What you typed is still here and can be saved after you have signed in.')}</p>
        <LoginForm
          onSignedIn={(now) => {
            // Somebody else does not go on with this person's work.
            if (!isSamePerson(session, now)) void navigate(homeOf(now.role), { replace: true });
          }}
        />
      </Modal>
    </AntdTheme>
  );
}
