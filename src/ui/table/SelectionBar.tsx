import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  /** How many rows are chosen, of how many that search and filter show, and how many of these stand on the page. */
  readonly chosen: number;
  readonly shown: number;
  readonly onPage: number;
  readonly onChooseAll: () => void;
  readonly onChoosePage: () => void;
  readonly onClear: () => void;
  /** What can be done with the chosen ones. */
  readonly children: ReactNode;
}

/** Says how many rows are chosen, and what can be done with them (rule Q1). It always stands there: nothing moves. */
export function SelectionBar({ chosen, shown, onPage, children, ...props }: SelectionBarProps) {
  const { t } = useTranslation();
  const acts = useRef<HTMLDivElement>(null);
  const chooseAll = () => {
    // The button that was pressed is of no more use: the focus goes on to what can be done now.
    flushSync(props.onChooseAll);
    acts.current?.querySelector('button')?.focus();
  };
  const none = (
    <Button small onClick={props.onClear}>
      {t('Choose none')}
    </Button>
  );
  return (
    <div role="group" aria-label={t('Chosen firms')} className={styles['bar']}>
      <p aria-live="polite">{t('{{chosen}} of {{shown}} chosen', { chosen, shown })}</p>
      {chosen < shown || shown === 0 ? (
        <Button small disabled={shown === 0} onClick={chooseAll}>
          {t('Choose all {{shown}}', { shown })}
        </Button>
      ) : (
        none
      )}
      <div ref={acts} className={styles['acts']}>
        {children}
      </div>
      {onPage < shown && (
        <Button small onClick={props.onChoosePage}>
          {t('Choose these {{count}}', { count: onPage })}
        </Button>
      )}
      {chosen > 0 && chosen < shown && none}
    </div>
  );
}
