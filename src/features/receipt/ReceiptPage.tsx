import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useReceiptQuery } from '../../api/profile';
import { useAssociation } from '../../config/ConfigContext';
import type { MemberId, Receipt } from '../../domain/member';
import { formatRupees } from '../../domain/money';
import { currentLanguage, useTranslation } from '../../i18n/translation';
import { Content } from '../../ui/Content';
import { QueryState } from '../../ui/QueryState';
import { receiptContent, receiptFileName } from './receiptContent';
import { ReceiptFile, ReceiptNote } from './ReceiptFile';
import styles from './receipt.module.css';
import { ReceiptSheet } from './ReceiptSheet';

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

/** A slow phone takes this long to open its print dialog. If the dialog is even later, the message disappears then. */
const DIALOG_COMES_MS = 1500;

/**
 * Prints the page. In a browser inside another app `print` may do nothing, throw or be missing. Every browser that prints fires
 * `beforeprint`, usually before `print` returns. One that prints to a file names it by the page's title.
 */
function usePrint(title: string) {
  const [hasPrintFailed, setHasPrintFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Printing may also start in the browser's own menu.
  useEffect(() => {
    let onScreen: string | null = null;
    const before = () => {
      clearTimeout(timer.current);
      setHasPrintFailed(false);
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
      clearTimeout(timer.current);
      after();
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [title]);

  const print = () => {
    setHasPrintFailed(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHasPrintFailed(true), DIALOG_COMES_MS);
    try {
      window.print();
    } catch {
      // Forbidden or missing: the same as a print that does nothing.
      setHasPrintFailed(true);
    }
  };
  return { print, hasPrintFailed };
}
