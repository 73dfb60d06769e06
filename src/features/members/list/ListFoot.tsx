import { Button } from 'antd';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { useTranslation } from '../../../i18n/translation';
import type { TableFirm } from '../../../ui/FirmTable/FirmColumn';
import { Pages } from '../../../ui/Pages';
import styles from './list.module.css';
import { PAGE_SIZES } from './listAddress';
import type { ListState } from './useFirmList';

interface ListFootProps<Row extends TableFirm> {
  readonly list: ListState<Row>;
  readonly showing: string;
}

/** Below the rows: firms whose name only sounds like the search, which part of the list is shown, and its pages. */
export function ListFoot<Row extends TableFirm>({ list, showing }: ListFootProps<Row>) {
  const { t } = useTranslation();
  const { address, alike, change } = list;
  // The rows are painted before the page numbers.
  const total = useDeferredValue(list.view.length);
  const onPage = useCallback((page: number) => change({ page }), [change]);
  const sizes = useMemo(
    () => ({ options: PAGE_SIZES, onPageSizeChange: (size: number) => change({ size }) }),
    [change],
  );
  return (
    <>
      <div className="row screen-only" aria-live="polite">
        {alike > 0 && (
          <Button
            aria-expanded={address.showsSoundalikes}
            onClick={() => change({ showsSoundalikes: !address.showsSoundalikes })}
          >
            {t('Similar-sounding names: {{count}}', { count: alike })}
          </Button>
        )}
      </div>
      <div className={`row screen-only ${styles['foot']}`}>
        <div role="status">{showing}</div>
        <Pages
          total={total}
          page={address.page}
          size={address.size}
          onPageChange={onPage}
          pageSizes={sizes}
        />
      </div>
    </>
  );
}
