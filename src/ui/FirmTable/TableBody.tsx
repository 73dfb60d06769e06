import { type ClipboardEvent, Fragment, memo, type ReactNode } from 'react';
import { type TFunction, useTranslation } from '../../i18n/translation';
import type { FirmColumn, FirmTableProps, TableFirm } from './FirmColumn';
import styles from './FirmTable.module.css';
import '../theme/boxes.css';

export function TableBody<Row extends TableFirm>(props: FirmTableProps<Row>) {
  const { columns, list, marked, emptyText } = props;
  const { t } = useTranslation();
  const { shown, first, exact } = list;
  if (shown.length === 0)
    return (
      <tbody>
        <tr>
          <td colSpan={columns.length + 1} className={styles['empty']}>
            <div role="status">{emptyText}</div>
          </td>
        </tr>
      </tbody>
    );
  const seen = new Set<number>();
  return (
    <tbody onCopy={(event) => copyRows(event, shown, columns)}>
      {shown.map((row, index) => {
        const number = first + index + 1;
        const { id } = row;
        // By the id, so that press, focus and dialog stay with the firm; a row without an id of its own has only its place.
        const key = id === null || seen.has(id) ? `${id}@${number}` : String(id);
        if (id !== null) seen.add(id);
        const isMarked = marked !== null && id === marked;
        const startsSoundalikes = number - 1 === exact || (index === 0 && number > exact);
        return (
          <Fragment key={key}>
            {startsSoundalikes && (
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1} className={styles['soundsLike']}>
                  {t('Names that only sound similar to your search')}
                </th>
              </tr>
            )}
            <tr data-record={key} data-marked={isMarked || undefined} aria-rowindex={number + 1}>
              <td data-label={t('Sr.No.')} style={{ gridArea: 'choose' }}>
                <ChooseRow {...props} t={t} row={row} number={number} />
                {isMarked && <span className="visually-hidden">{t('Just changed')}</span>}
              </td>
              <Cells row={row} columns={columns} reason={list.filter?.reason?.(row) ?? ''} />
            </tr>
          </Fragment>
        );
      })}
    </tbody>
  );
}

interface ChooseRowProps<Row> extends FirmTableProps<Row> {
  readonly t: TFunction;
  readonly row: Row;
  readonly number: number;
}

function ChooseRow<Row extends TableFirm>({ t, list, row, number, ...props }: ChooseRowProps<Row>) {
  const { id, name } = row;
  if (id === null) return <span className={styles['choose']}>{number}</span>;
  return (
    <label className={styles['choose']}>
      <input
        type="checkbox"
        aria-label={t('Choose {{firm}}', { firm: name })}
        aria-keyshortcuts="Control+Enter"
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) props.onGoToActions();
        }}
        checked={list.chosen.has(id)}
        onChange={({ target, nativeEvent }) =>
          list.chooseRow(
            row,
            target.checked,
            nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
          )
        }
      />
      <span>{number}</span>
    </label>
  );
}

/** React's `memo` with a type that keeps the generic row. */
const memoOfRow: <Props extends object>(
  component: (props: Props) => ReactNode,
) => (props: Props) => ReactNode = memo;

interface CellsProps<Row> {
  readonly row: Row;
  readonly columns: readonly FirmColumn<Row>[];
  readonly reason: string;
}

/** Memoized by row: on a page with a hundred rows, a key or a ticked box would render two thousand elements again. */
const Cells = memoOfRow(function Cells<Row>({ row, columns, reason }: CellsProps<Row>) {
  return columns.map((column) => {
    // The name of the firm is spoken with each cell of its row.
    const isName = column.place === 'name';
    const Cell = isName ? 'th' : 'td';
    return (
      <Cell
        key={column.key}
        scope={isName ? 'row' : undefined}
        data-label={column.title}
        data-place={column.place}
        style={{ gridArea: column.place }}
      >
        {column.render === undefined ? column.text(row) : column.render(row, reason)}
      </Cell>
    );
  });
});

/** Copies selected rows as text: a line for each firm, cells separated by tabs. What is selected in one cell is the browser's. */
function copyRows<Row>(
  event: ClipboardEvent<HTMLElement>,
  shown: readonly Row[],
  columns: readonly FirmColumn<Row>[],
): void {
  const selection = getSelection();
  if (selection === null || selection.rangeCount === 0) return;
  const range = selection.getRangeAt(0);
  const isSelected = (node?: Element) => node !== undefined && range.intersectsNode(node);
  const records = [...event.currentTarget.querySelectorAll('[data-record]')];
  // A selection may end before the first letter of the next cell.
  const text = withoutSpace(String(selection));
  const isInOneCell = (cell: Element) =>
    isSelected(cell) && withoutSpace(cell.textContent).includes(text);
  if (records.some(({ children }) => [...children].some(isInOneCell))) return;
  const lineOf = (row: Row) =>
    columns.map((column) => (column.copyText ?? column.text)(row).replace(/\s+/g, ' ')).join('\t');
  const lines = shown.filter((_, at) => isSelected(records[at])).map(lineOf);
  event.clipboardData.setData('text/plain', lines.map((line) => line.trimEnd()).join('\n'));
  event.preventDefault();
}

const withoutSpace = (text: string): string => text.replace(/\s+/g, '');
