import { Button, Flex, Select } from 'antd';
import { useTranslation } from '../../i18n/translation';
import { isRequired } from '../../domain/memberRules';
import { choiceOf, withChoice, withText } from './columns/columnUse';
import { EditableCell } from './EditableCell';
import type { PreviewTable } from './importReducer';
import type { FileColumn } from './importTasks';
import { columnLabel } from './issueText';
import type { SheetCommands } from './sheetCommands';
import styles from './tables.module.css';
import { templateColumns } from './templateColumns';

interface ColumnsPanelProps {
  readonly table: PreviewTable;
  readonly onMatch: SheetCommands['match'];
  readonly onDone: () => void;
}

/**
 * The columns of the file with their first values. The person changes what each is used as, ignores it, or fills a missing one.
 */
export function ColumnsPanel({ table: { columns, mapping }, onMatch, onDone }: ColumnsPanelProps) {
  const { t } = useTranslation();
  const missing = templateColumns.flatMap(({ rule }, column) =>
    isRequired(rule) && mapping.places[column] === -1 ? [column] : [],
  );
  return (
    <div
      className={styles['scroll']}
      role="region"
      aria-label={t('Columns in the file')}
      tabIndex={0}
    >
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('Column in the file')}</th>
            <th scope="col">{t('First values')}</th>
            <th scope="col">{t('Use as')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column, place) =>
            column.heading.trim() === '' && column.samples.length === 0 ? null : (
              <ColumnOfFile
                key={place}
                column={column}
                place={place}
                choice={choiceOf(mapping, place)}
                onChoose={(choice) => void onMatch(withChoice(mapping, place, choice))}
              />
            ),
          )}
        </tbody>
      </table>
      <Flex vertical gap="small" align="start" className={styles['below']}>
        {missing.length > 0 && (
          <div role="group" aria-label={t('Not in the file')}>
            {missing.map((column) => (
              <div key={column} className={styles['cellOfRow']}>
                <span>
                  {t('{{column}} is not in the file. Use for every row:', {
                    column: columnLabel(t, column),
                  })}
                </span>
                <EditableCell
                  aria-label={t('{{column}} for every row', { column: columnLabel(t, column) })}
                  isMobile={false}
                  value={mapping.texts[column] ?? ''}
                  onCommit={(text) => onMatch(withText(mapping, column, text))}
                />
              </div>
            ))}
          </div>
        )}
        <Button type="primary" onClick={onDone}>
          {t('Show rows')}
        </Button>
      </Flex>
    </div>
  );
}

interface ColumnOfFileProps {
  readonly column: FileColumn;
  readonly place: number;
  readonly choice: number | null;
  readonly onChoose: (choice: number | null) => void;
}

/** A select needs a value for a column that is not used. */
const NOT_READ = -1;

/** How a column was matched, unless by its own title. */
const MATCH_TEXTS = {
  key: null,
  title: null,
  name: 'Guessed from the column name',
  content: 'Guessed from the values',
  remembered: 'As you chose last time',
  taken: 'Another column is used for this',
} as const;

function ColumnOfFile({ column, place, choice, onChoose }: ColumnOfFileProps) {
  const { t } = useTranslation();
  const { heading, samples, by } = column;
  const name = heading.trim() === '' ? t('Column {{number}}', { number: place + 1 }) : heading;
  const isNoted = by !== null && (choice === null) === (by === 'taken');
  const note = isNoted ? MATCH_TEXTS[by] : null;
  const options = [
    option(NOT_READ, t('Do not use')),
    ...templateColumns.map((_, at) => option(at, columnLabel(t, at))),
  ];
  return (
    <tr>
      <th scope="row" translate={heading.trim() === '' ? 'yes' : 'no'}>
        {name}
      </th>
      <td className={styles['words']}>
        <div className={styles['samples']}>
          {samples.map((sample, at) => (
            <span key={at} title={sample} translate="no">
              {sample}
            </span>
          ))}
        </div>
      </td>
      <td className={styles['words']}>
        <Select<number>
          aria-label={t('Use {{column}} as', { column: name })}
          className={styles['select'] ?? ''}
          showSearch={{ optionFilterProp: 'text' }}
          value={choice ?? NOT_READ}
          options={options}
          onChange={(value) => onChoose(value === NOT_READ ? null : value)}
        />{' '}
        {note !== null && <small className={styles['guess']}>{t(note)}</small>}
      </td>
    </tr>
  );
}

/** In an element of its own, since a translator may replace text nodes (rule F15). */
const option = (value: number, text: string) => ({
  value,
  text,
  label: <span>{text}</span>,
});
