import { Button, Flex, Upload } from 'antd';
import { useId } from 'react';
import { type TFunction, useTranslation } from '../../../i18n/translation';
import {
  type ChosenFile,
  isAtColumns,
  isComplete,
  sendChoiceOf,
  type ShownFile,
  type WhyCorrected,
  whyCorrected,
} from './chosenFile';
import { missingColumns } from './columnUse';
import { filePicker, type TakeFiles } from './FileStep';
import { countOf, type Shown } from './shown';
import { fileSize, keyLabel } from './texts';
import type { SheetActions } from './useSheet';

/** A file whose rows are shown, and what can be done with it. */
export interface ShownFileProps {
  readonly file: ShownFile;
  readonly sheet: SheetActions;
}

interface FileBarProps {
  readonly chosen: ChosenFile;
  /** `null` once the file is sent. */
  readonly sheet: SheetActions | null;
  readonly disabled: boolean;
  readonly onFilesChosen: TakeFiles;
}

/** The chosen file, its number of rows, and how many of them need attention. */
export function FileBar({ chosen, sheet, disabled, onFilesChosen }: FileBarProps) {
  const { t } = useTranslation();
  const id = useId();
  const { name, size } = chosen.file;
  return (
    <Flex wrap gap="0.5rem 1rem" align="center">
      <span id={id}>{t('{{name}}, {{size}}', { name, size: fileSize(size) })}</span>
      <Upload {...filePicker(t, onFilesChosen)} disabled={disabled}>
        <Button disabled={disabled} aria-describedby={id}>
          {t('Choose another file')}
        </Button>
      </Upload>
      {sheet !== null && chosen.kind === 'table' && (
        <>
          {/* On a phone two lines from the start: it grows with corrections, and must not move the rows. */}
          <p style={{ flex: '1 1 12rem', minHeight: 'var(--finger)' }}>
            {chosen.reading !== null && (
              <span>{t('Reading the file: {{rows}} rows so far', { rows: chosen.reading })}</span>
            )}
            {/* Only the last numbers are spoken. */}
            <span role="status">{chosen.reading === null && factsOf(t, chosen.shown)}</span>
          </p>
          <Button
            aria-expanded={isAtColumns(chosen)}
            onClick={() => sheet.change({ wantsColumns: !isAtColumns(chosen) })}
          >
            {t('Columns')}
          </Button>
        </>
      )}
    </Flex>
  );
}

const FACTS = [
  ['toFix', 'Needs fixing: {{count}}'],
  ['info', 'For your information: {{count}}'],
  ['edited', 'Corrected: {{count}}'],
  ['skipped', 'Skipped: {{count}}'],
] as const;

function factsOf(t: TFunction, shown: Shown): string {
  const missing = missingColumns(shown.mapping).map((key) => keyLabel(t, key));
  const counted = FACTS.filter(([filter]) => shown.counts.has(filter));
  return [
    t('Rows in the file: {{count}}', { count: countOf(shown, 'all') }),
    ...(missing.length > 0 ? [t('Missing: {{columns}}', { columns: missing.join(', ') })] : []),
    ...(isComplete(shown) ? [t('Nothing to fix')] : []),
    ...counted.map(([filter, text]) => t(text, { count: countOf(shown, filter) })),
  ].join(' · ');
}

/** Explains what will be sent, and why; the person can change it. */
export function SendNote({ file, sheet }: ShownFileProps) {
  const { t } = useTranslation();
  const { shown, reading, refused } = file;
  const why = whyCorrected(file);
  const isUnchanged = sendChoiceOf(file) === 'unchanged';
  const count = countOf(shown, 'all') - (isUnchanged ? 0 : countOf(shown, 'skipped'));
  const wrong = countOf(shown, 'toFix');
  const counted =
    wrong === 0
      ? t('Rows to send: {{count}}.', { count })
      : t('Rows to send: {{count}}. Likely to fail: {{wrong}}.', { count, wrong });
  const sent = isUnchanged ? unchangedText(t, why) : correctedText(t, why);
  return (
    // Two lines from the start: the text grows with the first correction, and must not push a row away.
    <Flex wrap gap="0 1rem" align="center" flex="1 1 20rem" style={{ minHeight: '3rem' }}>
      {/* Rows are not counted before all of them are read. */}
      <p className="quiet" style={{ flex: '1 1 25rem', textAlign: 'start' }}>
        {reading === null ? `${counted} ${sent}` : sent}
      </p>
      {/* When failed rows are sent again, the unchanged file would contain rows that were already sent. */}
      {why !== null && refused.size === 0 && (
        <Button
          type="link"
          style={{ paddingInline: 0 }}
          onClick={() =>
            sheet.change({ decided: { choice: isUnchanged ? 'corrected' : 'unchanged', why } })
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
