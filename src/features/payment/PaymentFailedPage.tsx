import { useTranslation } from '../../i18n/useTranslation';
import { FAILURE_ICON } from '../../ui/icons';
import { PaymentResult } from './PaymentResult';
import styles from './PaymentResult.module.css';

/** The payment provider redirects here after a failed payment (product §2 item 7). */
export default function PaymentFailedPage() {
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
