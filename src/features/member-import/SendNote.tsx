import { Button } from 'antd';
import type { TFunction } from '../../i18n/Text';
import { useTranslation } from '../../i18n/useTranslation';
import styles from './ImportMembersDialog.module.css';
import type { ImportSummary } from './openedFile';
import type { ChosenFile, PreviewTable, SendChoice, WhyCorrected } from './importReducer';
import { sendChoiceOf, whyCorrected } from './whatIsSent';

interface SendNoteProps {
  readonly chosen: ChosenFile;
  readonly table: PreviewTable;
  readonly onChoose: (choice: SendChoice, why: WhyCorrected) => void;
}

/** What goes to the service, and why (rule I1); the person can have it otherwise. */
export function SendNote({ chosen, table, onChoose }: SendNoteProps) {
  const { t } = useTranslation();
  const why = whyCorrected(chosen, table);
  const choice = sendChoiceOf(chosen, table);
  return (
    <div className={styles['sendNote']}>
      <p>
        {[
          // Not before all of them are read.
          ...(table.reading === null ? [rowsText(t, table.summary, choice)] : []),
          choice === 'unchanged' ? unchangedText(t, why) : correctedText(t, why),
        ].join(' ')}
      </p>
      {/* Of rows that the service refused the file as it is has others, too. */}
      {why !== null && chosen.refused.size === 0 && (
        <Button
          type="link"
          onClick={() => onChoose(choice === 'unchanged' ? 'corrected' : 'unchanged', why)}
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
