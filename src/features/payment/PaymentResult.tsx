import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../config/paths';
import { paymentMessage } from '../../domain/paymentMessage';
import { Content } from '../../ui/Content';
import styles from './PaymentResult.module.css';

interface PaymentResultProps {
  readonly icon: ReactNode;
  readonly defaultMessage: string;
  readonly exclamation: string;
  readonly text: string;
}

/** The content of both payment pages (product §2 items 6 and 7). Most payers are not logged in (rule A5). */
export function PaymentResult({ icon, defaultMessage, exclamation, text }: PaymentResultProps) {
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
