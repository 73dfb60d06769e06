import { useState } from 'react';
import { cleanInput } from '../../../domain/text';
import { serviceText, useTranslation } from '../../../i18n/translation';
import { useUnsavedChanges } from '../../../session/useUnsavedChanges';
import styles from './import.module.css';
import { isError } from './memberChecks';
import type { ImportRow } from './shown';
import { MOBILE, templateColumns } from './template';
import { columnLabel, issueText } from './texts';
import type { SheetActions } from './useSheet';

interface RowCellsProps {
  readonly row: ImportRow;
  /** The server's errors for this row, from an earlier import. */
  readonly serverErrors: readonly string[] | undefined;
  readonly sheet: SheetActions;
  /** Moves to the next cell that needs fixing. */
  readonly onEnter: (from: HTMLInputElement) => Promise<void>;
}

const RESULT_TEXTS = { new: 'New', changed: 'Changed', same: 'Same', unknown: null } as const;

/** The remarks on a row: its issues, and its cells with an issue or a change; all cells on demand. */
export function RowCells({ row, serverErrors, sheet, onEnter }: RowCellsProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const concerned = ALL.filter((column) => isConcerned(row, column));
  // A cell stays while its row is shown: otherwise it would vanish under the cursor once it is correct.
  const [seen, setSeen] = useState(concerned);
  const columns = isOpen ? ALL : ALL.filter((one) => seen.includes(one) || concerned.includes(one));
  const expectedResult = RESULT_TEXTS[row.result];
  return (
    <div className={styles['remarks']}>
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
      <div>
        <div id={`issues-of-row-${row.row}`} className={styles['phrases']}>
          {columns.length === 0 && <span translate="no">{row.cells[MOBILE]}</span>}
          {columns.length === 0 && expectedResult !== null && (
            <span className="quiet">{t(expectedResult)}</span>
          )}
          {serverErrors?.map((text) => (
            <span key={text} className={styles['error']}>
              {t('The server said: {{text}}', { text: serviceText(text) })}
            </span>
          ))}
          <Issues issues={issuesOf(row, null)} />
        </div>
        {columns.map((column) => (
          <Cell
            key={column}
            row={row}
            column={column}
            sheet={sheet}
            onFocus={() => {
              sheet.stay();
              setSeen((before) => (before.includes(column) ? before : [...before, column]));
            }}
            onEnter={onEnter}
          />
        ))}
      </div>
    </div>
  );
}

const ALL: readonly number[] = [...templateColumns.keys()];

/** The cell has an issue, differs from the list, or was edited. */
const isConcerned = ({ issues, changes, before, cells }: ImportRow, column: number): boolean =>
  issues.some((issue) => issue.column === column) ||
  changes?.some((change) => change.column === column) === true ||
  (before !== null && before[column] !== cells[column]);

interface CellProps extends Pick<RowCellsProps, 'row' | 'sheet' | 'onEnter'> {
  readonly column: number;
  readonly onFocus: () => void;
}

/** A cell of a row with its label and issues, edited in place. Escape discards the text being typed. */
function Cell({ row, column, sheet, onEnter, onFocus }: CellProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  /** An edit that the worker has not confirmed yet. */
  const [reported, setReported] = useState<{ readonly text: string } | null>(null);
  const { isMobile = false } = templateColumns[column] ?? {};
  const value = row.cells[column] ?? '';
  const inFile = row.before?.[column] ?? value;
  const knownText = reported?.text ?? value;
  // A single-line field drops line breaks, which would make one number of two.
  const text = typed ?? knownText.replace(/[\r\n]+/g, ' ');
  useUnsavedChanges(text !== value);
  const commit = async (field: HTMLInputElement) => {
    // An extension may have set the value without an event.
    const entered = field.value === text ? typed : field.value;
    if (entered === null) return;
    const report = { text: isMobile ? cleanInput(entered) : entered };
    setTyped(null);
    if (report.text === knownText) return;
    setReported(report);
    await sheet.work((tasks) => tasks.setCell(row.index, column, report.text));
    setReported((now) => (now === report ? null : now));
  };
  const issues = issuesOf(row, column);
  const listed = row.changes?.find((change) => change.column === column);
  const label = columnLabel(t, column);
  const issuesId = `issues-of-${row.row}-${column}`;
  return (
    <div className={styles['cell']}>
      <span className="quiet" aria-hidden="true">
        {label}
      </span>
      <input
        aria-label={t('{{column}}, row {{row}}', { column: label, row: row.row })}
        aria-describedby={issues.length > 0 || listed !== undefined ? issuesId : undefined}
        aria-invalid={issues.some(({ code }) => isError(code))}
        data-changed={inFile !== value || undefined}
        inputMode={isMobile ? 'tel' : 'text'}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={onFocus}
        onBlur={({ target }) => void commit(target)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            void onEnter(event.currentTarget);
            // Moving to the next cell has committed the edit already.
            if (document.activeElement === event.currentTarget) void commit(event.currentTarget);
          }
          if (event.key !== 'Escape' || text === value) return;
          // Otherwise Escape would also close the dialog.
          event.stopPropagation();
          setTyped(null);
        }}
      />
      {inFile !== value && (
        <small className="quiet">
          {inFile === '' ? t('Before: empty') : t('Before: {{text}}', { text: inFile })}
        </small>
      )}
      <span id={issuesId} className={styles['phrases']}>
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

/** For the whole row, `column` is `null`. */
const issuesOf = ({ issues }: ImportRow, column: number | null) =>
  issues.filter((issue) => issue.column === column);

function Issues({ issues }: Pick<ImportRow, 'issues'>) {
  const { t } = useTranslation();
  return issues.map((issue) => (
    <span key={issue.code} className={isError(issue.code) ? styles['error'] : undefined}>
      {issueText(t, issue)}
    </span>
  ));
}
