import { useTranslation } from '../../i18n/useTranslation';
import { useAssociation } from '../../config/useAssociation';
import styles from './Footer.module.css';

/** The association's copyright line (rule F13). */
export function Footer({ children }: { readonly children?: React.ReactNode }) {
  const { t } = useTranslation();
  const association = useAssociation();
  return (
    <footer className={styles['footer']}>
      <span translate="no">
        {t('© 2025 {{name}}. All rights reserved.', { name: association.name })}
      </span>
      {children}
    </footer>
  );
}
