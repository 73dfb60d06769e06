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
  /** Only what this browser noted for the signed-in person, once they have read what that is (rule Q7). */
  const forget = async () => {
    const yes = await confirm({
      title: t("Forget this computer's notes"),
      text: t(
        'This browser forgets to which firms a payment link was sent from here, and since when it knows each application. Only your own notes go. The firms, and what is on other computers, stay as they are.',
      ),
      confirmText: t('Forget'),
      danger: true,
    });
    if (!yes) return;
    if (await forgetNotes()) notify({ title: t("This computer's notes are forgotten.") }, 4000);
    else
      await showMessage({
        title: t('The notes could not be removed'),
        text: t(
          'This browser may still keep them. Clear the data of this site in the settings of the browser.',
        ),
      });
  };
  const officeSite = linkEntry({ key: 'office', text: t('Office site'), href: adminBaseUrl });
  const forgetEntry = {
    key: 'forget',
    label: t("Forget this computer's notes"),
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
