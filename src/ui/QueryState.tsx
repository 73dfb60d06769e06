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
