import { Alert, Button, Card } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { useProfileQuery, useReceiptQuery } from '../../api/profile';
import { failureOf, statusOf } from '../../domain/failure';
import type { MemberId } from '../../domain/memberId';
import type { Receipt } from '../../domain/receipt';
import { useTranslation } from '../../i18n/useTranslation';
import { Loading } from '../../ui/plain/Loading';
import { QueryState } from '../../ui/QueryState';
import styles from './cards.module.css';
import { FirmCard } from './FirmCard';
import { ContactDetailsCard } from './ContactDetailsCard';

interface MemberSummaryProps {
  /** Of the user. */
  readonly id: MemberId;
  readonly ReceiptCard: ComponentType<{ readonly receipt: Receipt }>;
  /** The tiles, which need no call: what failed stands below them. */
  readonly children: ReactNode;
}

/** The firm, its receipt and what the office has on file. */
export function MemberSummary({ id, ReceiptCard, children }: MemberSummaryProps) {
  const { t } = useTranslation();
  const profile = useProfileQuery({ id });
  const receipt = useReceiptQuery(id);
  const isWaiting = profile.data === undefined && profile.error === undefined;
  const noReceipt = receipt.data === undefined && receipt.error !== undefined;
  // A member who has not paid yet has none, and nothing is wrong.
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
  /** As high as what comes: little moves then. */
  readonly height: string;
}

/** The room of a card whose answer is on its way. */
const CardPlaceholder = ({ height }: CardPlaceholderProps) => (
  <Card className={styles['waiting'] ?? ''} style={{ minHeight: height }}>
    <Loading />
  </Card>
);
