import type { ComponentType } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router';
import { useConfig } from '../../config/ConfigContext';
import { paths } from '../../config/paths';
import type { Receipt } from '../../domain/receipt';
import { useSession } from '../../session/useSession';
import { Content } from '../../ui/Content';
import { ID_CARD_ICON, LOCK_ICON } from '../../ui/icons';
import { OfficeContact } from '../../ui/plain/OfficeContact';
import styles from './MemberHomePage.module.css';
import { OwnRecord } from './OwnRecord';

interface MemberHomePageProps {
  /** The receipt as the receipt's own room shows it here. */
  readonly ReceiptCard: ComponentType<{ readonly receipt: Receipt }>;
}

/** A member's start page with its two tiles (product §2, /member), and what a member comes for. */
export default function MemberHomePage({ ReceiptCard }: MemberHomePageProps) {
  const { t } = useTranslation();
  const userId = useSession()?.userId ?? null;
  const tiles = <Tiles key="tiles" />;
  return (
    <Content heading={t('Dashboard')}>
      <div className={styles['home']}>
        {userId === null ? (
          tiles
        ) : (
          <OwnRecord id={userId} ReceiptCard={ReceiptCard} tiles={tiles} />
        )}
        <Office />
      </div>
    </Content>
  );
}

function Tiles() {
  const { t } = useTranslation();
  return (
    <div className={styles['tiles']}>
      <Link to={paths.membership} className={styles['tile'] ?? ''}>
        {ID_CARD_ICON}
        <span>{t('Profile')}</span>
      </Link>
      <Link to={paths.changeMemberPassword} className={styles['tile'] ?? ''}>
        {LOCK_ICON}
        <span>{t('Change Password')}</span>
      </Link>
    </div>
  );
}

function Office() {
  const { t } = useTranslation();
  const { phone, whatsapp = '', email } = useConfig().association;
  if (phone === '' && whatsapp === '' && email === '') return null;
  return (
    <section className={styles['office']} aria-labelledby="office">
      <h2 id="office">{t('Office')}</h2>
      <OfficeContact phone={phone} whatsapp={whatsapp} email={email} />
    </section>
  );
}
