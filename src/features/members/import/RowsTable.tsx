import type { TableColumnsType } from 'antd';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '../../../i18n/translation';
import { Pages } from '../../../ui/Pages';
import { isTouchUser } from '../../../ui/pressGuard';
import type { ShownFileProps } from './FileBar';
import { RowCells } from './RowCells';
import { ScrolledTable } from '../../../ui/ScrolledTable';
import { type ImportRow, ROWS_PER_PAGE } from './shown';
import { NAME } from './template';
import type { SheetActions } from './useSheet';
import styles from './import.module.css';

/** The filtered rows, one page at a time. Each cell with an issue can be corrected in place. */
export function RowsTable({ file: { shown, refused }, sheet }: ShownFileProps) {
  const { t } = useTranslation();
  const { rows, page, listed, filter } = shown;
  const region = useRef<HTMLDivElement>(null);
  useFocusFirstError(region, filter === 'toFix');
  const onEnter = useFocusNextError(region, page, sheet);
  // antd renders a cell again only for another row or column. In the cells no antd: a page has hundreds of fields, and with
  // its Input, Checkbox and Button it took five times as long.
  const columns = useMemo(
    (): TableColumnsType<ImportRow> => [
      {
        // In elements of their own, since a translator may replace text nodes.
        title: <span>{t('Row')}</span>,
        rowScope: 'row',
        width: '4.5rem',
        render: (_, { row }) => <span>{row}</span>,
      },
      {
        title: <span>{t('Firm Name')}</span>,
        ellipsis: { showTitle: false },
        width: '22%',
        render: (_, { cells }) => (
          <span title={cells[NAME]} translate="no">
            {cells[NAME]}
          </span>
        ),
      },
      {
        title: <span>{t('Remarks')}</span>,
        // Each answer of the worker has new rows, of which few differ.
        shouldCellUpdate: (row, before) => JSON.stringify(row) !== JSON.stringify(before),
        render: (_, row) => (
          <RowCells row={row} serverErrors={refused.get(row.row)} sheet={sheet} onEnter={onEnter} />
        ),
      },
      {
        title: <span>{t('Skip')}</span>,
        width: '4.5rem',
        render: (_, { index, row, isSkipped }) => (
          // A checkbox alone is too small for a finger.
          <label className={styles['skip']}>
            <input
              type="checkbox"
              checked={isSkipped}
              aria-label={t('Skip row {{row}}', { row })}
              onChange={({ target: { checked } }) =>
                void sheet.work((tasks) => tasks.setSkipped(index, checked))
              }
            />
          </label>
        ),
      },
    ],
    [t, sheet, refused, onEnter],
  );
  return (
    <>
      <ScrolledTable<ImportRow>
        ref={region}
        label={t('Rows with remarks')}
        className={`${styles['table']} ${styles['scroll']}`}
        rowKey="index"
        rowClassName={({ isSkipped }) => (isSkipped && styles['skipped']) || ''}
        dataSource={rows}
        columns={columns}
      />
      {listed > ROWS_PER_PAGE && (
        <Pages
          total={listed}
          page={page}
          size={ROWS_PER_PAGE}
          onPageChange={(other) => void sheet.work((tasks) => tasks.showPage(other))}
        />
      )}
    </>
  );
}

type Region = RefObject<HTMLElement | null>;

/**
 * Focuses the first wrong cell, so that fixing can start at once, unless something in the window was used since the file was
 * chosen. Not on a phone, where the keyboard would cover the rows.
 */
function useFocusFirstError(region: Region, isToFix: boolean): void {
  // Each filter mounts the table again with its rows.
  useEffect(() => {
    const isFree = document.activeElement?.matches(FILE_OR_WINDOW) === true;
    if (isToFix && isFree && !isTouchUser()) goToWrong(cellsIn(region));
  }, [region, isToFix]);
}

/** The focus is here if nothing but the choice of a file was pressed. */
const FILE_OR_WINDOW = 'body, [role="dialog"], [role="group"], .ant-upload, .ant-upload button';

/** Enter moves to the next wrong cell, across pages. */
function useFocusNextError(region: Region, page: number, sheet: SheetActions) {
  const turnedFrom = useRef<number | null>(null);
  // The rows of the next page arrive later; only this render shows that they are there.
  useEffect(() => {
    if (turnedFrom.current === null || turnedFrom.current === page) return;
    turnedFrom.current = null;
    goToWrong(cellsIn(region));
  }, [region, page]);
  return useCallback(
    async (from: HTMLInputElement) => {
      const cells = cellsIn(region);
      if (goToWrong(cells.slice(cells.indexOf(from) + 1))) return;
      turnedFrom.current = page;
      if (await sheet.work((tasks) => tasks.showNextError())) return;
      turnedFrom.current = null;
      goToWrong(cellsIn(region).filter((cell) => cell !== from));
    },
    [region, page, sheet],
  );
}

const cellsIn = ({ current }: Region): HTMLInputElement[] => [
  ...(current?.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])') ?? []),
];

/** Focuses and selects the first wrong one of these cells; returns false if there is none. */
function goToWrong(cells: readonly HTMLInputElement[]): boolean {
  const cell = cells.find((one) => one.getAttribute('aria-invalid') === 'true');
  cell?.focus();
  cell?.select();
  return cell !== undefined;
}
