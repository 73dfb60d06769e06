import type { ComponentType, ReactElement } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useProfileQuery, useReceiptQuery } from '../../api/profile';
import { failureOf, statusOf } from '../../domain/failure';
import type { MemberId } from '../../domain/memberId';
import type { Receipt } from '../../domain/receipt';
import { Button } from '../../ui/plain/Button';
import { Loading } from '../../ui/plain/Loading';
import { QueryState } from '../../ui/QueryState';
import { FirmCard } from './FirmCard';
import styles from './MemberHomePage.module.css';
import { OnFileCard } from './OnFileCard';

interface OwnRecordProps {
  /** Of the user. */
  readonly id: MemberId;
  readonly ReceiptCard: ComponentType<{ readonly receipt: Receipt }>;
  readonly tiles: ReactElement;
}

/** The firm, its receipt and what the office has on file. What failed stands below the tiles, which need no call. */
export function OwnRecord({ id, ReceiptCard, tiles }: OwnRecordProps) {
  const { t } = useTranslation();
  const profile = useProfileQuery({ id });
  const receipt = useReceiptQuery(id);
  const record = profile.data;
  const recordFailed = record === undefined && profile.error !== undefined;
  const missing = receipt.data === undefined && receipt.error !== undefined;
  return [
    !recordFailed &&
      (record === undefined ? <Waiting key="firm" /> : <FirmCard key="firm" record={record} />),
    !missing &&
      (receipt.data === undefined ? (
        <Waiting key="receipt" />
      ) : (
        <ReceiptCard key="receipt" receipt={receipt.data} />
      )),
    !recordFailed &&
      (record === undefined ? (
        <Waiting key="onFile" />
      ) : (
        <OnFileCard key="onFile" record={record} />
      )),
    tiles,
    profile.error !== undefined && (
      <QueryState key="failed" query={profile} failedText={t('Failed to load member data.')} />
    ),
    missing && <NoReceipt key="noReceipt" query={receipt} />,
  ];
}

/** The room of a card whose answer is on its way. */
const Waiting = () => (
  <div className={styles['waiting']}>
    <Loading />
  </div>
);

interface NoReceiptProps {
  readonly query: {
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** One quiet line: a member who has not paid yet has none, and nothing is wrong. */
function NoReceipt({ query }: NoReceiptProps) {
  const { t } = useTranslation();
  const isUnknown = statusOf(failureOf(query.error)) === 404;
  if (isUnknown)
    return (
      <p role="status" className={styles['quiet']}>
        {t('There is no receipt yet: it comes when the membership fee is paid.')}
      </p>
    );
  return (
    <p role="status" className={styles['quiet']}>
      <span>{t('Failed to load receipt.')}</span>{' '}
      <Button small busy={query.isFetching} onClick={() => void query.refetch()}>
        {t('Retry')}
      </Button>
    </p>
  );
}
