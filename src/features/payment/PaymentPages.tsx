import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../config/paths';
import { paymentMessage } from '../../domain/paymentMessage';
import { FAILURE_ICON, SUCCESS_ICON } from '../../ui/icons';
import { Content } from '../../ui/Content';
import styles from './PaymentPages.module.css';

interface PaymentResultProps {
  readonly icon: ReactNode;
  readonly defaultMessage: string;
  readonly exclamation: string;
  readonly text: string;
}

/** The content of both payment pages (product §2 items 6 and 7). Most payers are not logged in (rule A5). */
function PaymentResult({ icon, defaultMessage, exclamation, text }: PaymentResultProps) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  return (
    <div className={styles['result']}>
      <div className={styles['icon']} aria-hidden="true">
        {icon}
      </div>
      <Content heading={paymentMessage(params.getAll('msg')) ?? defaultMessage}>
        <p className={styles['exclamation']}>{exclamation}</p>
        <p>{text}</p>
        <p>
          <Link to={paths.root}>{t('Go to the home page')}</Link>
        </p>
      </Content>
    </div>
  );
}

/** The payment provider redirects here after a payment (product §2 item 6). */
export function PaymentSuccessPage() {
  const { t } = useTranslation();
  return (
    <PaymentResult
      icon={<span className={styles['success']}>{SUCCESS_ICON}</span>}
      defaultMessage={t('Payment Successful')}
      exclamation={t('Thank You!')}
      text={t(
        'Your membership fee has been received. Your membership details will be send on your registered number soon.',
      )}
    />
  );
}

/** The payment provider redirects here after a failed payment (product §2 item 7). */
export function PaymentFailedPage() {
  const { t } = useTranslation();
  return (
    <PaymentResult
      icon={<span className={styles['failure']}>{FAILURE_ICON}</span>}
      defaultMessage={t('Payment Failed')}
      exclamation={t('Oops!')}
      text={t('Something went wrong. Please try again later.')}
    />
  );
}
