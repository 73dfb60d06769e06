import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useReceiptQuery } from '../../api/profile';
import { useAssociation } from '../../config/ConfigContext';
import type { MemberId, Receipt } from '../../domain/member';
import { formatRupees } from '../../domain/money';
import { currentLanguage, useTranslation } from '../../i18n/translation';
import { Content } from '../../ui/Content';
import { QueryState } from '../../ui/QueryState';
import { receiptContent } from './receiptContent';
import { ReceiptFile } from './ReceiptFile';
import styles from './ReceiptFile.module.css';
import { receiptFileName } from './receiptFileName';
import { ReceiptNote } from './ReceiptNote';
import { ReceiptSheet } from './ReceiptSheet';
import { usePrint } from './usePrint';

/** The membership fee receipt of the signed-in member, by the id of the user (product §2 item 15). */
export default function ReceiptPage({ id }: { readonly id: MemberId }) {
  const { t } = useTranslation();
  const query = useReceiptQuery(id);
  return (
    <Content heading={t('Membership Fee Receipt')}>
      <QueryState
        query={query}
        failedText={t('Failed to load receipt.')}
        loadingText={t('Loading receipt...')}
      >
        {(receipt) => <LoadedReceipt receipt={receipt} />}
      </QueryState>
    </Content>
  );
}

function LoadedReceipt({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useTranslation();
  const association = useAssociation();
  const name = receiptFileName(receipt);
  const { print, hasPrintFailed } = usePrint(name);
  return (
    <>
      <div className={styles['tools']}>
        <ReceiptFile receipt={receipt}>
          {/* Hidden from screen readers, which find both on the sheet. */}
          <div
            className={styles['summary']}
            aria-hidden="true"
            data-summary={`${receipt.receiptNo} · ${formatRupees(receipt.fee)}`}
          />
          <Button icon={<PrinterOutlined aria-hidden />} onClick={print}>
            {t('Print Receipt')}
          </Button>
        </ReceiptFile>
        <ReceiptNote outcome={hasPrintFailed ? 'notPrinted' : null} file={name} />
      </div>
      <ReceiptSheet content={receiptContent(t, currentLanguage(), association, receipt)} />
    </>
  );
}
