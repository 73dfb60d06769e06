import { Alert, Button } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useAppSelector } from '../api/state';
import { clockTime, dayAndMonth, daysSince, isOlderThan, MAX_LIST_AGE } from '../domain/days';
import { failureOf, isEndOfSession } from '../domain/failure';
import { useTranslation } from '../i18n/translation';
import type { MessageInLanguage } from './dialogs/DialogQueue';
import { useDialogs } from './dialogs/DialogsContext';
import { failureText } from './failureText';
import { Loading } from './plain/small';
import { useNow } from './useNow';

export interface QueryResult<T> {
  readonly endpointName?: string | undefined;
  readonly data?: T | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly fulfilledTimeStamp?: number | undefined;
  readonly refetch: () => unknown;
}

interface QueryStateProps<T> {
  readonly query: QueryResult<T>;
  readonly failedText: string;
  /** Says why trying again cannot help, and who can; `null` if it may help. */
  readonly hopelessText?: string | null;
  readonly loadingText?: string;
  readonly children?: (answer: T) => ReactNode;
}

/** Existing data stays visible during a refetch and after a failed one, with the error above it. */
export function QueryState<T>({ query, failedText, loadingText, ...props }: QueryStateProps<T>) {
  const { hopelessText = null, children } = props;
  const { t } = useTranslation();
  const { endpointName, data, error, isFetching, refetch } = query;
  return (
    <>
      {error !== undefined && (
        <Alert
          type="error"
          showIcon
          style={{ marginBlockEnd: '1rem' }}
          title={failedText}
          description={hopelessText ?? failureText(t, failureOf(error))}
          action={
            hopelessText === null && (
              <Button loading={isFetching} aria-busy={isFetching} onClick={() => void refetch()}>
                {t('Retry')}
              </Button>
            )
          }
        />
      )}
      {data !== undefined && children?.(data)}
      {data === undefined && error === undefined && <Loading text={loadingText} />}
      {endpointName !== undefined && <SlowConnection endpoint={endpointName} />}
    </>
  );
}

/** Says how much of a slow answer has come. Screen readers do not read the growing number out. */
export function SlowConnection({ endpoint }: { readonly endpoint: string }) {
  const { t } = useTranslation();
  const bytes = useAppSelector(({ slowReads }) => slowReads[endpoint] ?? null);
  if (bytes === null) return null;
  return (
    <p>
      <span role="status">{t('The connection is slow.')}</span>{' '}
      <span>{t('{{amount}} received so far', { amount: `${Math.round(bytes / 1000)} kB` })}</span>
    </p>
  );
}

/** Says when the data of a page came, once that is long ago. */
export function AsOf({ at }: { readonly at: number | undefined }) {
  const { t } = useTranslation();
  const time = useNow(
    (now) =>
      at !== undefined &&
      isOlderThan(at, MAX_LIST_AGE, now) &&
      `${daysSince(at, now) === 0 ? '' : dayAndMonth(at)} ${clockTime(at)}`.trim(),
  );
  return time !== false && <small>{t('as of {{time}}', { time })}</small>;
}

/** Shows the specification's dialog for a failed load. The end of a session is shown only once, elsewhere. */
export function useLoadFailureDialog(
  query: { readonly isError: boolean; readonly error?: unknown },
  message: MessageInLanguage,
): void {
  const { showMessage } = useDialogs();
  // The error object, not a boolean: a Retry that fails at once is shown again.
  const failure = query.isError && !isEndOfSession(query.error) ? query.error : null;
  // Another screen has already shown an earlier failure of this query; it is being refetched now.
  const [initialFailure] = useState(failure);
  const showFailure = useEffectEvent(() => showMessage(message));
  useEffect(() => {
    if (failure !== null && failure !== initialFailure) void showFailure();
  }, [failure, initialFailure]);
}
