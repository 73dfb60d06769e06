import { useTranslation } from '../i18n/useTranslation';
import { useLocation, useNavigate } from 'react-router';
import { Button } from './plain/Button';
import styles from './Content.module.css';

/** The back arrow: to the screen before, or to `fallback` for a person who opened this address directly. */
export function BackButton({ fallback }: { readonly fallback: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <Button
      quiet
      aria-label={t('Back')}
      // The first screen of a visit has the key "default": behind it lies another site.
      onClick={() => void (key === 'default' ? navigate(fallback) : navigate(-1))}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" className={styles['back']}>
        <path d="M20 12H4m7-7-7 7 7 7" />
      </svg>
    </Button>
  );
}
