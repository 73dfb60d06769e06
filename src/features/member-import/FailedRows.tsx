import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { FailedRow } from '../../domain/importResult';
import { serviceText } from '../../i18n/serviceText';
import { saveFile } from '../../ui/saveFile';
import { ownRow, type SentRows } from './importTally';
import { FAILED_ROWS_NAME, failedRowsCsv, type RefusedRow } from './failedRowsCsv';
import styles from './ImportMembersDialog.module.css';
import { columnLabel } from './remarkText';
import type { Sheet } from './useSheet';

const SHOWN_ROWS = 200;

interface FailedRowsProps {
  readonly rows: readonly FailedRow[];
  readonly sent: SentRows;
  readonly sheet: Sheet;
  readonly onFix: (rows: ReadonlyMap<number, readonly string[]>) => void;
}

/** Row validation failures (product §2 item 10, rule I5), and the ways to mend them. */
export function FailedRows({ rows, sent, sheet, onFix }: FailedRowsProps) {
  const { t } = useTranslation();
  const refused = useRefusedRows(rows, sent, sheet);
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
          {refused.slice(0, SHOWN_ROWS).map((row, index) => (
            <li key={index}>
              <RefusedRowText row={row} />
            </li>
          ))}
        </ul>
      </div>
      {refused.length > SHOWN_ROWS && (
        <p>
          {t('{{shown}} of {{count}} failed rows are shown; the download has them all.', {
            shown: SHOWN_ROWS,
            count: refused.length,
          })}
        </p>
      )}
      <div className={styles['buttons']}>
        {own.size > 0 && <Button onClick={() => onFix(own)}>{t('Fix and send again')}</Button>}
        <Button
          onClick={() =>
            saveFile(
              new Blob([failedRowsCsv(refused)], { type: 'text/csv;charset=utf-8' }),
              FAILED_ROWS_NAME,
            )
          }
        >
          {t('Download failed rows')}
        </Button>
      </div>
    </section>
  );
}

/** The failed rows beside the person's own, as soon as the worker has found them. */
function useRefusedRows(
  rows: readonly FailedRow[],
  sent: SentRows,
  { cellsOf }: Sheet,
): readonly RefusedRow[] {
  const [cells, setCells] = useState<readonly (readonly string[] | null)[]>([]);
  const numbers = rows.map((row) => ownRow(row, sent));
  const key = numbers.join();
  const asInFile = sent.kind === 'unchanged';
  // The person's file lies in the worker, unless it could not be read there.
  useEffect(() => {
    let current = true;
    const find = async () => {
      const found = await cellsOf({ rowNumbers: key.split(',').map(Number), asInFile });
      if (current) setCells(found);
    };
    // Where the worker has ended, the service's own values stand alone.
    find().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [cellsOf, key, asInFile]);
  return rows.map(({ errors, values }, index) => ({
    row: numbers[index] ?? null,
    errors,
    values,
    cells: cells[index] ?? null,
  }));
}

function RefusedRowText({ row: { row, errors, values, cells } }: { readonly row: RefusedRow }) {
  const { t } = useTranslation();
  const place = row === null ? t('Row not named') : t('Row {{row}}', { row });
  const own = (cells ?? []).map((cell, column) => [columnLabel(t, column), cell] as const);
  return (
    <>
      <strong>{[place, errors.map((text) => serviceText(text)).join('; ')].join(': ')}</strong>
      <RowValues name={t('Values')} values={values} />
      <RowValues name={t('Your row')} values={own} />
    </>
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
