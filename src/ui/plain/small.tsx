import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { phoneTargetOf, telLink, whatsAppLink } from '../../domain/phone';
import { mailAddressOf } from '../../domain/text';
import { useTranslation } from '../../i18n/translation';
import { MAIL_ICON, PHONE_ICON, WHATSAPP_ICON } from '../icons';
import styles from './small.module.css';

/** The association's logo, `size` pixels wide and high. Without a text, since the name is always beside it. */
export function Logo({ size }: { readonly size: number }) {
  return (
    <img
      src={`${import.meta.env.BASE_URL}logo.svg`}
      alt=""
      width={size}
      height={size}
      // Otherwise React preloads it in the prerendered pages, before the files of the form.
      fetchPriority="low"
    />
  );
}

let onScreen = 0;

/** A screen reader speaks it once, although the sign of a screen's script gives way to those of its lists. */
export function Loading({ text }: { readonly text?: string | undefined }) {
  const { t } = useTranslation();
  const element = useRef<HTMLDivElement>(null);
  const [isFirst] = useState(() => onScreen === 0);
  // Before the screen reader hears of the element; of several that came together, for the first one only.
  useLayoutEffect(() => {
    if (isFirst && onScreen === 0) element.current?.setAttribute('role', 'status');
    onScreen += 1;
    return () => {
      onScreen -= 1;
    };
  }, [isFirst]);
  return (
    <div ref={element} className={styles['loading']}>
      <div className={styles['sign']}>
        <Spinner />
      </div>
      <span>{text ?? t('Loading...')}</span>
    </div>
  );
}

export function Spinner() {
  return <span aria-hidden="true" className={styles['spinner']} />;
}

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

/** A line that only paper has. Attributes, since a second text on the screen would be read out and found. */
export function PrintLine({ start, end }: { readonly start: string; readonly end: string }) {
  return (
    <div className={styles['printLine']} aria-hidden="true" data-start={start} data-end={end} />
  );
}
