import { Alert, Button, Flex, Modal, Steps } from 'antd';
import { useState } from 'react';
import type { ListName } from '../../config/paths';
import { useTranslation } from '../../i18n/translation';
import { useUnsavedChanges } from '../../session/useUnsavedChanges';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { useReturnFocus } from '../../ui/dialogs/returnFocus';
import { useCloseOnBack } from '../../ui/dialogs/useCloseOnBack';
import { SentBefore } from '../../ui/SentBefore';
import { CheckStep } from './CheckStep';
import { FileBar } from './FileBar';
import { isSpreadsheet, useDroppedFiles } from './filePicker';
import { FileStep } from './FileStep';
import styles from './ImportMembersDialog.module.css';
import type { FileSource } from './importReducer';
import { ResultStep } from './ResultStep';
import { UploadSummary } from './UploadSummary';
import { useImport } from './useImport';
import { isComplete, isEdited } from './uploadChoice';

interface ImportMembersDialogProps {
  readonly list: ListName;
  /** A file of the portal itself, which is shown at once (rule H3). */
  readonly firstFile?: File;
  readonly onClose: () => void;
}

/** Import Members (product §2 item 10, §4, §8; rules I1–I5) in three steps: File, Check, Result. Loaded on first use. */
export default function ImportMembersDialog({
  list,
  firstFile,
  onClose,
}: ImportMembersDialogProps) {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  useReturnFocus();
  const dialog = useImport(list, firstFile);
  const { chosen, table, isPending: importing } = dialog;

  const sending = chosen?.sending ?? { kind: 'idle' };
  const step = chosen === null ? 'file' : sending.kind === 'idle' ? 'check' : 'result';
  const busy = sending.kind === 'running';
  /** After a successful import, sending again would import the firms twice. */
  const isSent = sending.kind === 'done';
  const keepsCorrections = !isSent || sending.rows.kind === 'unchanged';
  const isMatched = !isSent && table?.isMatchedByHand === true;
  /** Files that were dropped but cannot be taken now. */
  const [unused, setUnused] = useState<readonly File[]>([]);
  const isAtColumns = chosen?.wantsColumns ?? table?.isUnsure ?? false;
  useUnsavedChanges(
    busy || isMatched || (keepsCorrections && table !== null && isEdited(table.summary)),
    sending.kind === 'running' && sending.sent !== null,
  );

  const mayDiscard = async () => {
    if (busy) return false;
    if (!isMatched && !(keepsCorrections && (await dialog.isCorrected()))) return true;
    return confirm((tNow) => ({
      title: tNow('Discard your corrections?'),
      text: tNow('The rows you corrected have not been sent.'),
      confirmText: tNow('Discard'),
    }));
  };
  const close = async () => {
    if (await mayDiscard()) onClose();
  };
  useCloseOnBack(() => void close(), !busy);
  const take = async (source: FileSource, others: readonly File[] = []) => {
    setUnused(others);
    // Without a question, the file is chosen synchronously with the press.
    if (table !== null && !(await mayDiscard())) return;
    dialog.take(source);
  };
  const takeOne = (files: readonly File[]) => {
    const file = files.find(isSpreadsheet) ?? files[0];
    if (file === undefined || busy) setUnused(files);
    else
      void take(
        { file, isPasted: false },
        files.filter((other) => other !== file),
      );
  };
  useDroppedFiles(takeOne);
  const earlier = importing && !busy ? dialog.runningFile : undefined;
  const notes = [
    unused.length > 0 &&
      t('Not opened: {{files}}. Only one file can be imported at a time.', {
        files: unused.map(({ name }) => name).join(', '),
      }),
    earlier !== undefined && t('{{name}} is still being imported.', { name: earlier.name }),
  ].filter((note) => note !== false);

  const steps = [t('File'), t('Check'), t('Result')];
  const at = STEPS.indexOf(step);
  const stepName = { number: at + 1, name: steps[at] ?? '' };
  return (
    <Modal
      open
      width="auto"
      title={t('Import Members')}
      closable={false}
      // The second half of a double click on Import lands beside the window and must not close it.
      mask={{ closable: false }}
      onCancel={() => void close()}
      classNames={{
        wrapper: styles['wrapper'] ?? '',
        container: styles['window'] ?? '',
        body: styles['body'] ?? '',
      }}
      footer={
        <Flex wrap gap="0.5rem 1rem" align="end" justify="end">
          {step === 'check' && chosen !== null && table !== null && (
            <UploadSummary chosen={chosen} table={table} dispatch={dialog.dispatch} />
          )}
          {busy && <Button onClick={dialog.cancel}>{t('Cancel')}</Button>}
          {earlier !== undefined && (
            <Button onClick={dialog.cancel}>{t('Cancel that import')}</Button>
          )}
          <Button
            type={isSent ? 'primary' : 'default'}
            disabled={busy}
            onClick={() => void close()}
          >
            {t('Close')}
          </Button>
          <Button
            // Only highlighted if it is the next thing to do: not before the file is read, nor while rows need fixing or
            // columns are shown.
            type={
              !isSent && !isAtColumns && table !== null && isComplete(table) ? 'primary' : 'default'
            }
            // The label changes while importing; the width fits the longer one.
            style={{ minWidth: '11rem' }}
            disabled={chosen === null || importing || isSent}
            onClick={dialog.send}
          >
            {importing ? t('Importing...') : t('Start Import')}
          </Button>
        </Flex>
      }
    >
      <Steps
        classNames={{ root: styles['steps'] ?? '', itemTitle: styles['step'] ?? '' }}
        {...{ role: 'list', 'aria-label': t('Steps') }}
        size="small"
        responsive={false}
        current={at}
        items={steps.map((title, place) => ({
          role: 'listitem',
          title,
          'aria-current': place === at ? 'step' : undefined,
        }))}
      />
      {notes.length > 0 && <Alert type="info" role="status" showIcon title={notes.join(' ')} />}
      <Flex
        // Each step and each result is a place of its own, which gets the focus of the button that led to it.
        key={step === 'result' ? sending.kind : step}
        vertical
        role="group"
        tabIndex={-1}
        aria-label={busy ? t('Importing...') : t('Step {{number}} of 3: {{name}}', stepName)}
        aria-describedby="import-end import-counts"
        gap="0.75rem"
        className={styles['content'] ?? ''}
      >
        {chosen === null && <SentBefore sent={dialog.sentBefore} />}
        {chosen === null ? (
          <FileStep
            isUnsupported={dialog.isUnsupported}
            onFilesChosen={takeOne}
            onPaste={(file) => void take({ file, isPasted: true })}
          />
        ) : (
          <>
            <FileBar
              file={chosen.file}
              table={step === 'check' ? table : null}
              disabled={busy}
              isAtColumns={isAtColumns}
              dispatch={dialog.dispatch}
              onFilesChosen={takeOne}
            />
            {step === 'check' ? (
              <CheckStep chosen={chosen} dialog={dialog} isAtColumns={isAtColumns} />
            ) : (
              <ResultStep dialog={dialog} sending={sending} onShowFirms={onClose} />
            )}
          </>
        )}
      </Flex>
    </Modal>
  );
}

const STEPS = ['file', 'check', 'result'] as const;
