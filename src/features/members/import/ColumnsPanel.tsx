import { Button, Flex, Select, type TableColumnsType } from 'antd';
import { useTranslation } from '../../../i18n/translation';
import { choiceOf, type FileColumn, hasContent, withChoice } from './columnUse';
import type { ShownFileProps } from './FileBar';
import { ScrolledTable } from '../../../ui/ScrolledTable';
import { templateColumns } from './template';
import { headingOrNumber, keyLabel } from './texts';
import styles from './import.module.css';

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

/** The columns of the file. The person changes what each is used as, or ignores it. */
export function ColumnsPanel({ file, sheet }: ShownFileProps) {
  const { t } = useTranslation();
  const { columns, mapping } = file.shown;
  // Texts in elements of their own, since a translator may replace text nodes.
  const options = [NOT_READ, ...templateColumns.map(({ key }) => key)].map((value) => {
    const text = value === NOT_READ ? t('Do not use') : keyLabel(t, value);
    return { value, text, label: <span>{text}</span> };
  });
  const tableColumns: TableColumnsType<FileColumn> = [
    {
      title: <span>{t('Column in the file')}</span>,
      rowScope: 'row',
      render: (_, column) => (
        <span translate={column.heading.trim() === '' ? 'yes' : 'no'}>
          {headingOrNumber(t, column)}
        </span>
      ),
    },
    {
      title: <span>{t('First values')}</span>,
      className: styles['wide'] ?? '',
      render: (_, { samples }) => (
        <div className={`${styles['phrases']} quiet`}>
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
        const { place, by } = column;
        const choice = choiceOf(mapping, place);
        const isNoted = by !== null && (choice === null) === (by === 'taken');
        const note = isNoted ? MATCH_TEXTS[by] : null;
        return (
          <Flex wrap gap="0.25rem 0.5rem" align="center">
            <Select<string>
              aria-label={t('Use {{column}} as', { column: headingOrNumber(t, column) })}
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
    <>
      <ScrolledTable<FileColumn>
        label={t('Columns in the file')}
        className={`${styles['table']} ${styles['scroll']}`}
        rowKey="place"
        dataSource={columns.filter(hasContent)}
        columns={tableColumns}
      />
      <Button
        type="primary"
        style={{ alignSelf: 'start' }}
        onClick={() => sheet.change({ wantsColumns: false })}
      >
        {t('Show rows')}
      </Button>
    </>
  );
}
