import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useAssociation } from '../../config/useAssociation';
import { withTimeout } from '../../domain/withTimeout';
import type { Receipt } from '../../domain/receipt';
import { currentLanguage } from '../../i18n/translation';
import { saveFile } from '../../ui/saveFile';
import { isInsideApp } from './isInsideApp';
import { receiptContent } from './receiptContent';
import { receiptFileName } from './receiptFileName';

/** What came of a press, and what the person can do now. */
export type ReceiptFileOutcome =
  | { readonly kind: 'saved' | 'savedInstead' | 'perhapsSaved'; readonly fileName: string }
  /** The browser wants a press of its own for the share: the file is there now. */
  | { readonly kind: 'readyToShare' }
  /** The script that makes the file did not come. */
  | { readonly kind: 'notArrived' }
  | { readonly kind: 'notMade' };

interface Made {
  readonly file: File;
  /** What it shows: another language or an answer read anew is another file. */
  readonly shows: string;
}

/** The receipt as a file, made in the page at the first press: to be saved, or given to another app. */
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
    const { receiptFile } = await withTimeout(import('./file/receiptFile')).catch(() => ({
      receiptFile: null,
    }));
    if (receiptFile === null) throw new ScriptMissing();
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
      // The device's own choice of apps stands as long as it likes, and some browsers never tell that it is gone.
      setMaking(null);
      setOutcome(await goOn(file));
    } catch (error) {
      setOutcome({ kind: error instanceof ScriptMissing ? 'notArrived' : 'notMade' });
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

class ScriptMissing extends Error {}

/** In a browser inside another app nobody can tell whether the file has arrived. */
function saved(file: File, kind: 'saved' | 'savedInstead'): ReceiptFileOutcome {
  saveFile(file, file.name);
  return {
    kind: isInsideApp(navigator.userAgent) ? 'perhapsSaved' : kind,
    fileName: file.name,
  };
}

/** Hands the file to the device's own choice of apps; where the browser does not share files it is saved. */
const shared =
  (pressedAgain: boolean) =>
  async (file: File): Promise<ReceiptFileOutcome | null> => {
    const data = { files: [file] };
    // What the types do not say: many browsers have neither.
    const browser: Partial<Pick<Navigator, 'canShare' | 'share'>> = navigator;
    if (browser.canShare?.(data) !== true || browser.share === undefined)
      return saved(file, 'savedInstead');
    try {
      await browser.share.call(navigator, data);
      return null;
    } catch (error) {
      const name = error instanceof DOMException ? error.name : '';
      // The person closed the choice, or it stands there already.
      if (name === 'AbortError' || name === 'InvalidStateError') return null;
      // Making the file took longer than a press is good for.
      if (name === 'NotAllowedError' && !pressedAgain) return { kind: 'readyToShare' };
      return saved(file, 'savedInstead');
    }
  };
