import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { serviceText } from '../../i18n/serviceText';
import { EditableCell } from './EditableCell';
import type { ImportRow } from './importTasks';
import { FATES, isFault } from './memberJudge';
import { columnLabel, fateText, remarkText } from './remarkText';
import styles from './tables.module.css';
import { placeOfColumn, templateColumns } from './templateColumns';
import type { Sheet } from './sheetCommands';

interface RowOfFileProps {
  readonly row: ImportRow;
  readonly sheet: Sheet;
  /** What the service said of the row when it was sent before. */
  readonly said: readonly string[];
  readonly onEnter: (from: HTMLInputElement) => void;
}

const NAME = placeOfColumn('name');
const MOBILE = placeOfColumn('mobile');

/** A row of the person's file: the cells that something is said of, and the others on demand. */
export function RowOfFile({ row, sheet, said, onEnter }: RowOfFileProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const concerned = concernedCells(row);
  // A cell stays while its row is shown: right now, it would else vanish under the cursor.
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set(concerned));
  const columns = templateColumns.flatMap((_, column) =>
    isOpen || seen.has(column) || concerned.includes(column) ? [column] : [],
  );
  const remarksId = `remarks-of-row-${row.row}`;
  const name = row.cells[NAME] ?? '';
  return (
    <tr className={row.leftOut ? styles['leftOut'] : undefined}>
      <th scope="row" className={styles['number']}>
        {row.row}
      </th>
      <td>
        <div className={styles['firm']}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={t('All cells of row {{row}}', { row: row.row })}
            onClick={() => {
              sheet.stay();
              setOpen(!isOpen);
            }}
          >
            {isOpen ? '▾' : '▸'}
          </button>
          <span title={name} translate="no">
            {name}
          </span>
        </div>
      </td>
      <td className={styles['words']}>
        <div id={remarksId} className={styles['remarks']}>
          {columns.length === 0 && (
            <>
              <span translate="no">{row.cells[MOBILE]}</span>
              <span className={styles['quiet']}>{fateText(t, FATES[row.fate] ?? 'new')}</span>
            </>
          )}
          {said.map((text) => (
            <span key={text} className={styles['fault']}>
              {t('The service said: {{text}}', { text: serviceText(text) })}
            </span>
          ))}
          {row.remarks
            .filter(({ column }) => column === null)
            .map((remark) => (
              <span
                key={remark.code}
                className={isFault(remark.code) ? styles['fault'] : undefined}
              >
                {remarkText(t, remark)}
              </span>
            ))}
        </div>
        {columns.map((column) => (
          <CellOfRow
            key={column}
            row={row}
            column={column}
            sheet={sheet}
            onFocus={() => {
              sheet.stay();
              setSeen((before) => new Set([...before, column]));
            }}
            onEnter={onEnter}
          />
        ))}
      </td>
      <td className={styles['skip']}>
        {/* A finger needs more than the box itself. */}
        <label>
          <input
            type="checkbox"
            checked={row.leftOut}
            aria-label={t('Leave out row {{row}}', { row: row.row })}
            onChange={({ target }) =>
              void sheet.work('leaveOut', { index: row.index, leftOut: target.checked })
            }
          />
        </label>
      </td>
    </tr>
  );
}

/** The cells with a remark of their own, those that differ from the list, and those that were typed over. */
function concernedCells({ remarks, changes, before, cells }: ImportRow): readonly number[] {
  const found = new Set<number>();
  for (const { column } of remarks) if (column !== null) found.add(column);
  for (const { column } of changes ?? []) found.add(column);
  before?.forEach((text, column) => {
    if (text !== cells[column]) found.add(column);
  });
  return [...found];
}

interface CellOfRowProps {
  readonly row: ImportRow;
  readonly column: number;
  readonly sheet: Sheet;
  readonly onFocus: () => void;
  readonly onEnter: (from: HTMLInputElement) => void;
}

function CellOfRow({ row, column, sheet, onFocus, onEnter }: CellOfRowProps) {
  const { t } = useTranslation();
  const remarks = row.remarks.filter((remark) => remark.column === column);
  const listed = row.changes?.find((change) => change.column === column);
  const label = columnLabel(t, column);
  const remarksId = `remarks-of-${row.row}-${column}`;
  return (
    <div className={styles['cellOfRow']}>
      <span className={styles['quiet']} aria-hidden="true">
        {label}
      </span>
      <EditableCell
        label={t('{{column}}, row {{row}}', { column: label, row: row.row })}
        mobile={templateColumns[column]?.isMobile ?? false}
        value={row.cells[column] ?? ''}
        before={row.before?.[column]}
        remarksId={remarks.length > 0 || listed !== undefined ? remarksId : undefined}
        wrong={remarks.some(({ code }) => isFault(code))}
        onCommit={(text) => sheet.work('setCell', { index: row.index, column, text })}
        onFocus={onFocus}
        onEnter={onEnter}
      />
      <span id={remarksId} className={styles['remarks']}>
        {remarks.map((remark) => (
          <span key={remark.code} className={isFault(remark.code) ? styles['fault'] : undefined}>
            {remarkText(t, remark)}
          </span>
        ))}
        {listed !== undefined && (
          <span>
            {listed.text === ''
              ? t('The list has nothing there')
              : t('The list has: {{text}}', { text: listed.text })}
          </span>
        )}
      </span>
    </div>
  );
}
