import { useState } from 'react';
import { useTranslation } from '../../i18n/translation';
import { serviceText } from '../../i18n/serviceText';
import type { Issue } from '../../spreadsheet/rows/issues';
import { EditableCell } from './EditableCell';
import type { ImportRow } from './importTasks';
import { EXPECTED_RESULTS, isError, type ImportIssueCode } from './memberValidator';
import { columnLabel, issueText } from './issueText';
import styles from './tables.module.css';
import { placeOfColumn, templateColumns } from './templateColumns';
import type { SheetCommands } from './sheetCommands';

interface ImportRowViewProps {
  readonly row: ImportRow;
  readonly sheet: SheetCommands;
  /** The server's errors for this row, from an earlier import. */
  readonly serverErrors: readonly string[] | undefined;
  readonly onEnter: (from: HTMLInputElement) => void;
}

const NAME = placeOfColumn('name');
const MOBILE = placeOfColumn('mobile');

/** The probable result of importing a row. */
const RESULT_TEXTS = { new: 'New', changed: 'Changed', same: 'Same', unknown: null } as const;

/** A row of the person's file: cells with an issue or a change, and the others on demand. */
export function ImportRowView({ row, sheet, serverErrors, onEnter }: ImportRowViewProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const concerned = concernedCells(row);
  // A cell stays while its row is shown: otherwise it would vanish under the cursor once it is correct.
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set(concerned));
  const columns = templateColumns.flatMap((_, column) =>
    isOpen || seen.has(column) || concerned.includes(column) ? [column] : [],
  );
  const name = row.cells[NAME] ?? '';
  const expectedResult = RESULT_TEXTS[EXPECTED_RESULTS[row.expectedResult] ?? 'unknown'];
  return (
    <tr className={row.isSkipped ? styles['skipped'] : undefined}>
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
        <div id={`issues-of-row-${row.row}`} className={styles['issues']}>
          {columns.length === 0 && (
            <>
              <span translate="no">{row.cells[MOBILE]}</span>
              {expectedResult !== null && (
                <span className={styles['quiet']}>{t(expectedResult)}</span>
              )}
            </>
          )}
          {serverErrors?.map((text) => (
            <span key={text} className={styles['error']}>
              {t('The server said: {{text}}', { text: serviceText(text) })}
            </span>
          ))}
          <Issues issues={row.issues.filter(({ column }) => column === null)} />
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
        {/* A checkbox alone is too small for a finger. */}
        <label>
          <input
            type="checkbox"
            checked={row.isSkipped}
            aria-label={t('Skip row {{row}}', { row: row.row })}
            onChange={({ target: { checked } }) =>
              void sheet.work((tasks) => tasks.setSkipped({ index: row.index, isSkipped: checked }))
            }
          />
        </label>
      </td>
    </tr>
  );
}

/** Cells that have an issue, differ from the list, or were edited. */
function concernedCells({ issues, changes, before, cells }: ImportRow): readonly number[] {
  const found = new Set<number>();
  for (const { column } of issues) if (column !== null) found.add(column);
  for (const { column } of changes ?? []) found.add(column);
  before?.forEach((text, column) => {
    if (text !== cells[column]) found.add(column);
  });
  return [...found];
}

interface CellOfRowProps {
  readonly row: ImportRow;
  readonly column: number;
  readonly sheet: SheetCommands;
  readonly onFocus: () => void;
  readonly onEnter: (from: HTMLInputElement) => void;
}

function CellOfRow({ row, column, sheet, onFocus, onEnter }: CellOfRowProps) {
  const { t } = useTranslation();
  const issues = row.issues.filter((issue) => issue.column === column);
  const listed = row.changes?.find((change) => change.column === column);
  const label = columnLabel(t, column);
  const issuesId = `issues-of-${row.row}-${column}`;
  return (
    <div className={styles['cellOfRow']}>
      <span className={styles['quiet']} aria-hidden="true">
        {label}
      </span>
      <EditableCell
        aria-label={t('{{column}}, row {{row}}', { column: label, row: row.row })}
        aria-describedby={issues.length > 0 || listed !== undefined ? issuesId : undefined}
        aria-invalid={issues.some(({ code }) => isError(code))}
        isMobile={templateColumns[column]?.isMobile ?? false}
        value={row.cells[column] ?? ''}
        before={row.before?.[column]}
        onCommit={(text) =>
          sheet.work((tasks) => tasks.setCell({ index: row.index, column, text }))
        }
        onFocus={onFocus}
        onEnter={onEnter}
      />
      <span id={issuesId} className={styles['issues']}>
        <Issues issues={issues} />
        {listed !== undefined && (
          <span>
            {listed.text === ''
              ? t('Empty in the list')
              : t('In the list: {{text}}', { text: listed.text })}
          </span>
        )}
      </span>
    </div>
  );
}

function Issues({ issues }: { readonly issues: readonly Issue<ImportIssueCode>[] }) {
  const { t } = useTranslation();
  return issues.map((issue) => (
    <span key={issue.code} className={isError(issue.code) ? styles['error'] : undefined}>
      {issueText(t, issue)}
    </span>
  ));
}
