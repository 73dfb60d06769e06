import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pager } from '../../ui/table/Pager';
import { EditableCell } from './EditableCell';
import type { ImportRow } from './importTasks';
import { isFault } from './memberCheck';
import styles from './PreviewTable.module.css';
import { columnLabel, remarkText } from './remarkText';
import { templateColumns } from './templateColumns';
import type { PreviewTable as Preview, Sheet } from './useSheet';

const ROWS_PER_PAGE = 10;

interface PreviewTableProps {
  readonly sheet: Sheet;
  readonly preview: Preview;
  readonly refused: ReadonlyMap<number, readonly string[]>;
}

/** The rows with remarks, a page at a time from the worker, each cell to be corrected in its place. */
export function PreviewTable({ sheet, preview, refused }: PreviewTableProps) {
  const { t } = useTranslation();
  const [wanted, setPage] = useState(1);
  const lastPage = Math.max(1, Math.ceil(preview.summary.listed / ROWS_PER_PAGE));
  const page = Math.min(wanted, lastPage);
  const rows = useRows(sheet, preview.version, (page - 1) * ROWS_PER_PAGE);

  return (
    <div>
      <div
        className={styles['scroll']}
        role="region"
        aria-label={t('Rows with remarks')}
        tabIndex={0}
      >
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('Row')}</th>
              <th scope="col">{t('Leave out')}</th>
              <th scope="col">{t('Remarks')}</th>
              {templateColumns.map(({ key }, column) => (
                <th key={key} scope="col">
                  {columnLabel(t, column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.index} row={row} sheet={sheet} said={refused.get(row.row) ?? []} />
            ))}
          </tbody>
        </table>
      </div>
      {lastPage > 1 && <Pager page={page} lastPage={lastPage} onPage={setPage} />}
    </div>
  );
}

/** One page of rows. What was shown stays until the next page is here. */
function useRows({ rows: read }: Sheet, version: number, from: number): readonly ImportRow[] {
  const [shown, setShown] = useState<{
    readonly version: number;
    readonly rows: readonly ImportRow[];
  } | null>(null);
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
  return shown?.rows ?? [];
}

interface RowProps {
  readonly row: ImportRow;
  readonly sheet: Sheet;
  /** What the service said of the row when it was sent before. */
  readonly said: readonly string[];
}

function Row({ row, sheet, said }: RowProps) {
  const { t } = useTranslation();
  const ofRow = row.remarks.filter(({ column }) => column === null);
  const remarksId = `remarks-of-row-${row.row}`;
  return (
    <tr className={row.leftOut ? styles['leftOut'] : undefined}>
      <th scope="row">{row.row}</th>
      <td>
        <input
          type="checkbox"
          checked={row.leftOut}
          aria-label={t('Leave out row {{row}}', { row: row.row })}
          onChange={({ target }) => void sheet.leaveOut(row.index, target.checked)}
        />
      </td>
      <td id={remarksId} className={styles['remarks']}>
        <ul>
          {said.map((text) => (
            <li key={text} className={styles['fault']}>
              {t('The service said: {{text}}', { text })}
            </li>
          ))}
          {row.remarks.map((remark) => (
            <li
              key={`${remark.column}:${remark.code}`}
              className={isFault(remark.code) ? styles['fault'] : undefined}
            >
              {remarkText(t, remark)}
            </li>
          ))}
        </ul>
      </td>
      {templateColumns.map(({ key, isMobile }, column) => {
        const remarks = row.remarks.filter((remark) => remark.column === column);
        return (
          <td key={key}>
            <EditableCell
              label={t('{{column}}, row {{row}}', { column: columnLabel(t, column), row: row.row })}
              mobile={isMobile}
              value={row.cells[column] ?? ''}
              before={row.before?.[column]}
              remarksId={remarks.length + ofRow.length > 0 ? remarksId : undefined}
              wrong={remarks.some(({ code }) => isFault(code))}
              onCommit={(text) => void sheet.setCell(row.index, column, text)}
            />
          </td>
        );
      })}
    </tr>
  );
}
