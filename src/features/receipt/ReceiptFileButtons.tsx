import { DownloadOutlined, ShareAltOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useTranslation } from '../../i18n/translation';
import styles from './ReceiptFile.module.css';
import type { ReceiptFileOutcome, useReceiptFile } from './useReceiptFile';

type ReceiptFile = ReturnType<typeof useReceiptFile>;

/** Share and Save as PDF; {@link ReceiptFileNote} shows the result. */
export function ReceiptFileButtons({ file }: { readonly file: ReceiptFile }) {
  const { t } = useTranslation();
  return (
    <>
      <Button
        type="primary"
        icon={<ShareAltOutlined aria-hidden />}
        loading={file.making === 'share'}
        aria-busy={file.making === 'share'}
        onClick={() => void file.share()}
      >
        {t('Share')}
      </Button>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        loading={file.making === 'save'}
        aria-busy={file.making === 'save'}
        onClick={() => void file.save()}
      >
        {t('Save as PDF')}
      </Button>
    </>
  );
}

export function ReceiptFileNote({ outcome }: { readonly outcome: ReceiptFileOutcome | null }) {
  return (
    <div role="status" className={styles['note']}>
      {outcome !== null && <Note outcome={outcome} />}
    </div>
  );
}

function Note({ outcome }: { readonly outcome: ReceiptFileOutcome }) {
  const { t } = useTranslation();
  switch (outcome.kind) {
    case 'saved':
      return (
        <Alert
          type="success"
          showIcon
          role="note"
          title={t('Saved as {{file}}', { file: outcome.fileName })}
          description={t('Find it in Downloads on this device.')}
        />
      );
    case 'savedInstead':
      return (
        <Alert
          type="info"
          showIcon
          role="note"
          title={t('This browser cannot share files. Saved as {{file}}', {
            file: outcome.fileName,
          })}
          description={t('Find it in Downloads on this device.')}
        />
      );
    case 'perhapsSaved':
      return (
        <Alert
          type="warning"
          showIcon
          role="note"
          title={t('Cannot find {{file}} in Downloads?', { file: outcome.fileName })}
          description={t(
            'This page is open inside another app, which may not allow downloads. Open the portal in Chrome or Safari: look for this in the menu of the app (⋮ or ⋯). Or take a screenshot of the receipt.',
          )}
        />
      );
    case 'readyToShare':
      return (
        <Alert
          type="info"
          showIcon
          role="note"
          title={t('The receipt is ready. Press Share again.')}
        />
      );
    case 'notArrived':
      return (
        <Alert
          type="error"
          showIcon
          role="note"
          title={t('The PDF could not be created.')}
          description={t('Please check your internet connection and try again.')}
        />
      );
    case 'notMade':
      return (
        <Alert
          type="error"
          showIcon
          role="note"
          title={t('This browser cannot create the PDF.')}
          description={t('Press Print Receipt, or open the portal in Chrome or Safari.')}
        />
      );
  }
}
