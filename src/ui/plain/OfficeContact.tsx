import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation';
import { mailAddressOf } from '../../domain/text';
import { phoneTargetOf, telLink, whatsAppLink } from '../../domain/phone';
import { PHONE_ICON, MAIL_ICON, WHATSAPP_ICON } from '../icons';
import styles from './OfficeContact.module.css';

/** From config.json; '' for none. */
type OfficeContactProps = Readonly<{ phone: string; whatsapp?: string | undefined; email: string }>;

/** Keeps its room while config.json is loading. */
export function OfficeContact({ phone, whatsapp = '', email }: OfficeContactProps) {
  const { t } = useTranslation();
  const number = phoneTargetOf(phone);
  const whatsappNumber = phoneTargetOf(whatsapp === '' ? phone : whatsapp);
  const address = mailAddressOf(email);
  return (
    <address className={styles['contact']}>
      {number === null && phone !== '' && <span>{withIcon(PHONE_ICON, phone)}</span>}
      {number !== null && (
        <a href={telLink(number)} aria-label={t('Call the office: {{number}}', { number: phone })}>
          {withIcon(PHONE_ICON, phone)}
        </a>
      )}
      {whatsappNumber?.kind === 'mobile' && (
        <a
          href={whatsAppLink(whatsappNumber, t('Namaste'))}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('Message the office on WhatsApp')}
        >
          {WHATSAPP_ICON}
          <span>{t('WhatsApp')}</span>
        </a>
      )}
      {address !== null && (
        <a href={`mailto:${address}`} aria-label={t('Email the office: {{address}}', { address })}>
          {withIcon(MAIL_ICON, address)}
        </a>
      )}
    </address>
  );
}

const withIcon = (icon: ReactNode, text: string) => (
  <>
    {icon}
    <span translate="no">{text}</span>
  </>
);
