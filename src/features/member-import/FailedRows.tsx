import { Button, Flex } from 'antd';
import { useTranslation } from '../../i18n/translation';
import { serviceText } from '../../i18n/serviceText';
import { saveFile } from '../../ui/saveFile';
import type { ChosenFile, SentImport } from './importReducer';
import { ownRow } from './importTally';
import { failedRowsCsv, type RefusedRow } from './failedRowsCsv';
import styles from './ImportMembersDialog.module.css';
import { columnLabel } from './issueText';

const SHOWN_ROWS = 200;

interface FailedRowsProps {
  readonly sent: SentImport;
  readonly onFix: (rows: ChosenFile['refused']) => void;
}

/** The rows that failed (product §2 item 10, rule I5), with ways to fix them. */
export function FailedRows({ sent: { result, rows, report }, onFix }: FailedRowsProps) {
  const { t } = useTranslation();
  // With the person's own cells, once the worker has found them.
  const refused = result.failedRows.map((failed, index): RefusedRow => ({
    ...failed,
    row: ownRow(failed, rows),
    cells: report?.failedCells[index] ?? null,
  }));
  const own = new Map(
    refused.flatMap(({ row, cells, errors }) =>
      row === null || cells === null ? [] : [[row, errors] as const],
    ),
  );
  return (
    <section aria-label={t('Row validation failures')}>
      <h3>{t('Row validation failures')}</h3>
      <div className={styles['failures']} role="region" aria-label={t('Failed rows')} tabIndex={0}>
        <ul>
          {refused.slice(0, SHOWN_ROWS).map(({ row, errors, values, cells }, index) => (
            <li key={index}>
              <strong>
                {[
                  row === null ? t('Unknown row') : t('Row {{row}}', { row }),
                  errors.map((text) => serviceText(text)).join('; '),
                ].join(': ')}
              </strong>
              <RowValues name={t('Values')} values={values} />
              <RowValues
                name={t('Your row')}
                values={(cells ?? []).map((cell, column) => [columnLabel(t, column), cell])}
              />
            </li>
          ))}
        </ul>
      </div>
      {refused.length > SHOWN_ROWS && (
        <p>
          {t('{{shown}} of {{count}} failed rows are shown. The download has them all.', {
            shown: SHOWN_ROWS,
            count: refused.length,
          })}
        </p>
      )}
      <Flex wrap gap="0.5rem 1rem">
        {own.size > 0 && <Button onClick={() => onFix(own)}>{t('Fix and send again')}</Button>}
        <Button
          onClick={() =>
            saveFile(
              new Blob([failedRowsCsv(refused)], { type: 'text/csv;charset=utf-8' }),
              'failed_rows.csv',
            )
          }
        >
          {t('Download failed rows')}
        </Button>
      </Flex>
    </section>
  );
}

interface RowValuesProps {
  readonly name: string;
  readonly values: readonly (readonly [column: string, value: string])[];
}

function RowValues({ name, values }: RowValuesProps) {
  const filled = values.filter(([, value]) => value !== '');
  if (filled.length === 0) return null;
  return (
    <div>
      <span>{name}</span>
      <span>:</span>{' '}
      <span translate="no">
        {filled.map(([column, value]) => `${column}: ${value}`).join(', ')}
      </span>
    </div>
  );
}
