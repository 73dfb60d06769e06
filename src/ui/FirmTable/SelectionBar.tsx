import { Button } from 'antd';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../i18n/translation';
import { focusFirst } from '../focusFirst';
import styles from './ListTools.module.css';

interface SelectionBarProps {
  /** The number of selected rows, out of those that search and filter show. */
  readonly chosen: number;
  readonly shown: number;
  readonly onChooseAll: () => void;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

export function SelectionBar({ chosen, shown, onChooseAll, onClear, children }: SelectionBarProps) {
  const { t } = useTranslation();
  const actions = useRef<HTMLDivElement>(null);
  const chooseAll = () => {
    // The pressed button is disabled now, so the focus moves to the first action.
    flushSync(onChooseAll);
    actions.current?.querySelector('button')?.focus();
  };
  const clear = () => {
    const search = actions.current?.closest('[role="search"]')?.querySelector('input') ?? null;
    // The bar disappears with the selection, and the focus would be lost.
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
          <div ref={actions} data-actions className={styles['actions']}>
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
