import { Link } from 'react-router';
import { useAssociation } from '../../config/useAssociation';
import { Logo } from '../../ui/plain/Logo';
import styles from './Brand.module.css';

export function Brand({ to, short = false }: { readonly to: string; readonly short?: boolean }) {
  const association = useAssociation();
  return (
    <Link to={to} className={styles['brand'] ?? ''}>
      <Logo size={40} />
      <span translate="no">{short ? association.shortName : association.name}</span>
    </Link>
  );
}
