import { CloseCircleFilled } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { PaymentResult } from './PaymentResult';
import styles from './PaymentResult.module.css';

/** Where the payment provider leads after a payment that failed (product §2 item 7). */
export default function PaymentFailedPage() {
  const { t } = useTranslation();
  return (
    <PaymentResult
      icon={<CloseCircleFilled className={styles['failure']} />}
      defaultMessage={t('Payment Failed')}
      exclamation={t('Oops!')}
      text={t('Something went wrong. Please try again later.')}
    />
  );
}
