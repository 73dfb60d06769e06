import { FloatButton, Layout } from 'antd';
import { Link } from 'react-router';
import { useConfig } from '../../config/ConfigContext';
import { paths } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';
import { useLocalNotesActions } from '../../session/localNotes/useLocalNotes';
import { usePortalDialogs } from '../../ui/dialogs/DialogsContext';
import { linkEntry } from '../../ui/dropdown';
import { AccountMenu } from './AccountMenu';
import { ColorMenu } from './ColorMenu';
import { Copyright } from './Copyright';
import { SideLayout } from './SideLayout';
import styles from './shell.module.css';
import { useListCounts } from './useListCounts';

export default function AdminLayout() {
  const { t } = useTranslation();
  const { adminBaseUrl } = useConfig();
  const { confirm, showMessage, notify } = usePortalDialogs();
  const { forgetNotes } = useLocalNotesActions();
  /** Deletes this browser's notes for the signed-in person, after saying what they are (rule Q7). */
  const forget = async () => {
    const yes = await confirm({
      title: t('Clear notes on this computer'),
      text: t(
        'This browser will forget which firms you sent a payment link to and when it first saw each application. Only your notes are cleared. Firms and other computers are not affected.',
      ),
      confirmText: t('Clear notes'),
      danger: true,
    });
    if (!yes) return;
    if (await forgetNotes()) notify({ title: t('The notes on this computer were cleared.') }, 4000);
    else
      await showMessage({
        title: t('The notes could not be cleared'),
        text: t('Clear the data of this site in the browser settings.'),
      });
  };
  const officeSite = linkEntry({ key: 'office', text: t('Office website'), href: adminBaseUrl });
  const forgetEntry = {
    key: 'forget',
    label: t('Clear notes on this computer'),
    onClick: () => void forget(),
  };
  return (
    <SideLayout
      layout="admin"
      counts={useListCounts()}
      account={
        <>
          <ColorMenu />
          <Link to={paths.admin}>{t('Admin')}</Link>
          <AccountMenu
            logout="general"
            help="office"
            entries={adminBaseUrl === '' ? [forgetEntry] : [officeSite, forgetEntry]}
          />
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
