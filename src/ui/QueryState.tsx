import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import { failureOf } from '../domain/failure';
import { failureText } from './failureText';
import { Loading } from './plain/Loading';
import styles from './QueryState.module.css';

interface QueryStateProps<T> {
  readonly query: {
    readonly data?: T | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Product §8: what could not be loaded. */
  readonly failedText: string;
  /** Why trying again cannot help, and who can; `null` where it may. */
  readonly hopelessText?: string | null;
  /** Stands while nothing is there yet. */
  readonly loadingText?: string;
  readonly children?: (answer: T) => ReactNode;
}

/**
 * What a screen shows of a read: the answer, a spinner, or what failed with a Retry in its place. An answer that is
 * there stays while it is read again, also when that fails: the failure then stands above it.
 */
export function QueryState<T>({ query, failedText, loadingText, ...props }: QueryStateProps<T>) {
  const { hopelessText = null, children } = props;
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = query;
  return (
    <>
      {error !== undefined && (
        <Alert
          type="error"
          showIcon
          className={styles['failed'] ?? ''}
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
    </>
  );
}
