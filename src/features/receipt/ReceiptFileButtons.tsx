import { useTranslation } from '../../i18n/useTranslation';
import { Button } from '../../ui/plain/Button';
import { DOWNLOAD_ICON, SHARE_ICON } from '../../ui/icons';
import { Notice } from '../../ui/plain/Notice';
import type { ReceiptFileOutcome, useReceiptFile } from './useReceiptFile';

type ReceiptFile = ReturnType<typeof useReceiptFile>;

/** Share and Save as PDF; what came of a press stands in {@link ReceiptFileNote}. */
export function ReceiptFileButtons({ file }: { readonly file: ReceiptFile }) {
  const { t } = useTranslation();
  return (
    <>
      <Button
        primary
        icon={SHARE_ICON}
        busy={file.making === 'share'}
        onClick={() => void file.share()}
      >
        {t('Share')}
      </Button>
      <Button icon={DOWNLOAD_ICON} busy={file.making === 'save'} onClick={() => void file.save()}>
        {t('Save as PDF')}
      </Button>
    </>
  );
}

export function ReceiptFileNote({ outcome }: { readonly outcome: ReceiptFileOutcome | null }) {
  return <div role="status">{outcome !== null && <Note outcome={outcome} />}</div>;
}

function Note({ outcome }: { readonly outcome: ReceiptFileOutcome }) {
  const { t } = useTranslation();
  switch (outcome.kind) {
    case 'saved':
      return (
        <Notice
          kind="success"
          role="note"
          title={t('Saved as {{file}}', { file: outcome.fileName })}
          description={t('It is among the downloads of this device.')}
        />
      );
    case 'savedInstead':
      return (
        <Notice
          kind="info"
          role="note"
          title={t('This browser cannot share files. Saved as {{file}}', {
            file: outcome.fileName,
          })}
          description={t('It is among the downloads of this device.')}
        />
      );
    case 'perhapsSaved':
      return (
        <Notice
          kind="warning"
          role="note"
          title={t('Is {{file}} not among your downloads?', { file: outcome.fileName })}
          description={t(
            'This page is open inside another app, which may refuse files. Open the portal in Chrome or Safari: most apps have that in their menu (⋮ or ⋯). Or take a screenshot of the receipt.',
          )}
        />
      );
    case 'readyToShare':
      return (
        <Notice
          kind="info"
          role="note"
          title={t('The receipt is ready. Please press Share once more.')}
        />
      );
    case 'notArrived':
      return (
        <Notice
          kind="error"
          role="note"
          title={t('The PDF could not be made.')}
          description={t('Please check your internet connection and try again.')}
        />
      );
    case 'notMade':
      return (
        <Notice
          kind="error"
          role="note"
          title={t('This browser cannot make the PDF.')}
          description={t('Please choose Print Receipt, or open the portal in Chrome or Safari.')}
        />
      );
  }
}
