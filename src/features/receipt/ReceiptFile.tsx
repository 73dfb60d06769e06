import { DownloadOutlined, ShareAltOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useAssociation } from '../../config/ConfigContext';
import { lateFile, MissingFileError } from '../../domain/lateFile';
import type { Receipt } from '../../domain/member';
import { currentLanguage, useTranslation } from '../../i18n/translation';
import { saveFile } from '../../ui/saveFile';
import { receiptContent, receiptFileName } from './receiptContent';
import styles from './receipt.module.css';

interface ReceiptFileProps {
  readonly receipt: Receipt;
  /** What else can be done with the receipt. */
  readonly children: ReactNode;
}

interface ReceiptFileState {
  readonly making?: 'share' | 'save';
  readonly outcome?: ReceiptOutcome | null;
}

/** Share and Save as PDF, and their result. The file is made in the page on the first press. */
export function ReceiptFile({ receipt, children }: ReceiptFileProps) {
  const { t } = useTranslation();
  const association = useAssociation();
  const [{ making, outcome = null }, setState] = useState<ReceiptFileState>({});
  /** By its content: another language or a refetched receipt needs a new file. */
  const made = useRef<{ readonly shows: string; readonly file: File }>(undefined);
  const fileName = `${receiptFileName(receipt)}.pdf`;

  const fileNow = async (): Promise<File> => {
    const language = currentLanguage();
    const content = receiptContent(t, language, association, receipt);
    const shows = JSON.stringify(content);
    if (made.current?.shows === shows) return made.current.file;
    const { receiptFile } = await lateFile(import('./file/receiptFile'));
    const file = await receiptFile(content, language, fileName);
    made.current = { file, shows };
    return file;
  };

  const press = async (
    kind: 'share' | 'save',
    goOn: (file: File) => ReceiptOutcome | null | Promise<ReceiptOutcome | null>,
  ) => {
    if (making !== undefined) return;
    setState({ making: kind });
    try {
      const file = await fileNow();
      // The share dialog may stay open for long, and some browsers never report that it was closed.
      setState({});
      setState({ outcome: await goOn(file) });
    } catch (error) {
      setState({ outcome: error instanceof MissingFileError ? 'notArrived' : 'notMade' });
    }
  };

  return (
    <>
      <div className={styles['acts']}>
        <Button
          type="primary"
          icon={<ShareAltOutlined aria-hidden />}
          loading={making === 'share'}
          aria-busy={making === 'share'}
          onClick={() => void press('share', (file) => shared(file, outcome === 'readyToShare'))}
        >
          {t('Share')}
        </Button>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          loading={making === 'save'}
          aria-busy={making === 'save'}
          onClick={() => void press('save', (file) => saved(file, 'saved'))}
        >
          {t('Save as PDF')}
        </Button>
        {children}
      </div>
      <ReceiptNote outcome={outcome} file={fileName} />
    </>
  );
}

function saved(file: File, outcome: 'saved' | 'savedInstead'): ReceiptOutcome {
  saveFile(file, file.name);
  return isInsideApp(navigator.userAgent) ? 'perhapsSaved' : outcome;
}

/** Opens the device's share dialog; if the browser cannot share files, saves the file. */
async function shared(file: File, isSecondPress: boolean): Promise<ReceiptOutcome | null> {
  const data = { files: [file] };
  // The types claim that every browser has both; many do not.
  const browser: Partial<Pick<Navigator, 'canShare' | 'share'>> = navigator;
  if (browser.canShare?.(data) !== true || browser.share === undefined)
    return saved(file, 'savedInstead');
  try {
    await browser.share.call(navigator, data);
    return null;
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    // The person closed the dialog, or it is already open.
    if (name === 'AbortError' || name === 'InvalidStateError') return null;
    // Making the file took longer than a press stays valid.
    if (name === 'NotAllowedError' && !isSecondPress) return 'readyToShare';
    return saved(file, 'savedInstead');
  }
}

/** An Android WebView says "; wv", Facebook's apps say their names; on an iPhone only Safari's own views say "Safari". */
const OF_AN_APP = /; wv\)|\bFBA[NV]\b|\bInstagram\b|\bWhatsApp\b/;

/** True for a browser inside another app, which may silently drop downloads. */
export const isInsideApp = (userAgent: string): boolean =>
  OF_AN_APP.test(userAgent) ||
  (/\biPhone\b|\biPad\b/.test(userAgent) && !userAgent.includes('Safari/'));

/** What the browser made of a press on Share, Save as PDF or Print Receipt. */
const NOTES = {
  saved: {
    type: 'success',
    title: 'Saved as {{file}}',
    description: 'Find it in Downloads on this device.',
  },
  savedInstead: {
    type: 'info',
    title: 'This browser cannot share files. Saved as {{file}}',
    description: 'Find it in Downloads on this device.',
  },
  /** A browser inside another app does not tell if the file was saved. */
  perhapsSaved: {
    type: 'warning',
    title: 'Cannot find {{file}} in Downloads?',
    description:
      'This page is open inside another app, which may not allow downloads. Open the portal in Chrome or Safari: look for this in the menu of the app (⋮ or ⋯). Or take a screenshot of the receipt.',
  },
  /** The browser only shares in response to a new press: the file is ready now. */
  readyToShare: { type: 'info', title: 'The receipt is ready. Press Share again.' },
  /** The script that makes the file could not be loaded. */
  notArrived: {
    type: 'error',
    title: 'The PDF could not be created.',
    description: 'Please check your internet connection and try again.',
  },
  notMade: {
    type: 'error',
    title: 'This browser cannot create the PDF.',
    description: 'Press Print Receipt, or open the portal in Chrome or Safari.',
  },
  notPrinted: {
    type: 'warning',
    title: 'This browser could not print.',
    description:
      'Press Save as PDF and print that file. Or open the portal in Chrome or Safari and print there. Inside another app, look for this in its menu (⋮ or ⋯).',
  },
} as const;

type ReceiptOutcome = keyof typeof NOTES;

interface ReceiptNoteProps {
  readonly outcome: ReceiptOutcome | null;
  readonly file: string;
}

export function ReceiptNote({ outcome, file }: ReceiptNoteProps) {
  const { t } = useTranslation();
  const note = outcome === null ? null : NOTES[outcome];
  return (
    <div role="status" className={styles['note']}>
      {note !== null && (
        <Alert
          type={note.type}
          showIcon
          role="note"
          title={t(note.title, { file })}
          description={'description' in note ? t(note.description) : undefined}
        />
      )}
    </div>
  );
}
