import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { IMPORT_TIME_LIMIT_MS } from '../../api/imports';
import { type Failure, isUncertain } from '../../domain/failure';
import { serviceText } from '../../i18n/serviceText';
import { type TFunction, useTranslation } from '../../i18n/translation';
import { failureText, statusOnlyText } from '../../ui/failureText';
import { useNow } from '../../ui/useNow';
import { FailedRows } from './FailedRows';
import { ImportReport } from './ImportReport';
import styles from './ImportMembersDialog.module.css';
import type { Sending, SentOff } from './importReducer';
import { fileSize } from './unusableFileText';
import type { Import } from './useImport';
import { cancelledText, goneText } from './useSending';

interface ResultStepProps {
  readonly sending: Sending;
  readonly dialog: Import;
  /** The person goes to the list. */
  readonly onShowFirms: () => void;
}

/** The third step: progress and result of the import (product §2 item 10, §8). */
export function ResultStep({ sending, dialog, onShowFirms }: ResultStepProps) {
  const { t } = useTranslation();
  /** Returns to the rows, unchanged. */
  const back = (
    <Button onClick={() => dialog.dispatch({ type: 'sendingWent', sending: { kind: 'idle' } })}>
      {t('Back to rows')}
    </Button>
  );
  switch (sending.kind) {
    case 'idle':
      return null;
    case 'running':
      return <Running sent={sending.sent} />;
    case 'cancelled':
      return (
        <Alert
          type="warning"
          showIcon
          title={t('The import was cancelled.')}
          action={back}
          description={cancelledText(t, sending)}
        />
      );
    case 'gone':
      return <Alert type="error" showIcon title={goneText(t)} />;
    case 'failed':
      return <Failed failure={sending.failure} action={back} />;
    case 'done':
      return (
        <>
          <ImportReport list={dialog.list} sent={sending} onShowFirms={onShowFirms} />
          {sending.result.failedRows.length > 0 && (
            <FailedRows sent={sending} onFix={(rows) => void dialog.fix(rows)} />
          )}
        </>
      );
  }
}

/** Browsers do not report how much of a file is uploaded (docs/decisions/0013), so only the elapsed time is shown. */
function Running({ sent }: { readonly sent: SentOff | null }) {
  const { t } = useTranslation();
  const startedAt = sent?.at ?? 0;
  const seconds = useNow((now) => Math.max(0, Math.round((now - startedAt) / 1000)));
  return (
    <div>
      <p role="status">
        {sent === null ? t('Preparing the file…') : t('Uploading and importing...')}
      </p>
      {sent !== null && (
        <p>
          {t('{{size}}, running for {{seconds}} s. Stops automatically after {{limit}} s.', {
            size: fileSize(sent.size),
            seconds,
            limit: IMPORT_TIME_LIMIT_MS / 1000,
          })}
        </p>
      )}
    </div>
  );
}

const SHOWN_ERRORS = 200;

/** The errors of an import (product §8). */
function Failed({ failure, action }: { readonly failure: Failure; readonly action: ReactNode }) {
  const { t } = useTranslation();
  const { title, errors } = failureWords(t, failure);
  return (
    <Alert
      type="error"
      showIcon
      title={title}
      action={action}
      description={
        <>
          {errors.length > 0 && (
            <>
              <p>{t('Errors')}</p>
              <ul className={styles['errors']} aria-label={t('Errors')}>
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
                'We could not confirm whether the firms were imported. The list is being refreshed. Your file is still chosen.',
              )}
            </p>
          )}
        </>
      }
    />
  );
}

function failureWords(t: TFunction, failure: Failure) {
  if (failure.kind !== 'refused')
    return failure.kind === 'unreadable'
      ? { title: errorTitle(t, t('Import failed')), errors: [t('Unknown error occurred')] }
      : { title: `${t('Network error.')} ${failureText(t, failure)}`, errors: [] };
  const { message, error, errors } = failure;
  // A host that rejects the size of the file answers with a status, or with an upload error in its own words (faults).
  if (failure.status === 413 || [message, ...errors].some((text) => UPLOAD_FAILED.test(text ?? '')))
    return { title: errorTitle(t, t('The file is too large for the server.')), errors: [] };
  const listed = error === null ? errors : [...errors, error];
  const own = statusOnlyText(t, failure) ?? t('Unknown error occurred');
  return {
    title: errorTitle(t, serviceText(message ?? t('Import failed'))),
    errors: listed.length > 0 ? listed.map((text) => serviceText(text)) : [own],
  };
}

const UPLOAD_FAILED = /^The \S{1,100} failed to upload\.?$/i;

const errorTitle = (t: TFunction, message: string) => t('Error: {{message}}', { message });
