import { Alert, Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import { Filters } from '../../ui/FirmTable/Filters';
import styles from './CheckStep.module.css';
import { ColumnsPanel } from './ColumnsPanel';
import { FileNotes } from './FileNotes';
import type { ChosenFile, PreviewTable } from './importReducer';
import { isListUnknown } from './memberJudge';
import { mendText } from './remarkText';
import type { RowFilter } from './listing';
import { rowFilters } from './rowFilters';
import { RowsTable } from './RowsTable';
import type { Sheet } from './sheetCommands';
import { endText, unusableFileText } from './unusableFileText';
import type { Import } from './useImport';

interface CheckStepProps {
  readonly chosen: ChosenFile;
  readonly dialog: Import;
  /** The columns are looked at, not the rows. */
  readonly atColumns: boolean;
}

/** The second step: what the file holds, before it is sent. It informs and never blocks. */
export function CheckStep({ chosen, dialog, atColumns }: CheckStepProps) {
  const { t } = useTranslation();
  const { preview } = chosen;
  switch (preview.kind) {
    case 'opening':
      return <p role="status">{t('Reading the file...')}</p>;
    case 'sheets':
      return <SheetChoice names={preview.names} onChoose={dialog.readSheet} />;
    case 'unusable':
      return <Unread text={unusableFileText(t, preview.why)} />;
    case 'ended':
      return (
        <Unread
          text={endText(t, preview.end)}
          onAgain={preview.end.reason === 'missing' ? dialog.readAgain : undefined}
        />
      );
    case 'table':
      return (
        <section aria-label={t('Preview')} className={styles['check']}>
          <FileNotes chosen={chosen} table={preview} sheet={dialog.sheet} />
          {atColumns ? (
            <ColumnsPanel
              table={preview}
              onMatch={dialog.sheet.match}
              onDone={() => dialog.lookAtColumns(false)}
            />
          ) : (
            <Rows chosen={chosen} table={preview} sheet={dialog.sheet} />
          )}
        </section>
      );
  }
}

/** A workbook of several sheets: the person says which one holds the members. */
function SheetChoice(props: {
  readonly names: readonly string[];
  readonly onChoose: (name: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('Sheets')}>
      <p>{t('The workbook has several sheets. Which one holds the members?')}</p>
      <div className={styles['bar']}>
        {props.names.map((name) => (
          <Button key={name} translate="no" onClick={() => props.onChoose(name)}>
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}

interface UnreadProps {
  readonly text: string;
  /** Where the file itself is not to blame. */
  readonly onAgain?: (() => void) | undefined;
}

function Unread({ text, onAgain }: UnreadProps) {
  const { t } = useTranslation();
  return (
    <Alert
      type="warning"
      showIcon
      title={t('No preview: {{reason}}', { reason: text })}
      action={onAgain && <Button onClick={onAgain}>{t('Try again')}</Button>}
      description={t('You can send the file all the same: the service decides.')}
    />
  );
}

interface RowsProps {
  readonly chosen: ChosenFile;
  readonly table: PreviewTable;
  readonly sheet: Sheet;
}

/** The rows under the numbers that filter them. */
function Rows({ chosen, table, sheet }: RowsProps) {
  const { t } = useTranslation();
  const { summary, filter } = table;
  const filters = rowFilters(t, summary, filter, chosen.refused.size);
  return (
    <>
      <div className={styles['bar']}>
        <Filters
          vertical={false}
          filters={filters}
          counts={filters.map(({ count }) => count)}
          all={summary.rows}
          chosen={filter === 'all' ? '' : filter}
          onChoose={(key) =>
            void sheet.work('show', filters.find((one) => one.key === key)?.key ?? 'all')
          }
        />
        {/* Always there: one that came with the first correction would move the rows under the finger. */}
        <Button
          className={styles['undo'] ?? ''}
          disabled={summary.steps === 0}
          onClick={() => void sheet.work('undo', undefined)}
        >
          {t('Undo')}
        </Button>
        <MendBar table={table} sheet={sheet} />
      </div>
      {TELLS_FATES.has(filter) && !isListUnknown(summary) && (
        <p className={styles['rule']}>
          {t(
            'Firms are compared with the list by their membership number, without one by their mobile. The service decides.',
          )}
        </p>
      )}
      <RowsTable key={filter} table={table} refused={chosen.refused} sheet={sheet} />
    </>
  );
}

/** The filters whose rows say what the list makes of them. */
const TELLS_FATES: ReadonlySet<RowFilter> = new Set<RowFilter>([
  'all',
  'new',
  'changed',
  'same',
  'inOtherList',
]);

/** What one press does to all rows of a kind: how many they are, and what becomes of the first. */
function MendBar({ table, sheet }: Omit<RowsProps, 'chosen'>) {
  const { t } = useTranslation();
  const { mends, codes } = table.summary;
  const samples = codes.get('sample') ?? 0;
  if (mends.length === 0 && samples === 0) return null;
  return (
    <div className={styles['mends']} role="group" aria-label={t('Mend at once')}>
      {mends.map(({ code, rows, examples: [example] }) => (
        <span key={code}>
          <Button onClick={() => void sheet.work('mend', code)}>{mendText(t, code, rows)}</Button>{' '}
          {example !== undefined && (
            <small translate="no">
              {[example.before, example.text].map((text) => text || t('empty')).join(' → ')}
            </small>
          )}
        </span>
      ))}
      {samples > 0 && (
        <Button onClick={() => void sheet.work('leaveOutSamples', undefined)}>
          {t('Leave out the sample rows ({{count}})', { count: samples })}
        </Button>
      )}
    </div>
  );
}
