import { FloatButton, Layout, type MenuProps } from 'antd';
import { Link } from 'react-router';
import { useConfig } from '../../config/ConfigContext';
import { paths } from '../../config/paths';
import { useLogout } from '../../features/account/useLogout';
import { useTranslation } from '../../i18n/translation';
import { usePortalDialogs } from '../../ui/dialogs/DialogsContext';
import { linkEntry, screenEntry } from '../../ui/dropdown';
import { AccountMenu } from './AccountMenu';
import { ColorMenu } from './ColorMenu';
import { Copyright } from './Brand';
import { SideLayout } from './SideLayout';
import styles from './shell.module.css';
import { useClearNotes } from './useClearNotes';
import { useListCounts } from './useListCounts';

export default function AdminLayout() {
  const { t } = useTranslation();
  const { adminBaseUrl } = useConfig();
  const { notify } = usePortalDialogs();
  const clearNotes = useClearNotes();
  const logout = useLogout('general');
  const clear = async () => {
    if (await clearNotes('Clear notes on this computer', 'Clear notes'))
      notify((tNow) => ({ title: tNow('The notes on this computer were cleared.') }), 4000);
  };
  const officeSite = linkEntry({ key: 'office', text: t('Office website'), href: adminBaseUrl });
  const entries: MenuProps['items'] = [
    ...(adminBaseUrl === '' ? [] : [officeSite]),
    screenEntry(paths.recentChanges, t('Recent changes (this computer)')),
    {
      key: 'forget',
      label: t('Clear notes on this computer'),
      onClick: () => void clear(),
    },
    {
      key: 'forgetAndLogout',
      label: t('Clear notes and log out'),
      onClick: () => void logout(() => clearNotes('Clear notes and log out', 'Clear and log out')),
    },
  ];
  return (
    <SideLayout
      layout="admin"
      counts={useListCounts()}
      account={
        <>
          <ColorMenu />
          <Link to={paths.admin}>{t('Admin')}</Link>
          <AccountMenu logout="general" help="office" entries={entries} />
        </>
      }
      footer={
        <>
          <Layout.Footer className={styles['footer'] ?? ''}>
            <Copyright />
          </Layout.Footer>
          <FloatButton.BackTop
            className={styles['toTop'] ?? ''}
            style={{ insetBlockEnd: '0.5rem', insetInlineEnd: '1rem' }}
            href="#content"
            aria-label={t('Scroll to top')}
            duration={0}
            onClick={(event) => {
              event.preventDefault();
              document.querySelector<HTMLElement>('#content h1')?.focus({ preventScroll: true });
            }}
          />
        </>
      }
    />
  );
}
