import { useTranslation } from 'react-i18next';
import { useConfig } from '../../config/ConfigContext';
import { Logo } from '../../ui/Logo';
import styles from './Letterhead.module.css';

/** Whose receipt it is: the logo and what config.json says of the association. */
export function Letterhead() {
  const { t } = useTranslation();
  const { name, address, registrationNumber, phone, email } = useConfig().association;
  const lines = [
    [address],
    [registrationNumber && `${t('Registration No.')} ${registrationNumber}`],
    [phone && `${t('Phone')}: ${phone}`, email && `${t('Email')}: ${email}`],
  ].map((parts) => parts.filter((part) => part !== ''));
  return (
    <header className={styles['letterhead']}>
      <Logo size={72} />
      <div>
        <p className={styles['association']}>{name}</p>
        {lines
          .filter((parts) => parts.length > 0)
          .map((parts) => (
            <p key={parts.join()}>{parts.join(' · ')}</p>
          ))}
      </div>
    </header>
  );
}
