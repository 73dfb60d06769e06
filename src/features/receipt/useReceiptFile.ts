import { useRef, useState } from 'react';
import { currentLanguage, useTranslation } from '../../i18n/translation';
import { useAssociation } from '../../config/useAssociation';
import { lateFile, MissingFileError } from '../../domain/lateFile';
import type { Receipt } from '../../domain/receipt';
import { saveFile } from '../../ui/saveFile';
import { receiptContent } from './receiptContent';
import { receiptFileName } from './receiptFileName';

export type ReceiptFileOutcome =
  | { readonly kind: 'saved' | 'savedInstead' | 'perhapsSaved'; readonly fileName: string }
  /** The browser only shares in response to a new press: the file is ready now. */
  | { readonly kind: 'readyToShare' }
  /** The script that makes the file could not be loaded. */
  | { readonly kind: 'notArrived' }
  | { readonly kind: 'notMade' };

interface Made {
  readonly file: File;
  /** The content: another language or a refetched receipt needs a new file. */
  readonly shows: string;
}

/** The receipt as a file, made in the page on the first press, to be saved or shared. */
export function useReceiptFile(receipt: Receipt) {
  const { t } = useTranslation();
  const association = useAssociation();
  const [outcome, setOutcome] = useState<ReceiptFileOutcome | null>(null);
  const [making, setMaking] = useState<'share' | 'save' | null>(null);
  const made = useRef<Made | null>(null);

  const fileNow = async (): Promise<File> => {
    const language = currentLanguage();
    const content = receiptContent(t, language, association, receipt);
    const shows = JSON.stringify(content);
    if (made.current?.shows === shows) return made.current.file;
    const { receiptFile } = await lateFile(import('./file/receiptFile'));
    const fileName = `${receiptFileName(receipt)}.pdf`;
    const file = await receiptFile({ content, language, fileName });
    made.current = { file, shows };
    return file;
  };

  const press = async (
    kind: 'share' | 'save',
    goOn: (file: File) => Promise<ReceiptFileOutcome | null>,
  ) => {
    if (making !== null) return;
    setMaking(kind);
    setOutcome(null);
    try {
      const file = await fileNow();
      // The share dialog may stay open for long, and some browsers never report that it was closed.
      setMaking(null);
      setOutcome(await goOn(file));
    } catch (error) {
      setOutcome({ kind: error instanceof MissingFileError ? 'notArrived' : 'notMade' });
    } finally {
      setMaking(null);
    }
  };

  return {
    outcome,
    making,
    save: () => press('save', async (file) => saved(file, 'saved')),
    share: () => press('share', shared(outcome?.kind === 'readyToShare')),
  };
}

/** A browser inside another app does not tell if the file was saved. */
function saved(file: File, kind: 'saved' | 'savedInstead'): ReceiptFileOutcome {
  saveFile(file, file.name);
  return {
    kind: isInsideApp(navigator.userAgent) ? 'perhapsSaved' : kind,
    fileName: file.name,
  };
}

/** Opens the device's share dialog; if the browser cannot share files, saves the file. */
const shared =
  (pressedAgain: boolean) =>
  async (file: File): Promise<ReceiptFileOutcome | null> => {
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
      if (name === 'NotAllowedError' && !pressedAgain) return { kind: 'readyToShare' };
      return saved(file, 'savedInstead');
    }
  };

/** An Android WebView says "; wv", Facebook's apps say their names; on an iPhone only Safari's own views say "Safari". */
const OF_AN_APP = /; wv\)|\bFBA[NV]\b|\bInstagram\b|\bWhatsApp\b/;

/** True for a browser inside another app, which may silently drop downloads. */
export const isInsideApp = (userAgent: string): boolean =>
  OF_AN_APP.test(userAgent) ||
  (/\biPhone\b|\biPad\b/.test(userAgent) && !userAgent.includes('Safari/'));
