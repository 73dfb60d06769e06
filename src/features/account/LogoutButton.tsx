import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../ui/PlainButton';
import { useLogout } from './useLogout';

/** The general logout (rule S2). */
export function LogoutButton() {
  const { t } = useTranslation();
  const logout = useLogout('general');
  return <PlainButton onClick={() => void logout()}>{t('Logout')}</PlainButton>;
}
