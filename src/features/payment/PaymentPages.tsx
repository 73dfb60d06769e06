import { useTranslation } from '../../i18n/translation';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../config/paths';
import { paymentMessage } from '../../domain/paymentMessage';
import { FAILURE_ICON, SUCCESS_ICON } from '../../ui/icons';
import { Content } from '../../ui/Content';
import box from '../../ui/plain/form.module.css';
import styles from './PaymentPages.module.css';

/** The payment provider redirects here after a payment (product §2 item 6). */
export const PaymentSuccessPage = () => <PaymentResult isPaid />;

/** The payment provider redirects here after a failed payment (product §2 item 7). */
export const PaymentFailedPage = () => <PaymentResult isPaid={false} />;

/** Most payers are not logged in. */
function PaymentResult({ isPaid }: { readonly isPaid: boolean }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const usualMessage = isPaid ? t('Payment Successful') : t('Payment Failed');
  return (
    <div className={`${box['card']} ${styles['result']}`}>
      <div className={styles[isPaid ? 'success' : 'failure']}>
        {isPaid ? SUCCESS_ICON : FAILURE_ICON}
      </div>
      <Content heading={paymentMessage(params.getAll('msg')) ?? usualMessage}>
        <p style={{ fontSize: '1.125rem', fontWeight: 600 }}>
          {isPaid ? t('Thank You!') : t('Oops!')}
        </p>
        <p>
          {isPaid
            ? t(
                'Your membership fee has been received. Your membership details will be send on your registered number soon.',
              )
            : t('Something went wrong. Please try again later.')}
        </p>
        <p>
          <Link to={paths.root}>{t('Go to the home page')}</Link>
        </p>
      </Content>
    </div>
  );
}
