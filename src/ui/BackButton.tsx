import { useTranslation } from '../i18n/useTranslation';
import { useLocation, useNavigate } from 'react-router';
import { BACK_ICON } from './icons';
import { Button } from './plain/Button';

/** The back arrow: to the screen before, or to `fallback` for a person who opened this address directly. */
export function BackButton({ fallback }: { readonly fallback: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <Button
      quiet
      icon={BACK_ICON}
      aria-label={t('Back')}
      // The first screen of a visit has the key "default": behind it lies another site.
      onClick={() => void (key === 'default' ? navigate(fallback) : navigate(-1))}
    />
  );
}
