import { Alert } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../ui/failureText';
import { type Failure, isUncertain } from '../../domain/failure';
import { ImportAccount } from './ImportAccount';
import styles from './ImportMembersDialog.module.css';
import { fileSize } from './refusalText';
import type { Sending } from './useImport';
import type { Sheet } from './useSheet';

interface ImportOutcomeProps {
  readonly sending: Sending;
  readonly sheet: Sheet;
  readonly onFix: (rows: ReadonlyMap<number, readonly string[]>) => void;
}

/** How the import goes and how it ended (spec §2 item 10, §8). */
export function ImportOutcome({ sending, sheet, onFix }: ImportOutcomeProps) {
  const { t } = useTranslation();
  switch (sending.kind) {
    case 'idle':
      return null;
    case 'running':
      return <Running progress={sending.progress} />;
    case 'cancelled':
      return (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('The import was cancelled.')}
          description={
            sending.mayHaveArrived
              ? t(
                  'The service may have the file already: the members may or may not have been imported. The list is read again.',
                )
              : t(
                  'The service did not get the whole file. Nothing of it should have been imported.',
                )
          }
        />
      );
    case 'failed':
      return <Failed failure={sending.failure} />;
    case 'done':
      return (
        <ImportAccount result={sending.result} rows={sending.rows} sheet={sheet} onFix={onFix} />
      );
  }
}

function Running({
  progress,
}: {
  readonly progress: Extract<Sending, { kind: 'running' }>['progress'];
}) {
  const { t } = useTranslation();
  const arrived = progress !== null && progress.sent >= progress.total;
  return (
    <div className={styles['running']}>
      <p role="status">{t('Uploading and importing...')}</p>
      {progress !== null && !arrived && (
        <>
          <progress aria-label={t('Upload')} value={progress.sent} max={progress.total} />
          <p>
            {t('{{sent}} of {{total}} sent', {
              sent: fileSize(progress.sent),
              total: fileSize(progress.total),
            })}
          </p>
        </>
      )}
      {arrived && <p>{t('The file has arrived. The service is working on it.')}</p>}
    </div>
  );
}

const SHOWN_ERRORS = 200;

/** Spec §8, import. */
function Failed({ failure }: { readonly failure: Failure }) {
  const { t } = useTranslation();
  const { title, errors } = failureWords(t, failure);
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={title}
      description={
        <>
          {errors.length > 0 && (
            <>
              <p>{t('Errors')}</p>
              <ul className={styles['errors']}>
                {errors.slice(0, SHOWN_ERRORS).map((error, index) => (
                  <li key={index}>{error}</li>
                ))}
              </ul>
              {errors.length > SHOWN_ERRORS && (
                <p>{t('and {{count}} more', { count: errors.length - SHOWN_ERRORS })}</p>
              )}
            </>
          )}
          {isUncertain(failure) && (
            <p>
              {t(
                'The members may or may not have been imported: the list is read again. The file is still chosen.',
              )}
            </p>
          )}
        </>
      }
    />
  );
}

function failureWords(
  t: TFunction,
  failure: Failure,
): { readonly title: string; readonly errors: readonly string[] } {
  if (failure.kind === 'network' || failure.kind === 'timeout')
    return { title: `${t('Network error.')} ${failureText(t, failure)}`, errors: [] };
  const message = failure.kind === 'refused' ? failure.message : null;
  const errors = failure.kind === 'refused' ? failure.errors : [];
  const single = failure.kind === 'refused' ? failure.error : null;
  return {
    title: t('Error: {{message}}', { message: message ?? t('Import failed') }),
    errors: errors.length > 0 ? errors : [single ?? t('Unknown error occurred')],
  };
}
