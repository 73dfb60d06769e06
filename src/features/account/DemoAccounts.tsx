import { useTranslation } from '../../i18n/translation';
import { type DemoAccount, useDemo } from '../../config/demo';
import { Button } from '../../ui/plain/Button';
import styles from './LoginPage.module.css';

interface DemoAccountsProps {
  readonly onSelect: (account: DemoAccount) => void;
}

/** Buttons that fill in a demo account once the demo has started; the person still presses Login (rules, Configuration). */
export function DemoAccounts({ onSelect }: DemoAccountsProps) {
  const { t } = useTranslation();
  const accounts = useDemo()?.accounts;
  const button = (text: string, account: DemoAccount | undefined) => (
    <Button disabled={account === undefined} onClick={() => account && onSelect(account)}>
      {text}
    </Button>
  );
  return (
    <div className={styles['demo']}>
      {button(t('Use demo admin'), accounts?.admin)}
      {button(t('Use demo member'), accounts?.member)}
    </div>
  );
}
