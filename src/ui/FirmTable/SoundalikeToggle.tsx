import { useTranslation } from '../../i18n/translation';
import { Button } from 'antd';
import styles from './FirmTable.module.css';

interface SoundalikeToggleProps {
  readonly count: number;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Shows or hides the rows whose name only sounds like the search. Open, they are also exported and can be selected. */
export function SoundalikeToggle({ count, open, onToggle }: SoundalikeToggleProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['soundalikes']} aria-live="polite">
      {count > 0 && (
        <Button size="small" aria-expanded={open} onClick={onToggle}>
          {t('Similar-sounding names: {{count}}', { count })}
        </Button>
      )}
    </div>
  );
}
