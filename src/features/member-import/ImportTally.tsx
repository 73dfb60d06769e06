import { Alert } from 'antd';
import type { ListName } from '../../config/lists';
import { useTranslation } from '../../i18n/useTranslation';
import { serviceText } from '../../i18n/serviceText';
import { AccountButtons } from './AccountButtons';
import { tallyOf } from './importTally';
import { FailedRows } from './FailedRows';
import styles from './ImportMembersDialog.module.css';
import type { Sent } from './useImport';
import type { Sheet } from './useSheet';

interface ImportTallyProps {
  readonly list: ListName;
  readonly sending: Sent;
  readonly sheet: Sheet;
  readonly onFix: (rows: ReadonlyMap<number, readonly string[]>) => void;
  readonly onShown: () => void;
}

/** What became of every row that was sent: sent = inserted + updated + failed + unaccounted. */
export function ImportTally({ list, sending, sheet, onFix, onShown }: ImportTallyProps) {
  const { t } = useTranslation();
  const { result, rows } = sending;
  const { sent, inserted, updated, failed, unaccounted } = tallyOf(result, rows);
  const lines = [
    [t('Rows sent'), sent],
    [t('Inserted'), inserted],
    [t('Updated'), updated],
    [t('Failed'), failed === 0 && sent === null ? null : failed],
    [t('Not accounted for by the service'), unaccounted === 0 ? null : unaccounted],
  ] as const;
  return (
    <div className={styles['tally']}>
      <Alert
        type={failed === 0 && unaccounted === 0 ? 'success' : 'warning'}
        role="status"
        showIcon
        title={serviceText(result.message ?? t('Import completed.'))}
        description={
          <>
            <dl className={styles['counts']}>
              {lines.map(([name, count]) =>
                count === null ? null : (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{count}</dd>
                  </div>
                ),
              )}
            </dl>
            {unaccounted === null && (
              <p>
                {t(
                  'The service speaks of more rows than the portal counts in the file, perhaps of blank ones. Please look at the list.',
                )}
              </p>
            )}
          </>
        }
      />
      <AccountButtons list={list} sending={sending} sheet={sheet} onShown={onShown} />
      {failed > 0 && (
        <FailedRows rows={result.failedRows} sent={rows} sheet={sheet} onFix={onFix} />
      )}
    </div>
  );
}
