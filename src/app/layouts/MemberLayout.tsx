import { Layout } from 'antd';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { properName, useTranslation } from '../../i18n/translation';
import { useSession } from '../../session/sessionSlice';
import { useMedia } from './AntdProvider';
import styles from './layouts.module.css';
import { Copyright } from './parts';
import { SideLayout } from './SideLayout';
import { AccountMenu, ColorMenu, useColorEntries } from './TopBarLayout';

/** Too narrow for everything in the top bar (layouts.module.css). */
const PHONE = 'screen and (width < 48rem)';

export default function MemberLayout() {
  const { t } = useTranslation();
  const userName = useSession()?.userName ?? '';
  const isPhone = useMedia(PHONE);
  const colors = {
    key: 'colors',
    type: 'group',
    label: t('Theme'),
    children: useColorEntries(),
  } as const;
  return (
    <SideLayout
      entries={[
        { path: paths.member, text: t('Dashboard') },
        { path: paths.profileEdit, text: t('Manage Profile') },
        { path: paths.receipt, text: t('Download Receipt'), opensNewTab: true },
        { path: paths.changeMemberPassword, text: t('Change Password') },
      ]}
      account={
        <>
          {!isPhone && <ColorMenu />}
          <Link to={paths.member} {...(userName !== '' && properName(userName))}>
            {userName || t('Member')}
          </Link>
          <AccountMenu of="members" entries={isPhone ? [colors] : []} />
        </>
      }
      footer={
        <Layout.Footer className={`${styles['footer']} ${styles['fixed']}`}>
          <Copyright />
        </Layout.Footer>
      }
    />
  );
}
