import { DownloadOutlined, ShareAltOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { Receipt } from '../../domain/member';
import { useTranslation } from '../../i18n/translation';
import styles from './ReceiptFile.module.css';
import { ReceiptNote } from './ReceiptNote';
import { useReceiptFile } from './useReceiptFile';

interface ReceiptFileProps {
  readonly receipt: Receipt;
  /** What else can be done with the receipt. */
  readonly children: ReactNode;
}

/** Share and Save as PDF, and their result. */
export function ReceiptFile({ receipt, children }: ReceiptFileProps) {
  const { t } = useTranslation();
  const { fileName, outcome, making, share, save } = useReceiptFile(receipt);
  return (
    <>
      <div className={styles['acts']}>
        <Button
          type="primary"
          icon={<ShareAltOutlined aria-hidden />}
          loading={making === 'share'}
          aria-busy={making === 'share'}
          onClick={share}
        >
          {t('Share')}
        </Button>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          loading={making === 'save'}
          aria-busy={making === 'save'}
          onClick={save}
        >
          {t('Save as PDF')}
        </Button>
        {children}
      </div>
      <ReceiptNote outcome={outcome} file={fileName} />
    </>
  );
}
