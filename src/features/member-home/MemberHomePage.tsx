import { IdcardOutlined, LockOutlined } from '@ant-design/icons';
import { Card } from 'antd';
import { Link } from 'react-router';
import { useConfig } from '../../config/ConfigContext';
import { paths } from '../../config/paths';
import { useTranslation } from '../../i18n/translation';
import { useSession } from '../../session/sessionSlice';
import { Content } from '../../ui/Content';
import { OfficeContact } from '../../ui/plain/OfficeContact';
import styles from './cards.module.css';
import { MemberSummary } from './MemberSummary';

/** A member's start page (product §2, /member): two tiles, and what members most often need. */
export default function MemberHomePage() {
  const { t } = useTranslation();
  const userId = useSession()?.userId ?? null;
  const links = [
    { to: paths.membership, icon: <IdcardOutlined aria-hidden />, name: t('Profile') },
    {
      to: paths.changeMemberPassword,
      icon: <LockOutlined aria-hidden />,
      name: t('Change Password'),
    },
  ];
  const tiles = (
    <div className={styles['tiles']}>
      {links.map(({ to, icon, name }) => (
        <Link key={to} to={to}>
          <Card hoverable className={styles['tile'] ?? ''}>
            {icon}
            <span>{name}</span>
          </Card>
        </Link>
      ))}
      <Office />
    </div>
  );
  return (
    <Content heading={t('Dashboard')}>
      <div className={styles['cards']}>
        {userId === null ? tiles : <MemberSummary id={userId}>{tiles}</MemberSummary>}
      </div>
    </Content>
  );
}

function Office() {
  const { t } = useTranslation();
  const { phone, whatsapp = '', email } = useConfig().association;
  if (phone === '' && whatsapp === '' && email === '') return null;
  return (
    <Card role="region" aria-labelledby="office" className={styles['wide'] ?? ''}>
      <h2 id="office" className={styles['heading']}>
        {t('Office')}
      </h2>
      <OfficeContact phone={phone} whatsapp={whatsapp} email={email} />
    </Card>
  );
}
