import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/translation';
import { isTouchUser } from '../../ui/pressGuard';
import { Pages } from '../../ui/Pages';
import type { ImportRow } from './importTasks';
import { ImportRowView } from './ImportRowView';
import type { PreviewTable } from './importReducer';
import { ROWS_PER_PAGE } from './rowListing';
import type { SheetCommands } from './sheetCommands';
import styles from './tables.module.css';

interface RowsTableProps {
  readonly table: PreviewTable;
  /** The server's errors for rows, from an earlier import. */
  readonly refused: ReadonlyMap<number, readonly string[]>;
  readonly sheet: SheetCommands;
}

/** The filtered rows, one page at a time from the worker. Each cell with an issue can be corrected in place. */
export function RowsTable({ table, refused, sheet }: RowsTableProps) {
  const { t } = useTranslation();
  const { rows, page, summary, filter } = table;
  const shown = useRef<HTMLTableElement>(null);
  useFocusFirstError(shown, filter === 'toFix');
  const next = useFocusNextError(shown, rows, () => sheet.work((tasks) => tasks.showNextError()));

  return (
    <>
      <div
        className={styles['scroll']}
        role="region"
        aria-label={t('Rows with remarks')}
        tabIndex={0}
      >
        <table ref={shown} className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('Row')}</th>
              <th scope="col">{t('Firm Name')}</th>
              <th scope="col">{t('Remarks')}</th>
              <th scope="col">{t('Skip')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ImportRowView
                key={row.index}
                row={row}
                sheet={sheet}
                serverErrors={refused.get(row.row)}
                onEnter={next}
              />
            ))}
          </tbody>
        </table>
      </div>
      {summary.listed > ROWS_PER_PAGE && (
        <Pages
          total={summary.listed}
          page={page}
          size={ROWS_PER_PAGE}
          onPageChange={(other) => void sheet.work((tasks) => tasks.showPage(other))}
        />
      )}
    </>
  );
}

/**
 * Focuses the first wrong cell, so that fixing can start at once, unless something in the window was used since the file was
 * chosen. Not on a phone, where the keyboard would cover the rows.
 */
function useFocusFirstError(table: RefObject<HTMLTableElement | null>, isToFix: boolean): void {
  // Each filter mounts the table again with its rows.
  useEffect(() => {
    const isFree = document.activeElement?.matches(FILE_OR_WINDOW) === true;
    if (isToFix && isFree && !isTouchUser()) goTo(wrongCells(table.current)[0]);
  }, [table, isToFix]);
}

/** The focus is here if nothing but the choice of a file was pressed. */
const FILE_OR_WINDOW = 'body, [role="dialog"], [role="group"], .ant-upload, .ant-upload button';

/** Enter moves to the next wrong cell, across pages. */
function useFocusNextError(
  table: RefObject<HTMLTableElement | null>,
  rows: readonly ImportRow[],
  turnPage: () => Promise<boolean>,
): (from: HTMLInputElement) => void {
  const turnedFrom = useRef<readonly ImportRow[] | null>(null);
  // The rows of the next page arrive later; only this render shows that they are there.
  useEffect(() => {
    if (turnedFrom.current === null || turnedFrom.current === rows) return;
    turnedFrom.current = null;
    goTo(wrongCells(table.current)[0]);
  }, [table, rows]);
  return (from) => {
    const below = wrongCells(table.current).find(
      (cell) =>
        cell !== from &&
        (from.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    if (below !== undefined) {
      goTo(below);
      return;
    }
    const further = async () => {
      turnedFrom.current = rows;
      if (await turnPage()) return;
      turnedFrom.current = null;
      goTo(wrongCells(table.current).find((cell) => cell !== from));
    };
    void further();
  };
}

const wrongCells = (table: HTMLTableElement | null): readonly HTMLInputElement[] => [
  ...(table?.querySelectorAll<HTMLInputElement>('input[aria-invalid="true"]') ?? []),
];

function goTo(cell: HTMLInputElement | undefined): void {
  cell?.focus();
  cell?.select();
}
