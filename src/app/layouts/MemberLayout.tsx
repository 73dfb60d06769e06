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
  const session = useSession();
  return (
    <SideLayout
      layout="member"
      home={paths.member}
      startsOpen
      topBar={
        session === null ? (
          <Link to={paths.root}>{t('Login')}</Link>
        ) : (
          <>
            <Link to={paths.member} translate={session.userName === '' ? 'yes' : 'no'}>
              {session.userName || t('Member')}
            </Link>
            <AccountMenu logout="memberLayout" help="members" />
          </>
        )
      }
      footer={
        <div className={styles['fixedFooter']}>
          <Footer />
        </div>
      }
    />
  );
}
