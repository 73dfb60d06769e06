import { Button } from 'antd';
import type { TFunction } from '../../i18n/Text';
import { useTranslation } from '../../i18n/useTranslation';
import styles from './CheckStep.module.css';
import type { ImportSummary } from './openedFile';
import { type SendChoice, type WhyCorrected, whyCorrected } from './useChosenFile';
import type { PreviewTable } from './useSheet';

interface SendNoteProps {
  readonly table: PreviewTable;
  readonly choice: SendChoice;
  /** Only rows that the service refused go: the file as it is has others, too. */
  readonly isFixing: boolean;
  readonly onChoose: (choice: SendChoice) => void;
}

/** What goes to the service, and why (rule I1); the person can have it otherwise. */
export function SendNote({ table, choice, isFixing, onChoose }: SendNoteProps) {
  const { t } = useTranslation();
  const why = whyCorrected(table);
  return (
    <div className={styles['sendNote']}>
      <p>
        {[
          // Not before all of them are read.
          ...(table.reading === null ? [rowsText(t, table.summary, choice)] : []),
          choice === 'unchanged' ? unchangedText(t, why) : correctedText(t, why),
        ].join(' ')}
      </p>
      {why !== null && !isFixing && (
        <Button
          type="text"
          onClick={() => onChoose(choice === 'unchanged' ? 'corrected' : 'unchanged')}
        >
          {choice === 'unchanged' ? t('Send the rows of the preview') : t('Send my file unchanged')}
        </Button>
      )}
    </div>
  );
}

function rowsText(t: TFunction, { rows, leftOut, faulty }: ImportSummary, choice: SendChoice) {
  const count = choice === 'unchanged' ? rows : rows - leftOut;
  return faulty === 0
    ? t('Rows to be sent: {{count}}.', { count })
    : t('Rows to be sent: {{count}}, probably refused: {{wrong}}.', { count, wrong: faulty });
}

function unchangedText(t: TFunction, why: WhyCorrected | null): string {
  const text = t('Your file is sent unchanged.');
  switch (why) {
    case 'form':
    case 'pasted':
      return `${text} ${t('The service may not read such a file.')}`;
    case 'corrected':
      return `${text} ${t('What you corrected stays here.')}`;
    case 'matched':
    case null:
      return text;
  }
}

function correctedText(t: TFunction, why: WhyCorrected | null): string {
  switch (why) {
    case 'matched':
      return t('Your columns were matched: a CSV with the template’s columns is sent.');
    case 'form':
    case 'pasted':
    case null:
      return t('A CSV with the template’s columns is sent.');
    case 'corrected':
      return t('A CSV with your corrections and the template’s columns is sent.');
  }
}
