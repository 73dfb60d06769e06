import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHeldWork } from '../../session/work/useHeldWork';
import { Button } from '../../ui/Button';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { OfficeDialog } from '../../ui/dialogs/OfficeDialog';
import { saveFile } from '../../ui/saveFile';
import { FilePicker } from './FilePicker';
import { ImportOutcome } from './ImportOutcome';
import styles from './ImportMembersDialog.module.css';
import { PreviewPanel } from './PreviewPanel';
import { type SendChoice, SendChoiceField } from './SendChoiceField';
import { TEMPLATE_NAME, templateCsv } from './template';
import type { ImportList } from './ImportList';
import { type Upload, useImport } from './useImport';
import { useListedMembers } from './useListedMembers';
import { useSheet } from './useSheet';

interface ImportMembersDialogProps {
  readonly list: ImportList;
  readonly onClose: () => void;
}

/** Import Members (product §2 item 10, §4, §8; rules I1–I5). Loaded when first opened. */
export default function ImportMembersDialog({ list, onClose }: ImportMembersDialogProps) {
  const { t } = useTranslation();
  const { ask } = useDialogs();
  const sheet = useSheet();
  const { sending, busy: importing, send, cancel, clear } = useImport(list);
  const listed = useListedMembers(list);
  const [file, setFile] = useState<File | null>(null);
  const [choice, setChoice] = useState<SendChoice | null>(null);
  /** What the service said of rows of the person's file, for "Fix and send again". */
  const [refused, setRefused] = useState<ReadonlyMap<number, readonly string[]>>(new Map());

  const { preview } = sheet;
  // The rows of a file that was discarded are still in the worker.
  const table = file !== null && preview.kind === 'table' ? preview : null;
  const corrections = table === null ? 0 : table.summary.edited + table.summary.leftOut;
  const busy = sending.kind === 'running';
  useHeldWork(busy || (corrections > 0 && sending.kind !== 'done'));

  const choose = (chosen: File | null, sheetName?: string) => {
    setFile(chosen);
    setChoice(null);
    setRefused(new Map());
    clear();
    if (chosen !== null) void sheet.read(chosen, listed(), sheetName);
  };
  const prepare = async (chosen: File): Promise<Upload | null> => {
    if (table === null) return { file: chosen, rows: { kind: 'unchanged', count: null } };
    // Asked of the worker: a cell that was left with this very click is counted there already.
    const summary = await sheet.summary();
    if (summary === null) return null;
    if ((choice ?? usualChoice(summary.edited + summary.leftOut)) === 'unchanged')
      return { file: chosen, rows: { kind: 'unchanged', count: summary.rows } };
    const corrected = await sheet.correctedFile();
    if (corrected === null) return null;
    const { csv, rowNumbers } = corrected;
    return { file: correctedFileOf(chosen, csv), rows: { kind: 'corrected', rowNumbers } };
  };
  const isCorrected = async () => {
    // As above: the cell that was typed in last counts too.
    const summary = table === null || sending.kind === 'done' ? null : await sheet.summary();
    return summary !== null && summary.edited + summary.leftOut > 0;
  };
  const close = async () => {
    if (busy) return;
    const discard = {
      title: t('Discard your corrections?'),
      text: t('The rows that you corrected were not sent.'),
      act: t('Discard'),
    };
    if ((await isCorrected()) && !(await ask(discard))) return;
    onClose();
  };

  return (
    <OfficeDialog
      title={t('Import Members')}
      onCancel={() => void close()}
      actions={
        <>
          {busy && <Button onClick={cancel}>{t('Cancel')}</Button>}
          <Button primary={sending.kind === 'done'} disabled={busy} onClick={() => void close()}>
            {t('Close')}
          </Button>
          <Button
            primary={sending.kind !== 'done'}
            disabled={file === null || importing}
            onClick={() => file !== null && void send(prepare(file))}
          >
            {importing ? t('Importing...') : t('Start Import')}
          </Button>
        </>
      }
    >
      <div className={styles['dialog']}>
        <Button
          onClick={() =>
            saveFile(new Blob([templateCsv()], { type: 'text/csv;charset=utf-8' }), TEMPLATE_NAME)
          }
        >
          {t('Download CSV Template')}
        </Button>
        <FilePicker file={file} disabled={busy} onChoose={choose} />
        {file !== null && (
          <PreviewPanel
            sheet={sheet}
            refused={refused}
            hidden={busy || sending.kind === 'done'}
            onSheet={(name) => choose(file, name)}
          />
        )}
        {table !== null && !busy && sending.kind !== 'done' && (
          <SendChoiceField choice={choice ?? usualChoice(corrections)} onChoose={setChoice} />
        )}
        <ImportOutcome
          sending={sending}
          sheet={sheet}
          onFix={(rows) => {
            clear();
            setChoice(null);
            setRefused(rows);
            void sheet.keepOnly([...rows.keys()]);
          }}
        />
      </div>
    </OfficeDialog>
  );
}

/** The person's own file goes unchanged, unless they corrected rows (rule I1). */
function usualChoice(corrections: number): SendChoice {
  return corrections > 0 ? 'corrected' : 'unchanged';
}

function correctedFileOf(file: File, csv: Blob): File {
  const name = `${file.name.replace(/\.[^.]*$/, '')}-corrected.csv`;
  return new File([csv], name, { type: 'text/csv' });
}
