import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/translation';
import styles from './list.module.css';

interface SelectionBarProps {
  /** The number of chosen firms, out of those that search and filter show. */
  readonly chosen: number;
  readonly shown: number;
  readonly onChooseAll: () => void;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** Where the focus goes when a pressed button disappears or is disabled: ui/keepFocus.ts. */
export function SelectionBar({ chosen, shown, onChooseAll, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('Chosen firms')} className={styles['row']}>
      <p>
        <strong>{t('{{chosen}} of {{shown}} chosen', { chosen, shown })}</strong>
      </p>
      <Button disabled={chosen === shown} onClick={onChooseAll}>
        {t('Choose all {{shown}}', { shown })}
      </Button>
      {chosen > 0 && (
        <>
          <div data-actions className={styles['row']}>
            {children}
          </div>
          <Button type="text" onClick={onClear}>
            {t('Clear')}
          </Button>
        </>
      )}
    </div>
  );
}
