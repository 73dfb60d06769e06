import { Alert, Button, Flex } from 'antd';
import { type TFunction, useTranslation } from '../../i18n/translation';
import { Filters } from '../../ui/Filters';
import { ColumnsPanel } from './ColumnsPanel';
import { FileNotes } from './FileNotes';
import type { ChosenFile, PreviewTable } from './importReducer';
import styles from './ImportMembersDialog.module.css';
import type { RowFilter } from './rowListing';
import { isListUnknown } from './memberValidator';
import { RowsTable } from './RowsTable';
import type { SheetCommands } from './sheetCommands';
import tables from './tables.module.css';
import { unusableFileText } from './unusableFileText';
import type { Import } from './useImport';

interface CheckStepProps {
  readonly chosen: ChosenFile;
  readonly dialog: Import;
  /** The panel of columns is shown instead of the rows. */
  readonly isAtColumns: boolean;
}

/** The second step: a preview of the file before it is sent. It informs and never blocks. */
export function CheckStep({ chosen, dialog, isAtColumns }: CheckStepProps) {
  const { t } = useTranslation();
  const { preview } = chosen;
  switch (preview.kind) {
    case 'opening':
      return <p role="status">{t('Reading the file…')}</p>;
    case 'sheets':
      return (
        <div role="group" aria-label={t('Sheets')}>
          <p role="status">{t('This Excel file has several sheets. Which one has the firms?')}</p>
          <Flex wrap gap="0.5rem 1rem">
            {preview.names.map((name) => (
              <Button key={name} translate="no" onClick={() => dialog.readSheet(name)}>
                {name}
              </Button>
            ))}
          </Flex>
        </div>
      );
    case 'unusable':
      return (
        <Alert
          type="warning"
          showIcon
          title={t('No preview: {{reason}}', { reason: unusableFileText(t, preview.why) })}
          action={
            // The preview failed, but the file itself may be fine.
            preview.why.reason === 'missing' && (
              <Button onClick={dialog.readAgain}>{t('Try again')}</Button>
            )
          }
          description={
            // Not below "do not use it".
            preview.why.reason === 'documentType'
              ? null
              : t('You can still send the file. The server decides whether to accept it.')
          }
        />
      );
    case 'table':
      return (
        <Flex vertical gap="small" flex="1 0 auto" component="section" aria-label={t('Preview')}>
          <FileNotes chosen={chosen} table={preview} sheet={dialog.sheet} />
          {isAtColumns ? (
            <ColumnsPanel
              table={preview}
              onMatch={dialog.sheet.match}
              onDone={() => dialog.dispatch({ type: 'columnsOpened', isOpen: false })}
            />
          ) : (
            <Rows chosen={chosen} table={preview} sheet={dialog.sheet} />
          )}
        </Flex>
      );
  }
}

interface CheckRowsProps {
  readonly chosen: ChosenFile;
  readonly table: PreviewTable;
  readonly sheet: SheetCommands;
}

/** The rows, with the filters above them. */
function Rows({ chosen, table, sheet }: CheckRowsProps) {
  const { t } = useTranslation();
  const { summary, filter } = table;
  const filters = filtersOf(t, chosen, table);
  return (
    <>
      <Flex wrap gap="0.5rem 1rem" align="center" className={styles['bar']}>
        <Filters
          vertical={false}
          filters={filters}
          counts={
            new Map([['', summary.rows], ...filters.map(({ key, count }) => [key, count] as const)])
          }
          chosen={filter === 'all' ? '' : filter}
          onChoose={(key) =>
            void sheet.work((tasks) =>
              tasks.show(filters.find((one) => one.key === key)?.key ?? 'all'),
            )
          }
        />
        {/* Always rendered: appearing with the first correction, it would move the rows under the finger. */}
        <Button
          disabled={summary.steps === 0}
          onClick={() => void sheet.work((tasks) => tasks.undo())}
        >
          {t('Undo')}
        </Button>
        <FixBar table={table} sheet={sheet} />
      </Flex>
      {SHOWS_EXPECTED_RESULT.has(filter) && !isListUnknown(summary) && (
        <p className={tables['quiet']}>
          {t(
            'Firms are compared with the list by membership number, or by mobile if there is none. The server decides.',
          )}
        </p>
      )}
      <RowsTable key={filter} table={table} refused={chosen.refused} sheet={sheet} />
    </>
  );
}

/** The filters that have rows, and the selected one. */
function filtersOf(t: TFunction, { refused }: ChosenFile, { summary, filter }: PreviewTable) {
  const { faulty, withIssues, codes, edited, skipped } = summary;
  const [fresh = 0, changed = 0, same = 0] = summary.expectedResults;
  const filters: readonly { key: RowFilter; title: string; count: number }[] = [
    { key: 'refused', title: t('Failed'), count: refused.size },
    { key: 'toFix', title: t('Needs fixing'), count: faulty },
    { key: 'info', title: t('For your information'), count: withIssues - faulty },
    { key: 'new', title: t('New'), count: fresh },
    { key: 'changed', title: t('Changed'), count: changed },
    { key: 'same', title: t('Same'), count: same },
    { key: 'repeated', title: t('Duplicate in this file'), count: codes.get('repeated') ?? 0 },
    { key: 'inOtherList', title: t('In the other list'), count: codes.get('inOtherList') ?? 0 },
    { key: 'hidden', title: t('Hidden in the sheet'), count: codes.get('hidden') ?? 0 },
    { key: 'edited', title: t('Corrected'), count: edited },
    { key: 'skipped', title: t('Skipped'), count: skipped },
  ];
  return filters.filter(({ key, count }) => count > 0 || key === filter);
}

/** The filters whose rows show their expected result. */
const SHOWS_EXPECTED_RESULT: ReadonlySet<RowFilter> = new Set([
  'all',
  'new',
  'changed',
  'same',
  'inOtherList',
]);

const FIX_TEXTS = {
  separators: 'Remove spaces and signs from mobiles ({{count}})',
  asAmount: 'Change amounts back to numbers ({{count}})',
  nothing: 'Clear cells that stand for nothing ({{count}})',
  merged: 'Fill merged cells with the value above ({{count}})',
  wrapped: 'Remove extra signs around values ({{count}})',
  oldHindi: 'Convert old Hindi fonts to Unicode ({{count}})',
} as const;

/** Buttons that fix one kind of issue in all rows, each with the number of rows and the first example. */
function FixBar({ table, sheet }: Omit<CheckRowsProps, 'chosen'>) {
  const { t } = useTranslation();
  const { fixes, codes } = table.summary;
  const samples = codes.get('sample') ?? 0;
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
          {example !== undefined && (
            <small translate="no" className={tables['quiet']}>
              {[example.before, example.text].map((text) => text || t('empty')).join(' → ')}
            </small>
          )}
        </span>
      ))}
      {samples > 0 && (
        <Button onClick={() => void sheet.work((tasks) => tasks.skipSamples())}>
          {t('Skip sample rows ({{count}})', { count: samples })}
        </Button>
      )}
    </Flex>
  );
}
