import { useEffect, useRef, useState } from 'react';
import { properName, useTranslation } from '../../i18n/translation';
import { useAssociation } from '../../config/ConfigContext';
import type { RegistrationApplication } from '../../domain/member';
import { valueOf } from '../../domain/memberChanges';
import { labelOf, personFields, registrationFields } from '../../domain/memberFields';
import { Button } from '../../ui/plain/Button';
import { copyText } from '../../ui/copyText';
import { SHARE_ICON } from '../../ui/icons';
import box from '../../ui/plain/form.module.css';
import styles from './RegistrationPage.module.css';

interface SentApplicationProps {
  readonly application: RegistrationApplication;
  readonly onNewApplication: () => void;
}

/** Shows what was sent, to read and share: the form is empty again (product §4), and this browser stores none of it. */
export function SentApplication({ application, onNewApplication }: SentApplicationProps) {
  const { t } = useTranslation();
  const association = useAssociation();
  const heading = useRef<HTMLHeadingElement>(null);
  // This part is above Submit, where the person is.
  useEffect(() => heading.current?.focus(), []);
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const rows = [...registrationFields.map((name) => [name] as const), ...personFields]
    .map((field) => ({ label: t(...labelOf(field)), value: valueOf(application, field).trim() }))
    .filter(({ value }) => value !== '');

  const share = async () => {
    const title = t('Application to {{association}}', { association: association.name });
    const text = [title, ...rows.map(({ label, value }) => `${label}: ${value}`)].join('\n');
    // The types claim that every browser has it; many do not.
    const browser: Partial<Pick<Navigator, 'share'>> = navigator;
    try {
      if (browser.share === undefined) throw new Error('This browser shares nothing.');
      await browser.share.call(navigator, { title, text });
    } catch (error) {
      // The person closed the share dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setCopied(await copyText(text));
    }
  };

  return (
    <section className={`${box['card']} ${styles['sent']}`} aria-labelledby="sent">
      <h2 id="sent" ref={heading} tabIndex={-1}>
        {t('This is what you sent')}
      </h2>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt className="quiet">{label}</dt>
            <dd {...properName(value)}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['sentActs']}>
        <Button primary icon={SHARE_ICON} onClick={() => void share()}>
          {t('Share')}
        </Button>
        <Button onClick={onNewApplication}>{t('Fill in another application')}</Button>
      </p>
      <p role="status">
        {isCopied === true && <span>{t('Copied. You can paste it into a message.')}</span>}
        {isCopied === false && (
          <span>{t('This browser cannot share. Take a screenshot of this page instead.')}</span>
        )}
      </p>
    </section>
  );
}
