import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Demo, DemoAccount } from '../../config/demo';
import styles from './LoginPage.module.css';

interface DemoAccountsProps {
  readonly accounts: Demo['accounts'];
  readonly onUse: (account: DemoAccount) => void;
}

/** Fill in an account of the demo; the person still signs in by hand (decisions, Configuration). */
export function DemoAccounts({ accounts, onUse }: DemoAccountsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['demo']}>
      <Button onClick={() => onUse(accounts.admin)}>{t('Use demo admin')}</Button>
      <Button onClick={() => onUse(accounts.member)}>{t('Use demo member')}</Button>
    </div>
  );
}
