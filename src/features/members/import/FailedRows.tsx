import { Button, Flex, type TableColumnsType } from 'antd';
import type { FailedRow } from '../../../domain/templateFields';
import { serviceText, useTranslation } from '../../../i18n/translation';
import { saveFile } from '../../../ui/saveFile';
import { failedRowsCsv, ownRow, type RefusedRow } from './account';
import { ScrolledTable } from '../../../ui/ScrolledTable';
import { columnLabel } from './texts';
import type { SentImport } from './upload';
import styles from './import.module.css';

const SHOWN_ROWS = 200;

interface FailedRowsProps {
  readonly sent: SentImport;
  readonly onFix: (rows: ReadonlyMap<number, readonly string[]>) => void;
}

/** The rows that failed (product §2 item 10), with ways to fix them. */
export function FailedRows({ sent: { result, rows, report }, onFix }: FailedRowsProps) {
  const { t } = useTranslation();
  // With the person's own cells, once the worker has found them.
  const refused = result.failedRows.map((failed, index): RefusedRow => ({
    ...failed,
    row: ownRow(failed, rows),
    cells: report?.failedCells[index] ?? null,
  }));
  const inFile = refused.filter(({ cells }) => cells !== null);
  const fix = () =>
    onFix(new Map(inFile.flatMap(({ row, errors }) => (row === null ? [] : [[row, errors]]))));
  const save = () =>
    saveFile(
      new Blob([failedRowsCsv(refused)], { type: 'text/csv;charset=utf-8' }),
      'failed_rows.csv',
    );
  const columns: TableColumnsType<RefusedRow> = [
    {
      // In elements of their own, since a translator may replace text nodes.
      title: <span>{t('Row')}</span>,
      rowScope: 'row',
      width: '7rem',
      render: (_, { row }) => (
        <span>{row === null ? t('Unknown row') : t('Row {{row}}', { row })}</span>
      ),
    },
    {
      title: <span>{t('Errors')}</span>,
      width: '40%',
      render: (_, { errors }) => <span>{errors.map((text) => serviceText(text)).join('; ')}</span>,
    },
    {
      title: <span>{t('Details')}</span>,
      className: styles['wide'] ?? '',
      render: (_, { values, cells }) => {
        const own = cells?.map((cell, column) => [columnLabel(t, column), cell] as const);
        return (
          <>
            <Values title={t('Values')} values={values} />
            <Values title={t('Your row')} values={own ?? []} />
          </>
        );
      },
    },
  ];
  return (
    <Flex vertical gap="small" component="section" aria-label={t('Row validation failures')}>
      <h3>{t('Row validation failures')}</h3>
      <ScrolledTable<RefusedRow>
        label={t('Failed rows')}
        className={`${styles['table']} ${styles['list']}`}
        dataSource={refused.slice(0, SHOWN_ROWS).map((row, key) => ({ key, ...row }))}
        columns={columns}
      />
      {refused.length > SHOWN_ROWS && (
        <p>
          {t('{{shown}} of {{count}} failed rows are shown. The download has them all.', {
            shown: SHOWN_ROWS,
            count: refused.length,
          })}
        </p>
      )}
      <Flex wrap gap="0.5rem 1rem">
        {inFile.length > 0 && <Button onClick={fix}>{t('Fix and send again')}</Button>}
        <Button onClick={save}>{t('Download failed rows')}</Button>
      </Flex>
    </Flex>
  );
}

interface ValuesProps {
  readonly title: string;
  readonly values: FailedRow['values'];
}

/** The values of a row that are not empty, by column. */
function Values({ title, values }: ValuesProps) {
  const filled = values.filter(([, value]) => value !== '');
  if (filled.length === 0) return null;
  return (
    <div>
      <span>{title}</span>
      <span>:</span>{' '}
      <span translate="no">
        {filled.map(([column, value]) => `${column}: ${value}`).join(', ')}
      </span>
    </div>
  );
}
