import { Link } from 'react-router';
import { useAssociation } from '../../config/useAssociation';
import { Logo } from '../../ui/plain/Logo';
import styles from './Brand.module.css';
import { useTranslation } from '../../i18n/translation';

export function Brand({ to, short = false }: { readonly to: string; readonly short?: boolean }) {
  const association = useAssociation();
  return (
    <Link to={to} className={styles['brand'] ?? ''}>
      <Logo size={40} />
      <span translate="no">{short ? association.shortName : association.name}</span>
    </Link>
  );
}

/** The year does not change: the whole line is specified (rule F13). */
export function Copyright() {
  const { t } = useTranslation();
  const association = useAssociation();
  return (
    <span translate="no">
      {t('© 2025 {{name}}. All rights reserved.', { name: association.name })}
    </span>
  );
}
