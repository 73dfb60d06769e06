import { Alert, Button, Card } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { useProfileQuery, useReceiptQuery } from '../../api/profile';
import { failureOf, statusOf } from '../../domain/failure';
import type { MemberId } from '../../domain/memberId';
import type { Receipt } from '../../domain/receipt';
import { useTranslation } from '../../i18n/useTranslation';
import { Loading } from '../../ui/plain/Loading';
import { QueryState, SlowConnection } from '../../ui/QueryState';
import styles from './cards.module.css';
import { FirmCard } from './FirmCard';
import { ContactDetailsCard } from './ContactDetailsCard';

interface MemberSummaryProps {
  /** The user's id. */
  readonly id: MemberId;
  readonly ReceiptCard: ComponentType<{ readonly receipt: Receipt }>;
  /** The tiles, which need no request; errors are shown below them. */
  readonly children: ReactNode;
}

export function MemberSummary({ id, ReceiptCard, children }: MemberSummaryProps) {
  const { t } = useTranslation();
  const profile = useProfileQuery({ id });
  const receipt = useReceiptQuery(id);
  const isWaiting = profile.data === undefined && profile.error === undefined;
  const noReceipt = receipt.data === undefined && receipt.error !== undefined;
  // A member who has not paid yet has no receipt; this is no error.
  const isUnpaid = noReceipt && statusOf(failureOf(receipt.error)) === 404;
  return (
    <>
      {isWaiting && <CardPlaceholder height="8.5rem" />}
      {profile.data !== undefined && <FirmCard record={profile.data} />}
      {receipt.data !== undefined && <ReceiptCard receipt={receipt.data} />}
      {isUnpaid && (
        <Card>
          <span role="status">
            {t('No receipt yet. You will get it when the membership fee is paid.')}
          </span>
        </Card>
      )}
      {receipt.data === undefined && !noReceipt && <CardPlaceholder height="11rem" />}
      {isWaiting && <CardPlaceholder height="17rem" />}
      {profile.data !== undefined && <ContactDetailsCard record={profile.data} />}
      {children}
      <SlowConnection endpoint={isWaiting ? 'profile' : 'receipt'} />
      {profile.error !== undefined && (
        <QueryState query={profile} failedText={t('Failed to load member data.')} />
      )}
      {noReceipt && !isUnpaid && (
        <Alert
          role="status"
          type="error"
          showIcon
          title={t('Failed to load receipt.')}
          action={
            <Button
              loading={receipt.isFetching}
              aria-busy={receipt.isFetching}
              onClick={() => void receipt.refetch()}
            >
              {t('Retry')}
            </Button>
          }
        />
      )}
    </>
  );
}

interface CardPlaceholderProps {
  /** The height of the expected card, so that little moves when it appears. */
  readonly height: string;
}

const CardPlaceholder = ({ height }: CardPlaceholderProps) => (
  <Card className={styles['waiting'] ?? ''} style={{ minHeight: height }}>
    <Loading />
  </Card>
);
