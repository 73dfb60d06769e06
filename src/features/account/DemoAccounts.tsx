import { useTranslation } from '../../i18n/useTranslation';
import type { Demo, DemoAccount } from '../../config/demo';
import { Button } from '../../ui/plain/Button';
import styles from './LoginPage.module.css';

interface DemoAccountsProps {
  /** Not known before the demo has started. */
  readonly accounts: Demo['accounts'] | undefined;
  readonly onSelect: (account: DemoAccount) => void;
}

/** Fill in an account of the demo; the person still signs in by hand (rules, Configuration). */
export function DemoAccounts({ accounts, onSelect }: DemoAccountsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['demo']}>
      <Button
        disabled={accounts === undefined}
        onClick={() => accounts && onSelect(accounts.admin)}
      >
        {t('Use demo admin')}
      </Button>
      <Button
        disabled={accounts === undefined}
        onClick={() => accounts && onSelect(accounts.member)}
      >
        {t('Use demo member')}
      </Button>
    </div>
  );
}
