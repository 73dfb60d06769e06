import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router';
import { useConfig } from '../../config/ConfigContext';
import { paths } from '../../config/paths';
import { useSession } from '../../session/useSession';
import { AccountMenu } from './AccountMenu';
import { Footer } from './Footer';
import { SideLayout } from './SideLayout';
import { useForgetNotes } from './useForgetNotes';

export default function AdminLayout() {
  const { t } = useTranslation();
  const session = useSession();
  const { adminBaseUrl } = useConfig();
  const forgetNotes = useForgetNotes();
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
    />
  );
}
