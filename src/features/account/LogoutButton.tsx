import { useTranslation } from '../../i18n/useTranslation';
import { Button } from '../../ui/plain/Button';
import { useLogout } from './useLogout';

/** The general logout (rule S2). */
export function LogoutButton() {
  const { t } = useTranslation();
  const logout = useLogout('general');
  return <Button onClick={() => void logout()}>{t('Logout')}</Button>;
}
