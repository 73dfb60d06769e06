import { CheckCircleFilled } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { PaymentResult } from './PaymentResult';
import styles from './PaymentResult.module.css';

/** Where the payment provider leads after a payment (product §2 item 6). */
export default function PaymentSuccessPage() {
  const { t } = useTranslation();
  return (
    <PaymentResult
      icon={<CheckCircleFilled className={styles['success']} />}
      defaultMessage={t('Payment Successful')}
      exclamation={t('Thank You!')}
      text={t(
        'Your membership fee has been received. Your membership details will be send on your registered number soon.',
      )}
    />
  );
}
