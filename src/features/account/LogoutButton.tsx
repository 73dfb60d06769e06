import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLogout } from './useLogout';

/** The general logout (decisions S2). */
export function LogoutButton() {
  const { t } = useTranslation();
  const logout = useLogout('general');
  return <Button onClick={() => void logout()}>{t('Logout')}</Button>;
}
