import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { worksByTouch } from '../../ui/presses';
import { Pages } from '../../ui/Pages';
import type { ImportRow } from './importTasks';
import { RowOfFile } from './RowOfFile';
import styles from './RowsTable.module.css';
import type { PreviewTable, Sheet } from './useSheet';

const ROWS_PER_PAGE = 50;

interface RowsTableProps {
  readonly sheet: Sheet;
  readonly preview: PreviewTable;
  readonly refused: ReadonlyMap<number, readonly string[]>;
}

/** The rows that the filter shows, a page at a time from the worker, each cell with a remark to be corrected in its place. */
export function RowsTable({ sheet, preview, refused }: RowsTableProps) {
  const { t } = useTranslation();
  const [wanted, setPage] = useState(1);
  const lastPage = Math.max(1, Math.ceil(preview.summary.listed / ROWS_PER_PAGE));
  const page = Math.min(wanted, lastPage);
  const { rows, version } = useRows(sheet, preview.version, (page - 1) * ROWS_PER_PAGE);
  const table = useRef<HTMLTableElement>(null);
  useFirstCell(table, rows, preview.filter === 'toMend');
  const next = useNextCell(table, rows, async () => {
    const at = await sheet.nextToMend(page * ROWS_PER_PAGE);
    if (at !== null) setPage(Math.floor(at / ROWS_PER_PAGE) + 1);
    return at !== null;
  });

  return (
    <div className={styles['rows']}>
      <div
        className={styles['scroll']}
        role="region"
        aria-label={t('Rows with remarks')}
        tabIndex={0}
      >
        <table ref={table} className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('Row')}</th>
              <th scope="col">{t('Firm Name')}</th>
              <th scope="col">{t('Remarks')}</th>
              <th scope="col">{t('Leave out')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <RowOfFile
                key={row.index}
                row={row}
                sheet={sheet}
                version={version}
                said={refused.get(row.row) ?? NOTHING_SAID}
                onEnter={next}
              />
            ))}
          </tbody>
        </table>
      </div>
      {lastPage > 1 && (
        <Pages
          total={preview.summary.listed}
          page={page}
          size={ROWS_PER_PAGE}
          onPage={(other) => {
            sheet.stay();
            setPage(other);
          }}
        />
      )}
    </div>
  );
}

const NOTHING_SAID: readonly string[] = [];

/** The rows of a page, and after how many changes they were asked for. */
interface Shown {
  readonly version: number;
  readonly rows: readonly ImportRow[];
}

/** One page of rows. What was shown stays until the next page is here. */
function useRows({ rows: read }: Sheet, version: number, from: number): Shown {
  const [shown, setShown] = useState<Shown>({ version: -1, rows: [] });
  // The rows live in the worker.
  useEffect(() => {
    let current = true;
    const show = async () => {
      const rows = await read(from, ROWS_PER_PAGE);
      if (current) setShown({ version, rows });
    };
    // A worker that ended is told of by the preview itself.
    show().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [read, version, from]);
  return shown;
}

/**
 * The first wrong cell takes the focus where nothing else in the window has been touched since the file was chosen, so that
 * mending begins with the first key. Not on a phone, whose keyboard would cover what there is to see.
 */
function useFirstCell(
  table: { readonly current: HTMLTableElement | null },
  rows: readonly ImportRow[],
  isToMend: boolean,
): void {
  const isDone = useRef(false);
  // The rows come from the worker, later than the table.
  useEffect(() => {
    if (isDone.current || !isToMend || rows.length === 0) return;
    isDone.current = true;
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.matches('input[type="file"]');
    if (isFree === true && !worksByTouch()) goTo(wrongCells(table.current)[0]);
  }, [table, rows, isToMend]);
}

/** Enter leads from one wrong cell to the next, over the pages. */
function useNextCell(
  table: { readonly current: HTMLTableElement | null },
  rows: readonly ImportRow[],
  turn: () => Promise<boolean>,
): (from: HTMLInputElement) => void {
  const turnedFrom = useRef<readonly ImportRow[] | null>(null);
  // The first wrong cell of the page that Enter turned to, once its rows are there; nothing else knows when that is.
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
      if (await turn()) return;
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
