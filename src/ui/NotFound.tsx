import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Page } from './Page';

/** The screen for an address that leads nowhere (rules A7, A8). */
export function NotFound({ home }: { readonly home: string }) {
  const { t } = useTranslation();
  return (
    <Page heading={t('Page not found')}>
      <p>{t('There is no page at this address. It may have been mistyped or moved.')}</p>
      <p>
        <Link to={home}>{t('Go to the start page')}</Link>
      </p>
    </Page>
  );
}
