import { type ReactNode, useTransition } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Button } from '../plain/Button';
import { Dialog } from '../dialogs/Dialog';
import { FILTER_ICON } from '../icons';
import styles from './TableTools.module.css';

interface TableToolsProps {
  readonly search: ReactNode;
  readonly filters: ReactNode;
  readonly selection: ReactNode;
  /** In the sheet alone: where there is room the heads of the columns sort. */
  readonly sort: ReactNode;
  readonly view: ReactNode;
  /** Those of the screen, which stand beside its heading where there is room. */
  readonly screen: ReactNode;
  /** What is chosen, filtered and sorted, in words. */
  readonly asked: readonly string[];
  /** How many rows are shown, over all pages. */
  readonly shown: number;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/**
 * What stands above the rows. A list without room for its columns draws the search of it alone, and a button that opens the rest as a
 * sheet. The tools stand in one of the two: in the sheet while it is open, else in the page.
 */
export function TableTools({ search, open, onOpen, asked, shown, ...tools }: TableToolsProps) {
  const { t } = useTranslation();
  const close = () => onOpen(false);
  // What a tool of the screen opens stands in the place of the sheet: until it has come, the sheet stands and says so.
  const [leaving, startLeaving] = useTransition();
  return (
    <>
      <div className={`${styles['tools']} ${styles['bar']}`}>
        {search}
        {!open && <div className={styles['wide']}>{tools.filters}</div>}
        <Button
          className={styles['opener']}
          icon={FILTER_ICON}
          aria-haspopup="dialog"
          busy={leaving}
          onClick={() => onOpen(true)}
        >
          <span>
            <span>{t('Filter & more')}</span> <small>{asked.join(' · ')}</small>
          </span>
        </Button>
      </div>
      {!open && (
        <div className={`${styles['tools']} ${styles['wide']}`}>
          {tools.selection}
          <div className={styles['view']}>{tools.view}</div>
        </div>
      )}
      {open && (
        <Dialog
          className={styles['sheet']}
          title={t('Filter & more')}
          onCancel={close}
          actions={
            <Button primary block onClick={close}>
              {t('Show {{count}} entries', { count: shown })}
            </Button>
          }
        >
          <div className={styles['content']}>
            {tools.filters}
            {tools.sort}
            {tools.selection}
            <div className={styles['view']}>{tools.view}</div>
            <div role="presentation" className={styles['view']} onClick={() => startLeaving(close)}>
              {tools.screen}
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
