import { FloatButton, Layout, type MenuProps } from 'antd';
import { Link } from 'react-router';
import { account } from '../../api/account';
import { members } from '../../api/members';
import { forgetSends } from '../../api/once';
import { useAppDispatch } from '../../api/state';
import { useConfig } from '../../config/ConfigContext';
import { hrefOf, type ListName, paths } from '../../config/paths';
import { useLogout } from '../../features/account/useLogout';
import { type TextInHiJson, useTranslation } from '../../i18n/translation';
import { useLocalStore } from '../../session/localStore';
import { usePortalDialogs } from '../../ui/dialogs/DialogsContext';
import { menuEntry } from '../../ui/action';
import { AccountMenu, ColorMenu } from './TopBarLayout';
import { SideLayout } from './SideLayout';
import { Copyright } from './parts';
import styles from './layouts.module.css';

export default function AdminLayout() {
  const { t } = useTranslation();
  const applied = useListLength('newMembers');
  const registered = useListLength('members');
  return (
    <SideLayout
      keepsSidebar
      entries={[
        { path: paths.admin, text: t('Dashboard') },
        { path: paths.newMembers, text: t('New Registration'), count: applied },
        { path: paths.members, text: t('Registered Members'), count: registered },
      ]}
      account={
        <>
          <ColorMenu />
          <Link to={paths.admin}>{t('Admin')}</Link>
          <OfficeAccount />
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

/** Apart from the layout, which would be drawn again with each page of a list, since `useLogout` subscribes to the router. */
function OfficeAccount() {
  const { t } = useTranslation();
  const { adminBaseUrl } = useConfig();
  const { notify } = usePortalDialogs();
  const clearNotes = useClearNotes();
  const logout = useLogout('general');
  const clear = async () => {
    if (await clearNotes('Clear notes on this computer', 'Clear notes'))
      notify((tNow) => ({ title: tNow('The notes on this computer were cleared.') }), 4000);
  };
  const officeSite = menuEntry({ key: 'office', text: t('Office website'), href: adminBaseUrl });
  const entries: MenuProps['items'] = [
    ...(adminBaseUrl === '' ? [] : [officeSite]),
    menuEntry({
      key: 'changes',
      text: t('Recent changes (this computer)'),
      href: hrefOf(paths.recentChanges),
      isScreen: true,
    }),
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
  return <AccountMenu of="office" entries={entries} />;
}

/** The length of a list according to cached answers, without a request. */
function useListLength(list: ListName): number | null | undefined {
  const { counted } = account.endpoints.counts.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ counted: list === 'members' ? data?.old : data?.new }),
  });
  const { length } = members.endpoints[list].useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ length: data?.rows.length }),
  });
  return length ?? counted;
}

/** Clears what this browser keeps for the signed-in person, after saying what that is; resolves to true if it did. */
function useClearNotes() {
  const { confirm, showMessage } = usePortalDialogs();
  const { store, person } = useLocalStore();
  const dispatch = useAppDispatch();
  return async (title: TextInHiJson, confirmText: TextInHiJson): Promise<boolean> => {
    const yes = await confirm((t) => ({
      title: t(title),
      text: t(
        'This browser will forget your recent changes with their copies of deleted firms, your saved views, which firms you sent a payment link to and when it first saw each application. Deleted firms can then no longer be imported again from here. Firms and other computers are not affected.',
      ),
      confirmText: t(confirmText),
      danger: true,
    }));
    if (!yes) return false;
    if (person !== null) dispatch(forgetSends(person, members.endpoints.sendPaymentLink.name));
    if (await store.forget(person)) return true;
    await showMessage((t) => ({
      title: t('The notes could not be cleared'),
      text: t('Clear the data of this site in the browser settings.'),
    }));
    return false;
  };
}
