import { useTranslation } from '../../i18n/useTranslation';
import { Button } from 'antd';
import styles from './FirmTable.module.css';

interface SoundalikeToggleProps {
  readonly count: number;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** The second group of a search: rows whose name only sounds like it. They are shown, exported and chosen where it is open. */
export function SoundalikeToggle({ count, open, onToggle }: SoundalikeToggleProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['sounds']} aria-live="polite">
      {count > 0 && (
        <Button size="small" aria-expanded={open} onClick={onToggle}>
          {t('Similar-sounding names: {{count}}', { count })}
        </Button>
      )}
    </div>
  );
}
