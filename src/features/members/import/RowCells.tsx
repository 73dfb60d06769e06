import { type ComponentProps, useState } from 'react';
import { cleanInput } from '../../../domain/text';
import { serviceText } from '../../../i18n/translation';
import { useTranslation } from '../../../i18n/translation';
import { useUnsavedChanges } from '../../../session/useUnsavedChanges';
import styles from './import.module.css';
import { isError } from './memberChecks';
import type { SheetActions } from './sheetActions';
import type { ImportRow } from './shown';
import { placeOfColumn, templateColumns } from './template';
import { columnLabel, issueText } from './texts';

interface RowCellsProps {
  readonly row: ImportRow;
  /** The server's errors for this row, from an earlier import. */
  readonly serverErrors: readonly string[] | undefined;
  readonly sheet: SheetActions;
  readonly onEnter: NonNullable<EditableCellProps['onEnter']>;
}

const MOBILE = placeOfColumn('mobile');

/** The probable result of importing a row. */
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
            <span className={styles['quiet']}>{t(expectedResult)}</span>
          )}
          {serverErrors?.map((text) => (
            <span key={text} className={styles['error']}>
              {t('The server said: {{text}}', { text: serviceText(text) })}
            </span>
          ))}
          <Issues row={row} column={null} />
        </div>
        {columns.map((column) => (
          <Cell
            key={column}
            row={row}
            column={column}
            onCommit={(text) => sheet.work((tasks) => tasks.setCell(row.index, column, text))}
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

interface CellProps extends Pick<EditableCellProps, 'onCommit' | 'onFocus' | 'onEnter'> {
  readonly row: ImportRow;
  readonly column: number;
}

/** A cell of a row with its label and issues. */
function Cell({ row, column, ...handlers }: CellProps) {
  const { t } = useTranslation();
  const issues = row.issues.filter((issue) => issue.column === column);
  const listed = row.changes?.find((change) => change.column === column);
  const label = columnLabel(t, column);
  const issuesId = `issues-of-${row.row}-${column}`;
  return (
    <div className={styles['cell']}>
      <span className={styles['quiet']} aria-hidden="true">
        {label}
      </span>
      <EditableCell
        {...handlers}
        aria-label={t('{{column}}, row {{row}}', { column: label, row: row.row })}
        aria-describedby={issues.length > 0 || listed !== undefined ? issuesId : undefined}
        aria-invalid={issues.some(({ code }) => isError(code))}
        isMobile={templateColumns[column]?.isMobile ?? false}
        value={row.cells[column] ?? ''}
        before={row.before?.[column]}
      />
      <span id={issuesId} className={styles['phrases']}>
        <Issues row={row} column={column} />
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

/** The issues of a cell, or of the whole row. */
function Issues({ row, column }: { readonly row: ImportRow; readonly column: number | null }) {
  const { t } = useTranslation();
  return row.issues
    .filter((issue) => issue.column === column)
    .map((issue) => (
      <span key={issue.code} className={isError(issue.code) ? styles['error'] : undefined}>
        {issueText(t, issue)}
      </span>
    ));
}

interface EditableCellProps extends Pick<
  ComponentProps<'input'>,
  'aria-label' | 'aria-invalid' | 'aria-describedby' | 'onFocus'
> {
  /** A number: phones show their number keys. */
  readonly isMobile: boolean;
  readonly value: string;
  /** The text in the person's file, if the row was edited. */
  readonly before?: string | undefined;
  /** Called on leaving the cell or pressing Enter with another text in it; resolves once `value` has it. */
  readonly onCommit: (text: string) => Promise<unknown>;
  /** Enter moves to the next cell from here. */
  readonly onEnter?: (from: HTMLInputElement) => Promise<void>;
}

/** A field for one text, which is edited in place. Escape discards the text being typed. */
export function EditableCell(props: EditableCellProps) {
  const { isMobile, value, before, onCommit, onEnter, ...input } = props;
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  /** An edit that the worker has not confirmed yet. */
  const [reported, setReported] = useState<{ readonly text: string } | null>(null);
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
    await onCommit(report.text);
    setReported((now) => (now === report ? null : now));
  };
  const isChanged = before !== undefined && before !== value;
  return (
    <>
      <input
        {...input}
        data-changed={isChanged || undefined}
        inputMode={isMobile ? 'tel' : 'text'}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={({ target }) => void commit(target)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            void onEnter?.(event.currentTarget);
            // Moving to the next cell has committed the edit already.
            if (document.activeElement === event.currentTarget) void commit(event.currentTarget);
          }
          if (event.key !== 'Escape' || text === value) return;
          // Otherwise Escape would also close the dialog.
          event.stopPropagation();
          setTyped(null);
        }}
      />
      {isChanged && (
        <small className={styles['quiet']}>
          {before === '' ? t('Before: empty') : t('Before: {{text}}', { text: before })}
        </small>
      )}
    </>
  );
}
