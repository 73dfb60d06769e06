import { useTranslation } from '../../i18n/useTranslation';
import { SUCCESS_ICON } from '../../ui/icons';
import { PaymentResult } from './PaymentResult';
import styles from './PaymentResult.module.css';

/** The payment provider redirects here after a payment (product §2 item 6). */
export default function PaymentSuccessPage() {
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
