import { Button, Flex, Select, Table, type TableColumnsType } from 'antd';
import { type TFunction, useTranslation } from '../../../i18n/translation';
import type { Mapping } from '../../../spreadsheet/table/headings';
import { choiceOf, missingColumns, withChoice, withText } from './columnUse';
import type { ShownFileProps } from './FileBar';
import styles from './import.module.css';
import { EditableCell } from './RowCells';
import { SILENT } from './RowsTable';
import type { FileColumn } from './matchColumns';
import { templateColumns } from './template';
import { headingOrNumber, keyLabel } from './texts';

/** A column of the file with its place. */
interface PlacedColumn extends FileColumn {
  readonly place: number;
}

/** How a column was matched, unless by its own title. */
const MATCH_TEXTS = {
  key: null,
  title: null,
  name: 'Guessed from the column name',
  content: 'Guessed from the values',
  remembered: 'As you chose last time',
  taken: 'Another column is used for this',
} as const;

/** A select needs a value for a column that is not used. */
const NOT_READ = '';

/**
 * The columns of the file with their first values. The person changes what each is used as, ignores it, or fills a missing one.
 */
export function ColumnsPanel({ file, sheet }: ShownFileProps) {
  const { t } = useTranslation();
  const { columns, mapping } = file.shown;
  // A column with one text for every row is missing too.
  const missing = missingColumns(
    new Map([...mapping].filter(([, use]) => typeof use === 'number')),
  );
  const options = optionsOf(t);
  const tableColumns: TableColumnsType<PlacedColumn> = [
    {
      // In elements of their own, since a translator may replace text nodes (rule F15).
      title: <span>{t('Column in the file')}</span>,
      rowScope: 'row',
      render: (_, { heading, place }) => (
        <span translate={heading.trim() === '' ? 'yes' : 'no'}>
          {headingOrNumber(t, heading, place)}
        </span>
      ),
    },
    {
      title: <span>{t('First values')}</span>,
      className: styles['wide'] ?? '',
      render: (_, { samples }) => (
        <div className={`${styles['phrases']} ${styles['quiet']}`}>
          {samples.map((sample, at) => (
            <span key={at} title={sample} translate="no" className={styles['cut']}>
              {sample}
            </span>
          ))}
        </div>
      ),
    },
    {
      title: <span>{t('Use as')}</span>,
      className: styles['wide'] ?? '',
      render: (_, column) => {
        const { heading, place, by } = column;
        const choice = choiceOf(mapping, place);
        const isNoted = by !== null && (choice === null) === (by === 'taken');
        const note = isNoted ? MATCH_TEXTS[by] : null;
        return (
          <Flex wrap gap="0.25rem 0.5rem" align="center">
            <Select<string>
              aria-label={t('Use {{column}} as', { column: headingOrNumber(t, heading, place) })}
              style={{ width: '15rem' }}
              showSearch={{ optionFilterProp: 'text' }}
              value={choice ?? NOT_READ}
              options={options}
              onChange={(value) =>
                void sheet.match(withChoice(mapping, place, value === NOT_READ ? null : value))
              }
            />
            {note !== null && (
              <small style={{ color: 'var(--ant-color-warning)' }}>{t(note)}</small>
            )}
          </Flex>
        );
      },
    },
  ];
  return (
    <div
      className={styles['scroll']}
      role="region"
      aria-label={t('Columns in the file')}
      tabIndex={0}
    >
      <Table<PlacedColumn>
        size="small"
        className={styles['table'] ?? ''}
        rowKey="place"
        loading={SILENT}
        rowHoverable={false}
        pagination={false}
        dataSource={columns
          .map((column, place) => ({ ...column, place }))
          .filter(({ heading, isFilled }) => heading.trim() !== '' || isFilled)}
        columns={tableColumns}
      />
      <Flex vertical gap="small" align="start" style={{ padding: '0.5rem' }}>
        {missing.length > 0 && (
          <div role="group" aria-label={t('Not in the file')}>
            {missing.map((key) => (
              <div key={key} className={styles['cell']}>
                <span style={{ flex: '0 1 auto' }}>
                  {t('{{column}} is not in the file. Use for every row:', {
                    column: keyLabel(t, key),
                  })}
                </span>
                <EditableCell
                  aria-label={t('{{column}} for every row', { column: keyLabel(t, key) })}
                  isMobile={false}
                  value={textOf(mapping, key)}
                  onCommit={(text) => sheet.match(withText(mapping, key, text))}
                />
              </div>
            ))}
          </div>
        )}
        <Button type="primary" onClick={() => sheet.change({ wantsColumns: false })}>
          {t('Show rows')}
        </Button>
      </Flex>
    </div>
  );
}

/** Each label is in an element of its own, since a translator may replace text nodes (rule F15). */
const optionsOf = (t: TFunction) =>
  [NOT_READ, ...templateColumns.map(({ key }) => key)].map((value) => {
    const text = value === NOT_READ ? t('Do not use') : keyLabel(t, value);
    return { value, text, label: <span>{text}</span> };
  });

/** The one text for every row of a column that the file lacks. */
function textOf(mapping: Mapping, key: string): string {
  const use = mapping.get(key);
  return typeof use === 'object' ? use.text : '';
}
