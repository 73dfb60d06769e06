import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useAppSelector } from '../api/state';
import { useTranslation } from '../i18n/translation';
import { failureOf } from '../domain/failure';
import { failureText } from './failureText';
import { Loading } from './plain/Loading';

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
  /** The text of product §8 for what could not be loaded. */
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
