import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router';
import { paths } from '../../config/paths';
import { useSession } from '../../session/useSession';
import { AccountMenu } from './AccountMenu';
import { Footer } from './Footer';
import { SideLayout } from './SideLayout';
import styles from './SideLayout.module.css';

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
        <div className={styles['fixedFooter']}>
          <Footer />
        </div>
      }
    />
  );
}
