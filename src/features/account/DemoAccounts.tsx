import { useTranslation } from '../../i18n/translation';
import type { Demo, DemoAccount } from '../../config/demo';
import { Button } from '../../ui/plain/Button';
import styles from './LoginPage.module.css';

interface DemoAccountsProps {
  /** `undefined` until the demo has started. */
  readonly accounts: Demo['accounts'] | undefined;
  readonly onSelect: (account: DemoAccount) => void;
}

/** Buttons that fill in a demo account; the person still presses Login (rules, Configuration). */
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
