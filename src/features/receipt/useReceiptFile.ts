import { useRef, useState } from 'react';
import { currentLanguage, useTranslation } from '../../i18n/translation';
import { useAssociation } from '../../config/ConfigContext';
import { lateFile, MissingFileError } from '../../domain/lateFile';
import type { Receipt } from '../../domain/member';
import { saveFile } from '../../ui/saveFile';
import { receiptContent } from './receiptContent';
import { receiptFileName } from './receiptFileName';
import type { ReceiptOutcome } from './ReceiptNote';

interface ReceiptFileState {
  readonly making?: 'share' | 'save';
  readonly outcome?: ReceiptOutcome | null;
}

/** The receipt as a file, made in the page on the first press, to be saved or shared. */
export function useReceiptFile(receipt: Receipt) {
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

  return {
    fileName,
    outcome,
    making,
    save: () => void press('save', (file) => saved(file, 'saved')),
    share: () => void press('share', (file) => shared(file, outcome === 'readyToShare')),
  };
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
