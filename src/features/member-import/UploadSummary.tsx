import { Button, Flex } from 'antd';
import type { Dispatch } from 'react';
import { type TFunction, useTranslation } from '../../i18n/translation';
import styles from './ImportMembersDialog.module.css';
import type { ChosenFile, ImportEvent, PreviewTable, WhyCorrected } from './importReducer';
import { sendChoiceOf, whyCorrected } from './uploadChoice';

interface UploadSummaryProps {
  readonly chosen: ChosenFile;
  readonly table: PreviewTable;
  readonly dispatch: Dispatch<ImportEvent>;
}

/** Explains what will be sent, and why (rule I1); the person can change it. */
export function UploadSummary({ chosen, table, dispatch }: UploadSummaryProps) {
  const { t } = useTranslation();
  const { rows, skipped, faulty } = table.summary;
  const why = whyCorrected(chosen, table);
  const isUnchanged = sendChoiceOf(chosen, table) === 'unchanged';
  const count = isUnchanged ? rows : rows - skipped;
  const counted =
    faulty === 0
      ? t('Rows to send: {{count}}.', { count })
      : t('Rows to send: {{count}}. Likely to fail: {{wrong}}.', { count, wrong: faulty });
  const sent = isUnchanged ? unchangedText(t, why) : correctedText(t, why);
  return (
    <Flex wrap gap="0.5rem 1rem" align="center" flex="1 1 20rem" className={styles['sendNote']}>
      {/* Rows are not counted before all of them are read. */}
      <p>{table.reading === null ? `${counted} ${sent}` : sent}</p>
      {/* When failed rows are sent again, the unchanged file would contain rows that were already sent. */}
      {why !== null && chosen.refused.size === 0 && (
        <Button
          type="link"
          onClick={() =>
            dispatch({ type: 'sendChosen', choice: isUnchanged ? 'corrected' : 'unchanged', why })
          }
        >
          {isUnchanged ? t('Send the rows in the preview') : t('Send my file unchanged')}
        </Button>
      )}
    </Flex>
  );
}

function unchangedText(t: TFunction, why: WhyCorrected | null): string {
  const text = t('Your file will be sent unchanged.');
  if (why === 'corrected') return `${text} ${t('Your corrections will not be sent.')}`;
  return why === 'form' || why === 'pasted'
    ? `${text} ${t('The server may not be able to read this file.')}`
    : text;
}

function correctedText(t: TFunction, why: WhyCorrected | null): string {
  if (why === 'matched')
    return t('Your columns were matched. A CSV with the template columns will be sent.');
  return why === 'corrected'
    ? t('A CSV with your corrections and the template columns will be sent.')
    : t('A CSV with the template columns will be sent.');
}
