import { Link } from 'react-router';
import { useConfig } from '../../config/ConfigContext';
import styles from './Brand.module.css';

/** The logo and the association's name, leading to the person's start page. */
export function Brand({ to, short = false }: { readonly to: string; readonly short?: boolean }) {
  const { association } = useConfig();
  return (
    <Link to={to} className={styles['brand'] ?? ''}>
      <img
        src={`${import.meta.env.BASE_URL}logo.svg`}
        alt=""
        width={40}
        height={40}
        fetchPriority="low"
      />
      <span>{short ? association.shortName : association.name}</span>
    </Link>
  );
}
