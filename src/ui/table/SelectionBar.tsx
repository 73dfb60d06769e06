import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { Button } from '../plain/Button';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  /** How many rows are chosen, of how many that search and filter show. */
  readonly chosen: number;
  readonly shown: number;
  readonly onChooseAll: () => void;
  readonly onChoosePage: () => void;
  readonly onClear: () => void;
  /** What can be done with the chosen ones. */
  readonly children: ReactNode;
}

/** Says how many rows are chosen, and what can be done with them (rule Q1). All of it always stands there: nothing moves. */
export function SelectionBar({ chosen, shown, children, ...props }: SelectionBarProps) {
  const { t } = useTranslation();
  const all = useRef<HTMLButtonElement>(null);
  const acts = useRef<HTMLDivElement>(null);
  const chooseAll = () => {
    // The button that was pressed is of no more use: the focus goes on to what can be done now.
    flushSync(props.onChooseAll);
    acts.current?.querySelector('button')?.focus();
  };
  const clear = () => {
    // The same of this one.
    flushSync(props.onClear);
    all.current?.focus();
  };
  return (
    <div role="group" aria-label={t('Chosen firms')} className={styles['bar']}>
      <p aria-live="polite">{t('{{chosen}} of {{shown}} chosen', { chosen, shown })}</p>
      <Button ref={all} small disabled={chosen === shown} onClick={chooseAll}>
        {t('Choose all {{shown}}', { shown })}
      </Button>
      <div ref={acts} className={styles['acts']}>
        {children}
      </div>
      <Button
        small
        quiet
        disabled={shown === 0}
        aria-label={t('Choose this page')}
        onClick={props.onChoosePage}
      >
        {t('This page')}
      </Button>
      <Button small quiet disabled={chosen === 0} aria-label={t('Choose none')} onClick={clear}>
        {t('None')}
      </Button>
    </div>
  );
}
