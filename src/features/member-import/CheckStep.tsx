import { Alert, Button } from 'antd';
import type { TFunction } from '../../i18n/Text';
import { useTranslation } from '../../i18n/useTranslation';
import { Filters } from '../../ui/FirmTable/Filters';
import { ColumnsPanel } from './ColumnsPanel';
import { FileNotes } from './FileNotes';
import styles from './CheckStep.module.css';
import { isListUnknown } from './memberJudge';
import { HiddenParts } from './HiddenParts';
import { MendBar } from './MendBar';
import { MissingColumns } from './MissingColumns';
import { missingColumns } from './columns/needsALook';
import { columnLabel } from './remarkText';
import { type RowFilter, rowFilters } from './rowFilters';
import { RowsTable } from './RowsTable';
import { SheetChoice } from './SheetChoice';
import { endText, unusableFileText } from './unusableFileText';
import type { PreviewTable, Sheet } from './useSheet';

interface CheckStepProps {
  readonly sheet: Sheet;
  /** What the service said of rows of the person's file when they were sent before. */
  readonly refused: ReadonlyMap<number, readonly string[]>;
  readonly onSheet: (name: string) => void;
  /** The columns are looked at, not the rows. */
  readonly atColumns: boolean;
  readonly onRows: () => void;
}

/** The second step: what the file holds, before it is sent. It informs and never blocks. */
export function CheckStep(props: CheckStepProps) {
  const { t } = useTranslation();
  const { sheet, onSheet } = props;
  const { preview } = sheet;
  switch (preview.kind) {
    case 'none':
      return null;
    case 'opening':
      return <p role="status">{t('Reading the file...')}</p>;
    case 'sheets':
      return <SheetChoice names={preview.names} onChoose={onSheet} />;
    case 'unusable':
      return <Unread text={unusableFileText(t, preview.why)} />;
    case 'ended':
      if (preview.end.reason === 'cancelled') return null;
      return (
        <Unread
          text={endText(t, preview.end)}
          onAgain={preview.end.reason === 'missing' ? () => void sheet.readAgain() : undefined}
        />
      );
    case 'table':
      return <Checked {...props} preview={preview} />;
  }
}

interface CheckedProps extends CheckStepProps {
  readonly preview: PreviewTable;
}

function Checked({ sheet, preview, refused, atColumns, onRows }: CheckedProps) {
  const { t } = useTranslation();
  const { summary, filter } = preview;
  const filters = rowFilters(t, summary, filter, preview.refused.length);
  return (
    <section aria-label={t('Preview')} className={styles['check']}>
      <FileNotes preview={preview} />
      <HiddenParts preview={preview} sheet={sheet} />
      <MissingColumns preview={preview} onMatch={(matching) => void sheet.match(matching)} />
      {atColumns ? (
        <ColumnsPanel preview={preview} onMatch={sheet.match} onDone={onRows} />
      ) : (
        <>
          <div className={styles['bar']}>
            <Filters
              vertical={false}
              filters={filters}
              counts={filters.map(({ count }) => count)}
              all={summary.rows}
              chosen={filter === 'all' ? '' : filter}
              onChoose={(key) =>
                void sheet.filter(filters.find((one) => one.key === key)?.key ?? 'all', preview)
              }
            />
            <MendBar sheet={sheet} summary={summary} />
            {/* Always there: one that came with the first correction would move the rows under the finger. */}
            <Button
              className={styles['undo'] ?? ''}
              disabled={summary.steps === 0}
              onClick={() => void sheet.undo()}
            >
              {t('Undo')}
            </Button>
          </div>
          {TELLS_FATES.has(filter) && !isListUnknown(summary) && (
            <p className={styles['rule']}>
              {t(
                'Firms are compared with the list by their membership number, without one by their mobile. The service decides.',
              )}
            </p>
          )}
          <RowsTable key={filter} sheet={sheet} preview={preview} refused={refused} />
        </>
      )}
    </section>
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

/** How many rows there are, and what is remarked on them. */
export function FileFacts({ table }: { readonly table: PreviewTable }) {
  const { t } = useTranslation();
  const { reading } = table;
  return (
    <p role="status">
      {reading === null
        ? factsOf(t, table)
        : t('Reading the file: {{rows}} rows so far', { rows: reading })}
    </p>
  );
}

function factsOf(t: TFunction, { summary, matching }: PreviewTable): string {
  const { rows, faulty, remarked, edited, leftOut } = summary;
  const missing = missingColumns(matching);
  // Without a column that every firm needs, no row is complete.
  const isFine = faulty === 0 && missing.length === 0;
  const facts = [
    t('Rows in the file: {{count}}', { count: rows }),
    missing.length > 0 &&
      t('missing: {{columns}}', {
        columns: missing.map((column) => columnLabel(t, column)).join(', '),
      }),
    isFine && t('none to mend'),
    faulty > 0 && t('{{count}} to mend', { count: faulty }),
    remarked > faulty && t('{{count}} to know of', { count: remarked - faulty }),
    edited > 0 && t('{{count}} corrected', { count: edited }),
    leftOut > 0 && t('{{count}} left out', { count: leftOut }),
  ];
  return facts.filter((fact) => fact !== false).join(' · ');
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
