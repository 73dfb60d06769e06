import { PrinterOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { useReceiptQuery } from '../../api/profile';
import { useAssociation } from '../../config/useAssociation';
import type { MemberId } from '../../domain/member';
import { formatRupees } from '../../domain/money';
import type { Receipt } from '../../domain/receipt';
import { currentLanguage, useTranslation } from '../../i18n/translation';
import { Content } from '../../ui/Content';
import { QueryState } from '../../ui/QueryState';
import { receiptContent } from './receiptContent';
import styles from './ReceiptFile.module.css';
import { ReceiptFileButtons, ReceiptFileNote } from './ReceiptFileButtons';
import { receiptFileName } from './receiptFileName';
import { ReceiptSheet } from './ReceiptSheet';
import { usePrint } from './usePrint';
import { useReceiptFile } from './useReceiptFile';

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
  const file = useReceiptFile(receipt);
  const { print, hasPrintFailed } = usePrint();
  usePrintTitle(receiptFileName(receipt));
  return (
    <>
      <div className={styles['tools']}>
        <div className={styles['acts']}>
          {/* Hidden from screen readers, which find both on the sheet. */}
          <div
            className={styles['summary']}
            aria-hidden="true"
            data-summary={`${receipt.receiptNo} · ${formatRupees(receipt.fee)}`}
          />
          <ReceiptFileButtons file={file} />
          <Button icon={<PrinterOutlined aria-hidden />} onClick={print}>
            {t('Print Receipt')}
          </Button>
        </div>
        <ReceiptFileNote outcome={file.outcome} />
        <div role="status" className={styles['note']}>
          {hasPrintFailed && (
            <Alert
              type="warning"
              showIcon
              role="note"
              title={t('This browser could not print.')}
              description={t(
                'Press Save as PDF and print that file. Or open the portal in Chrome or Safari and print there. Inside another app, look for this in its menu (⋮ or ⋯).',
              )}
            />
          )}
        </div>
      </div>
      <ReceiptSheet content={receiptContent(t, currentLanguage(), association, receipt)} />
    </>
  );
}

/** Sets the page's title for printing: a browser that prints to a file uses it as the name. */
function usePrintTitle(title: string): void {
  // Printing may also start in the browser's own menu.
  useEffect(() => {
    let onScreen: string | null = null;
    const before = () => {
      onScreen ??= document.title;
      document.title = title;
    };
    const after = () => {
      if (onScreen !== null) document.title = onScreen;
      onScreen = null;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      after();
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [title]);
}
