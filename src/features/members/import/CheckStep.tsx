import { Alert, Button, Flex } from 'antd';
import { useTranslation } from '../../../i18n/translation';
import { Filters } from '../../../ui/Filters';
import { type ChosenFile, type FileSource, isAtColumns } from './chosenFile';
import { ColumnsPanel } from './ColumnsPanel';
import type { ShownFileProps } from './FileBar';
import { FileNotes } from './FileNotes';
import { RowsTable } from './RowsTable';
import { countOf, type RowFilter } from './shown';
import { unusableFileText } from './texts';
import type { SheetActions } from './useSheet';
import styles from './import.module.css';

interface CheckStepProps {
  readonly chosen: ChosenFile;
  readonly sheet: SheetActions;
  /** Reads the file again, or one of its sheets. */
  readonly onRead: (source: FileSource) => void;
}

/** The second step: a preview of the file before it is sent. It informs and never blocks. */
export function CheckStep({ chosen, sheet, onRead }: CheckStepProps) {
  const { t } = useTranslation();
  const { file, isPasted } = chosen;
  switch (chosen.kind) {
    case 'opening':
      return <p role="status">{t('Reading the file…')}</p>;
    case 'sheets':
      return <Sheets {...chosen} onChoose={(name) => onRead({ file, sheet: name, isPasted })} />;
    case 'unusable':
      return (
        <Alert
          type="warning"
          showIcon
          title={t('No preview: {{reason}}', { reason: unusableFileText(t, chosen.why) })}
          action={
            // The preview failed, but the file itself may be fine.
            chosen.why.reason === 'missing' && (
              <Button onClick={() => onRead({ file, sheet: chosen.sheet, isPasted })}>
                {t('Try again')}
              </Button>
            )
          }
          description={
            // Not below "do not use it".
            chosen.why.reason !== 'documentType' &&
            t('You can still send the file. The server decides whether to accept it.')
          }
        />
      );
    case 'table':
      return (
        <Flex vertical gap="small" flex="1 0 auto" component="section" aria-label={t('Preview')}>
          <FileNotes file={chosen} sheet={sheet} />
          {isAtColumns(chosen) ? (
            <ColumnsPanel file={chosen} sheet={sheet} />
          ) : (
            <Rows file={chosen} sheet={sheet} />
          )}
        </Flex>
      );
  }
}

interface SheetsProps {
  readonly names: readonly string[];
  /** The number of sheets that are not offered. */
  readonly moreSheets: number;
  readonly onChoose: (name: string) => void;
}

/** The sheets of a workbook, to choose one. */
export function Sheets({ names, moreSheets, onChoose }: SheetsProps) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('Sheets')}>
      <p role="status">{t('This Excel file has several sheets. Which one has the firms?')}</p>
      <Flex wrap gap="0.5rem 1rem">
        {names.map((name) => (
          <Button key={name} translate="no" onClick={() => onChoose(name)}>
            {name}
          </Button>
        ))}
      </Flex>
      {moreSheets > 0 && (
        <p>
          {t('This file has more sheets; only the first {{count}} are offered.', {
            count: names.length,
          })}
        </p>
      )}
    </div>
  );
}

const FILTERS = [
  ['kept', 'Failed'],
  ['toFix', 'Needs fixing'],
  ['info', 'For your information'],
  ['new', 'New'],
  ['changed', 'Changed'],
  ['same', 'Same'],
  ['repeated', 'Duplicate in this file'],
  ['inOtherList', 'In the other list'],
  ['hidden', 'Hidden in the sheet'],
  ['edited', 'Corrected'],
  ['skipped', 'Skipped'],
] as const;

/** Their rows show what is expected of them. */
const EXPECTING: ReadonlySet<RowFilter> = new Set(['all', 'new', 'changed', 'same', 'inOtherList']);

/** The rows, with the filters above them. */
function Rows({ file, sheet }: ShownFileProps) {
  const { t } = useTranslation();
  const { filter, counts, steps } = file.shown;
  // Those that have rows, and the selected one.
  const filters = FILTERS.filter(([key]) => counts.has(key) || key === filter);
  const chosen = filter === 'all' ? '' : filter;
  return (
    <>
      <Flex wrap gap="0.5rem 1rem" align="center" className={styles['bar']}>
        <Filters
          vertical={false}
          filters={filters.map(([key, title]) => ({ key, title: t(title) }))}
          counts={
            new Map<string, number>([[chosen, 0], ...counts, ['', countOf(file.shown, 'all')]])
          }
          chosen={chosen}
          onChoose={(key) => {
            const [next] = filters.find(([one]) => one === key) ?? ['all' as const];
            void sheet.work((tasks) => tasks.show(next));
          }}
        />
        {/* Always rendered: appearing with the first correction, it would move the rows under the finger. */}
        <Button disabled={steps === 0} onClick={() => void sheet.work((tasks) => tasks.undo())}>
          {t('Undo')}
        </Button>
        <FixBar file={file} sheet={sheet} />
      </Flex>
      {EXPECTING.has(filter) && !counts.has('unknown') && (
        <p className="quiet">
          {t(
            'Firms are compared with the list by membership number, or by mobile if there is none. The server decides.',
          )}
        </p>
      )}
      <RowsTable key={filter} file={file} sheet={sheet} />
    </>
  );
}

const FIX_TEXTS = {
  separators: 'Remove spaces and signs from mobiles ({{count}})',
  asAmount: 'Change amounts back to numbers ({{count}})',
  nothing: 'Clear cells that stand for nothing ({{count}})',
  merged: 'Fill merged cells with the value above ({{count}})',
  wrapped: 'Remove extra signs around values ({{count}})',
  misread: 'Restore garbled letters ({{count}})',
  oldHindi: 'Convert old Hindi fonts to Unicode ({{count}})',
} as const;

/** Buttons that fix one kind of issue in all rows, each with the number of rows and the first example. */
function FixBar({ file, sheet }: ShownFileProps) {
  const { t } = useTranslation();
  const { fixes } = file.shown;
  const samples = countOf(file.shown, 'sample');
  if (fixes.length === 0 && samples === 0) return null;
  return (
    // On a line of its own, below the filters.
    <Flex
      wrap
      gap="0.5rem 1rem"
      align="center"
      flex="0 1 100%"
      role="group"
      aria-label={t('Fix all')}
    >
      {fixes.map(({ code, rows, example }) => (
        <span key={code}>
          <Button onClick={() => void sheet.work((tasks) => tasks.fix(code))}>
            {t(FIX_TEXTS[code], { count: rows })}
          </Button>{' '}
          <small translate="no" className="quiet">
            {[example.before, example.text].map((text) => text || t('empty')).join(' → ')}
          </small>
        </span>
      ))}
      {samples > 0 && (
        <Button onClick={() => void sheet.work((tasks) => tasks.setAllSkipped('sample', true))}>
          {t('Skip sample rows ({{count}})', { count: samples })}
        </Button>
      )}
    </Flex>
  );
}
