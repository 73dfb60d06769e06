import { Layout } from 'antd';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';
import { useSession } from '../../session/useSession';
import { AccountMenu } from './AccountMenu';
import { Copyright } from './Copyright';
import { SideLayout } from './SideLayout';
import styles from './shell.module.css';

export default function MemberLayout() {
  const { t } = useTranslation();
  const userName = useSession()?.userName ?? '';
  return (
    <SideLayout
      layout="member"
      account={
        <>
          <Link to={paths.member} translate={userName === '' ? 'yes' : 'no'}>
            {userName || t('Member')}
          </Link>
          <AccountMenu logout="memberLayout" help="members" />
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
