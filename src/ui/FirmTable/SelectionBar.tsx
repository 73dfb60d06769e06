import { Button } from 'antd';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { focusFirst } from '../focusFirst';
import styles from './ListTools.module.css';

interface SelectionBarProps {
  /** How many rows are chosen, of how many that search and filter show. */
  readonly chosen: number;
  readonly shown: number;
  readonly onChooseAll: () => void;
  readonly onClear: () => void;
  /** What can be done with the chosen ones. */
  readonly children: ReactNode;
}

/** Says how many rows are chosen, and what can be done with them (rule Q1). */
export function SelectionBar({ chosen, shown, onChooseAll, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation();
  const acts = useRef<HTMLDivElement>(null);
  const chooseAll = () => {
    // The button that was pressed is of no more use: the focus goes on to what can be done now.
    flushSync(onChooseAll);
    acts.current?.querySelector('button')?.focus();
  };
  const clear = () => {
    const search = acts.current?.closest('[role="search"]')?.querySelector('input') ?? null;
    // The bar goes with the choice, and the focus would be lost.
    flushSync(onClear);
    focusFirst(search);
  };
  return (
    <div role="group" aria-label={t('Chosen firms')} className={styles['selection']}>
      <p>{t('{{chosen}} of {{shown}} chosen', { chosen, shown })}</p>
      <Button disabled={chosen === shown} onClick={chooseAll}>
        {t('Choose all {{shown}}', { shown })}
      </Button>
      {chosen > 0 && (
        <>
          <div ref={acts} className={styles['acts']}>
            {children}
          </div>
          <Button type="text" onClick={clear}>
            {t('Clear')}
          </Button>
        </>
      )}
    </div>
  );
}
