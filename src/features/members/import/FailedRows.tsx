import { Button, Flex } from 'antd';
import { serviceText } from '../../../i18n/translation';
import { useTranslation } from '../../../i18n/translation';
import { saveFile } from '../../../ui/saveFile';
import { failedRowsCsv, ownRow, type RefusedRow } from './account';
import styles from './import.module.css';
import { columnLabel } from './texts';
import type { SentImport } from './upload';

const SHOWN_ROWS = 200;

interface FailedRowsProps {
  readonly sent: SentImport;
  readonly onFix: (rows: ReadonlyMap<number, readonly string[]>) => void;
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
  const save = () =>
    saveFile(
      new Blob([failedRowsCsv(refused)], { type: 'text/csv;charset=utf-8' }),
      'failed_rows.csv',
    );
  return (
    <Flex vertical gap="small" component="section" aria-label={t('Row validation failures')}>
      <h3>{t('Row validation failures')}</h3>
      <div className={styles['list']} role="region" aria-label={t('Failed rows')} tabIndex={0}>
        <ul>
          {refused.slice(0, SHOWN_ROWS).map((row, index) => (
            <li key={index}>
              <FailedRow {...row} />
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
        <Button onClick={save}>{t('Download failed rows')}</Button>
      </Flex>
    </Flex>
  );
}

/** The errors of a row, with its values as the server has them and as they are in the person's file. */
function FailedRow({ row, errors, values, cells }: RefusedRow) {
  const { t } = useTranslation();
  const said = [
    row === null ? t('Unknown row') : t('Row {{row}}', { row }),
    errors.map((text) => serviceText(text)).join('; '),
  ];
  const own = (cells ?? []).map((cell, column) => [columnLabel(t, column), cell] as const);
  const lines = [
    { name: t('Values'), filled: values.filter(([, value]) => value !== '') },
    { name: t('Your row'), filled: own.filter(([, value]) => value !== '') },
  ];
  return (
    <>
      <strong>{said.join(': ')}</strong>
      {lines.map(
        ({ name, filled }) =>
          filled.length > 0 && (
            <div key={name}>
              <span>{name}</span>
              <span>:</span>{' '}
              <span translate="no">
                {filled.map(([column, value]) => `${column}: ${value}`).join(', ')}
              </span>
            </div>
          ),
      )}
    </>
  );
}
