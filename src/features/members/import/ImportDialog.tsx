import { Alert, Button, Flex, Modal, Steps } from 'antd';
import { useState } from 'react';
import type { ListName } from '../../../config/paths';
import { useTranslation } from '../../../i18n/translation';
import { useUnsavedChanges } from '../../../session/useUnsavedChanges';
import { useDialogs } from '../../../ui/dialogs/DialogsContext';
import { useReturnFocus } from '../../../ui/focus';
import { useCloseOnBack } from '../../../ui/dialogs/useCloseOnBack';
import { SentBefore } from '../../../ui/SentBefore';
import { CheckStep } from './CheckStep';
import { type FileSource, isAtColumns, isComplete, isEdited, isSpreadsheet } from './chosenFile';
import { FileBar, SendNote } from './FileBar';
import { FileStep, useDroppedFiles } from './FileStep';
import { ResultStep } from './ResultStep';
import { useSheet } from './useSheet';
import { useUpload } from './useUpload';
import styles from './import.module.css';

interface ImportDialogProps {
  readonly list: ListName;
  /** A file of the portal itself, which is shown at once. */
  readonly firstFile?: File;
  readonly onClose: () => void;
}

/** Import Members (product §2 item 10, §4, §8) in three steps: File, Check, Result. Loaded on first use. */
export default function ImportDialog({ list, firstFile, onClose }: ImportDialogProps) {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  useReturnFocus();
  const { chosen, isUnsupported, sheet, take } = useSheet(list, firstFile);
  const { upload, isPending: importing, ...sending } = useUpload(list, sheet);

  const table = chosen?.kind === 'table' ? chosen : null;
  /** File, Check or Result. */
  const step = chosen === null ? 0 : upload.kind === 'idle' ? 1 : 2;
  const busy = upload.kind === 'running';
  /** After a successful import, sending again would import the firms twice. */
  const isSent = upload.kind === 'done';
  const keepsCorrections = !isSent || upload.rows.kind === 'unchanged';
  const isMatched = !isSent && table?.isMatchedByHand === true;
  /** Files that were dropped but cannot be taken now. */
  const [unused, setUnused] = useState<readonly File[]>([]);
  useUnsavedChanges(
    busy || isMatched || (keepsCorrections && table !== null && isEdited(table.shown)),
    busy && upload.sent !== null,
  );

  const mayDiscard = async () => {
    if (busy) return false;
    // Asks the worker, so that the cell edited last counts too.
    const shown = keepsCorrections && table ? await sheet.ask((tasks) => tasks.shown()) : null;
    if (!isMatched && (shown === null || !isEdited(shown))) return true;
    return confirm((tNow) => ({
      title: tNow('Discard your corrections?'),
      text: tNow('The rows you corrected have not been sent.'),
      confirmText: tNow('Discard'),
    }));
  };
  const close = () => void mayDiscard().then((isAllowed) => isAllowed && onClose());
  useCloseOnBack(close, !busy);
  const choose = async (source: FileSource, others: readonly File[] = []) => {
    setUnused(others);
    // Without a question, the file is chosen synchronously with the press.
    if (table !== null && !(await mayDiscard())) return;
    // Start Import may have been pressed while the question was open.
    if (sending.isRunning()) return;
    sending.back();
    take(source);
  };
  const takeOne = (files: readonly File[]) => {
    const file = files.find(isSpreadsheet) ?? files[0];
    const others = files.filter((other) => other !== file);
    if (file === undefined || busy) setUnused(files);
    else void choose({ file, isPasted: false }, others);
  };
  useDroppedFiles(takeOne);
  const earlier = importing && !busy ? sending.runningFile : undefined;
  const notes = [
    unused.length > 0 &&
      t('Not opened: {{files}}. Only one file can be imported at a time.', {
        files: unused.map(({ name }) => name).join(', '),
      }),
    earlier !== undefined && t('{{name}} is still being imported.', { name: earlier.name }),
  ].filter((note) => note !== false);

  const steps = [t('File'), t('Check'), t('Result')];
  const stepName = { number: step + 1, name: steps[step] ?? '' };
  /** Not before the file is read, nor while rows need fixing or columns are shown. */
  const isImportNext = !isSent && table !== null && !isAtColumns(table) && isComplete(table.shown);
  return (
    <Modal
      open
      width="auto"
      title={t('Import Members')}
      closable={false}
      // The second half of a double click on Import lands beside the window and must not close it.
      mask={{ closable: false }}
      onCancel={close}
      style={{ top: 0, maxWidth: 'none', margin: 'var(--edge)', padding: 0 }}
      classNames={{ wrapper: styles['wrapper'] ?? '', container: styles['window'] ?? '' }}
      // Its parts are those of the window.
      styles={{ body: { display: 'contents' } }}
      footer={
        <Flex wrap gap="0.5rem 1rem" align="end" justify="end">
          {step === 1 && table !== null && <SendNote file={table} sheet={sheet} />}
          {busy && <Button onClick={sending.cancel}>{t('Cancel')}</Button>}
          {earlier !== undefined && (
            <Button onClick={sending.cancel}>{t('Cancel that import')}</Button>
          )}
          <Button type={isSent ? 'primary' : 'default'} disabled={busy} onClick={close}>
            {t('Close')}
          </Button>
          <Button
            type={isImportNext ? 'primary' : 'default'}
            // The label changes while importing; the width fits the longer one.
            style={{ minWidth: '11rem' }}
            disabled={chosen === null || importing || isSent}
            onClick={() => chosen !== null && void sending.send(chosen)}
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
        current={step}
        items={steps.map((title, place) => ({
          role: 'listitem',
          title,
          'aria-current': place === step ? 'step' : undefined,
        }))}
      />
      {notes.length > 0 && <Alert type="info" role="status" showIcon title={notes.join(' ')} />}
      <Flex
        // Each step and each result is a place of its own, which gets the focus of the button that led to it.
        key={step === 2 ? upload.kind : step}
        vertical
        role="group"
        tabIndex={-1}
        aria-label={busy ? t('Importing...') : t('Step {{number}} of 3: {{name}}', stepName)}
        aria-describedby="import-end import-counts"
        gap="0.75rem"
        className={styles['content'] ?? ''}
      >
        {chosen === null && <SentBefore sent={sending.sentBefore} />}
        {chosen === null ? (
          <FileStep
            isUnsupported={isUnsupported}
            onFilesChosen={takeOne}
            onPaste={(file) => void choose({ file, isPasted: true })}
          />
        ) : (
          <>
            <FileBar
              chosen={chosen}
              sheet={step === 1 ? sheet : null}
              disabled={busy}
              onFilesChosen={takeOne}
            />
            {step === 1 ? (
              <CheckStep chosen={chosen} sheet={sheet} onRead={take} />
            ) : (
              <ResultStep
                {...{ list, upload }}
                onBack={sending.back}
                onFix={(refused) => void sending.fix(refused)}
                onShowFirms={onClose}
              />
            )}
          </>
        )}
      </Flex>
    </Modal>
  );
}
