import { Alert } from 'antd';
import { useTranslation } from '../../i18n/translation';
import styles from './ReceiptFile.module.css';

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

export type ReceiptOutcome = keyof typeof NOTES;

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
