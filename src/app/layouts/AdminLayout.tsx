import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link, useLocation } from 'react-router';
import { forgetShown } from '../../api/shownOnDashboard';
import { useConfig } from '../../config/ConfigContext';
import { paths } from '../../config/paths';
import { useSession } from '../../session/useSession';
import { AccountMenu } from './AccountMenu';
import { Footer } from './Footer';
import { SideLayout } from './SideLayout';
import { useForgetNotes } from './useForgetNotes';

/** The dashboard, and the lists that may be opened from it. */
const TAKING_OVER: readonly string[] = [paths.admin, paths.members, paths.newMembers];

export default function AdminLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const session = useSession();
  const { adminBaseUrl } = useConfig();
  const forgetNotes = useForgetNotes();
  const { pathname } = useLocation();
  // Whichever other screen is opened, of the office or not, the list after it is read anew.
  useEffect(() => {
    if (!TAKING_OVER.includes(pathname)) forgetShown();
  }, [pathname]);
  useEffect(() => forgetShown, []);
  return (
    <SideLayout
      layout="admin"
      home={paths.admin}
      startsOpen={false}
      topBar={
        session === null ? (
          <Link to={paths.root}>{t('Login')}</Link>
        ) : (
          <>
            <Link to={paths.admin}>{t('Admin')}</Link>
            <AccountMenu
              logout="general"
              help="office"
              officeSite={adminBaseUrl}
              onForget={forgetNotes}
            />
          </>
        )
      }
      footer={
        <Footer>
          <a
            href="#content"
            onClick={(event) => {
              event.preventDefault();
              window.scrollTo({ top: 0, behavior: 'smooth' });
              document.querySelector<HTMLElement>('#content h1')?.focus({ preventScroll: true });
            }}
          >
            {t('Scroll to top')}
          </a>
        </Footer>
      }
    >
      {children}
    </SideLayout>
  );
}
