import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { HeaderNotes } from './HeaderNotes';
import styles from './ImportMembersDialog.module.css';
import { PreviewSummary } from './PreviewSummary';
import { PreviewTable } from './PreviewTable';
import { endText, unusableFileText } from './unusableFileText';
import { SheetChoice } from './SheetChoice';
import type { Sheet } from './useSheet';

interface PreviewPanelProps {
  readonly sheet: Sheet;
  readonly refused: ReadonlyMap<number, readonly string[]>;
  /** While the file is sent and after: the outcome stands in its place. */
  readonly hidden: boolean;
  readonly onSheet: (name: string) => void;
}

/** What the file holds, before it is sent: it informs and never blocks. */
export function PreviewPanel({ sheet, refused, hidden, onSheet }: PreviewPanelProps) {
  const { t } = useTranslation();
  const { preview } = sheet;
  if (hidden) return null;
  switch (preview.kind) {
    case 'none':
      return null;
    case 'reading':
      return (
        <p role="status">
          {preview.rows === 0
            ? t('Reading the file...')
            : t('Reading the file: {{rows}} rows so far', { rows: preview.rows })}
        </p>
      );
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
      return (
        <section aria-label={t('Preview')} className={styles['preview']}>
          <HeaderNotes preview={preview} />
          <PreviewSummary sheet={sheet} summary={preview.summary} />
          {preview.summary.listed > 0 && (
            <PreviewTable sheet={sheet} preview={preview} refused={refused} />
          )}
        </section>
      );
  }
}

interface UnreadProps {
  readonly text: string;
  /** Where the file itself is not to blame. */
  readonly onAgain?: (() => void) | undefined;
}

function Unread({ text, onAgain }: UnreadProps) {
  const { t } = useTranslation();
  return (
    <Notice
      kind="warning"
      role="alert"
      title={t('No preview: {{reason}}', { reason: text })}
      action={onAgain && <Button onClick={onAgain}>{t('Try again')}</Button>}
      description={t('You can send the file all the same: the service decides.')}
    />
  );
}
