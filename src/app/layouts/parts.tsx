import { Link, Outlet, useLocation, useNavigation } from 'react-router';
import { useAssociation } from '../../config/ConfigContext';
import { useTranslation } from '../../i18n/translation';
import { ScreenDialogs } from '../../ui/dialogs/DialogsProvider';
import { Loading, Logo } from '../../ui/plain/small';
import styles from './parts.module.css';

export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      className={styles['skip']}
      href="#content"
      onClick={(event) => {
        // The router would read the hash as part of the address.
        event.preventDefault();
        document.querySelector<HTMLElement>('#content h1')?.focus();
      }}
    >
      {t('Skip to content')}
    </a>
  );
}

export function Brand({ to, short = false }: { readonly to: string; readonly short?: boolean }) {
  const association = useAssociation();
  return (
    <Link to={to} className={styles['brand'] ?? ''}>
      <Logo size={40} />
      <span translate="no" className={short ? undefined : 'two-lines'}>
        {short ? association.shortName : association.name}
      </span>
    </Link>
  );
}

/** The year does not change: the whole line is specified. */
export function Copyright() {
  const { t } = useTranslation();
  const association = useAssociation();
  return (
    <span translate="no">
      {t('© 2025 {{name}}. All rights reserved.', { name: association.name })}
    </span>
  );
}

/** The screen with its dialogs. A spinner replaces it while the next one loads: nobody works on a screen that was left. */
export function ScreenOutlet() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  return state === 'loading' ? (
    <Loading />
  ) : (
    <ScreenDialogs key={pathname}>
      <Outlet />
    </ScreenDialogs>
  );
}
