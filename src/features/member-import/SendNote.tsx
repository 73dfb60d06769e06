import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import styles from './CheckStep.module.css';
import { type SendChoice, type WhyCorrected, whyCorrected } from './useChosenFile';
import type { PreviewTable } from './useSheet';

interface SendNoteProps {
  readonly table: PreviewTable;
  readonly choice: SendChoice;
  readonly onChoose: (choice: SendChoice) => void;
}

/** What goes to the service, and why (rule I1); the person can have it otherwise. */
export function SendNote({ table, choice, onChoose }: SendNoteProps) {
  const { t } = useTranslation();
  const { rows, leftOut, faulty } = table.summary;
  const why = whyCorrected(table);
  return (
    <div className={styles['sendNote']}>
      <p>
        {faulty === 0
          ? t('Rows to be sent: {{count}}.', { count: rows - leftOut })
          : t('Rows to be sent: {{count}}, probably refused: {{wrong}}.', {
              count: rows - leftOut,
              wrong: faulty,
            })}{' '}
        {choice === 'unchanged' ? unchangedText(t, why) : correctedText(t, why)}
      </p>
      {why !== null && (
        <Button quiet onClick={() => onChoose(choice === 'unchanged' ? 'corrected' : 'unchanged')}>
          {choice === 'unchanged' ? t('Send the rows of the preview') : t('Send my file unchanged')}
        </Button>
      )}
    </div>
  );
}

function unchangedText(t: TFunction, why: WhyCorrected | null): string {
  const text = t('Your file is sent unchanged.');
  return why === 'form' ? `${text} ${t('The service may not read such a file.')}` : text;
}

function correctedText(t: TFunction, why: WhyCorrected | null): string {
  switch (why) {
    case 'matched':
      return t('Your columns were matched: a CSV with the template’s columns is sent.');
    case 'form':
    case null:
      return t('A CSV with the template’s columns is sent.');
    case 'corrected':
      return t('A CSV with your corrections and the template’s columns is sent.');
  }
}
