import { Alert, Button, Flex, Result, Statistic } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { IMPORT_TIME_LIMIT_MS } from '../../../api/imports';
import { type ListName, lists, paths } from '../../../config/paths';
import { newFirmsAddress } from '../../../config/visits';
import { type Failure, isUncertain } from '../../../domain/failure';
import { serviceText, useTranslation } from '../../../i18n/translation';
import { useStored } from '../../../session/localStore';
import { recentChanges } from '../../../session/recentChanges';
import { saveFile } from '../../../ui/saveFile';
import { useNow } from '../../../ui/useNow';
import { MAX_SHOWN, sentCount, tallyOf } from './account';
import { FailedRows } from './FailedRows';
import { cancelledText, failureTexts, fileSize, goneText } from './texts';
import type { SentImport, Upload } from './upload';
import styles from './import.module.css';

interface ResultStepProps {
  readonly list: ListName;
  readonly upload: Upload;
  readonly onBack: () => void;
  readonly onFix: (refused: ReadonlyMap<number, readonly string[]>) => void;
  /** The person goes to the list. */
  readonly onShowFirms: () => void;
}

/** The third step: progress and result of the import (product §2 item 10, §8). */
export function ResultStep({ list, upload, onBack, onFix, onShowFirms }: ResultStepProps) {
  const { t } = useTranslation();
  const back = <Button onClick={onBack}>{t('Back to rows')}</Button>;
  switch (upload.kind) {
    case 'idle':
      return null;
    case 'running':
      return <Running sent={upload.sent} />;
    case 'cancelled':
      return (
        <Alert
          type="warning"
          showIcon
          title={t('The import was cancelled.')}
          action={back}
          description={cancelledText(t, upload)}
        />
      );
    case 'gone':
      return <Alert type="error" showIcon title={goneText(t)} />;
    case 'failed':
      return <Failed failure={upload.failure} action={back} />;
    case 'done':
      return (
        <>
          <Report list={list} sent={upload} onShowFirms={onShowFirms} />
          {upload.result.failedRows.length > 0 && <FailedRows sent={upload} onFix={onFix} />}
        </>
      );
  }
}

/** Browsers do not report how much of a file is uploaded (docs/decisions/0013), so only the elapsed time is shown. */
function Running({ sent }: Pick<Extract<Upload, { readonly kind: 'running' }>, 'sent'>) {
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

function Failed({ failure, action }: { readonly failure: Failure; readonly action: ReactNode }) {
  const { t } = useTranslation();
  const { title, errors } = failureTexts(t, failure);
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
              <ul className={styles['list']} aria-label={t('Errors')}>
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

interface ReportProps extends Pick<ResultStepProps, 'list' | 'onShowFirms'> {
  readonly sent: SentImport;
}

/** The result for all rows sent: sent = inserted + updated + failed + unaccounted. */
function Report({ list, sent: { result, rows, report }, onShowFirms }: ReportProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { sent, inserted, updated, failed, unaccounted } = tallyOf(result, rows);
  const counts = [
    [t('Rows sent'), sent],
    [t('Inserted'), inserted],
    [t('Updated'), updated],
    [t('Failed'), failed === 0 && sent === null ? null : failed],
    [t('Not accounted for'), unaccounted === 0 ? null : unaccounted],
  ] as const;
  const mobiles = report?.mobiles ?? [];
  const { entries } = useStored(recentChanges);
  // Kept before the file was sent; until the list has been read, the address has no upper end.
  const [line] = entries.filter((each) => each.kind === 'imported' && each.list === list);
  const goTo = (address: string) => {
    onShowFirms();
    void navigate(address);
  };
  const query = new URLSearchParams({ q: mobiles.join(' ') });
  return (
    <>
      <Result
        status={failed === 0 && unaccounted === 0 ? 'success' : 'warning'}
        styles={{ root: { padding: 0 }, icon: { margin: 0 } }}
        title={<span id="import-end">{serviceText(result.message ?? t('Import completed.'))}</span>}
        subTitle={
          <Flex id="import-counts" wrap gap="small" justify="center">
            {counts.map(([title, value]) =>
              value === null ? null : (
                <Statistic
                  key={title}
                  style={{ minWidth: '4.5rem' }}
                  title={<span role="term">{title}</span>}
                  value={value}
                  formatter={(count) => <span role="definition">{count}</span>}
                />
              ),
            )}
          </Flex>
        }
        extra={
          // A file that the portal could not read has no report to wait for.
          (report !== null || sentCount(rows) === null) && (
            <Flex wrap gap="small" justify="center">
              {mobiles.length > 0 && mobiles.length <= MAX_SHOWN && (
                <Button onClick={() => goTo(`${lists[list].screen}?${query.toString()}`)}>
                  {t('Show these firms')}
                </Button>
              )}
              {line?.kind === 'imported' && line.above !== null && (
                <Button onClick={() => goTo(newFirmsAddress(line))}>{t('Show new firms')}</Button>
              )}
              {report !== null && (
                <Button onClick={() => saveFile(report.csv, 'import_account.csv')}>
                  {t('Save as CSV')}
                </Button>
              )}
              <Button type="link" onClick={() => goTo(paths.recentChanges)}>
                {t('Recent changes')}
              </Button>
            </Flex>
          )
        }
      />
      {unaccounted === null && (
        <Alert
          type="warning"
          title={t(
            'The server reports more rows than the portal found in the file. It may have counted blank rows. Check the list.',
          )}
        />
      )}
    </>
  );
}
