import { Button, Modal, Steps } from 'antd';
import type { ListName } from '../../config/lists';
import { useTranslation } from '../../i18n/useTranslation';
import { useHeldWork } from '../../session/work/useHeldWork';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { useReturnFocus } from '../../ui/dialogs/returnFocus';
import { saveFile } from '../../ui/saveFile';
import { SentNotice } from '../../ui/sent/SentNotice';
import { CheckStep, FileFacts } from './CheckStep';
import { FilePicker } from './FilePicker';
import styles from './ImportMembersDialog.module.css';
import frame from './ImportWindow.module.css';
import { ImportOutcome } from './ImportOutcome';
import { PasteField } from './PasteField';
import { SendNote } from './SendNote';
import { TEMPLATE_NAME, templateCsv } from './template';
import { type HowChosen, isComplete, isEdited, useChosenFile } from './useChosenFile';
import { useImport } from './useImport';

interface ImportMembersDialogProps {
  readonly list: ListName;
  readonly onClose: () => void;
}

/** Import Members (product §2 item 10, §4, §8; rules I1–I5) in three steps: File, Check, Result. Loaded when first opened. */
export default function ImportMembersDialog({ list, onClose }: ImportMembersDialogProps) {
  const { t } = useTranslation();
  const { ask } = useDialogs();
  useReturnFocus();
  const { sending, isPending: importing, ...own } = useImport(list);
  const { sentBefore, isRunning, send, cancel, clear, forget } = own;
  const chosen = useChosenFile(list, forget);
  const { file, sheet, table, atColumns } = chosen;

  const busy = sending.kind === 'running';
  const step = file === null ? 'file' : sending.kind === 'idle' ? 'check' : 'result';
  /** It went to the service as it stands: once more would import it again. */
  const isSent = sending.kind === 'done';
  const keepsCorrections = !isSent || sending.rows.kind === 'unchanged';
  const isMatched = !isSent && table?.isMatchedByHand === true;
  useHeldWork(busy || isMatched || (keepsCorrections && table !== null && isEdited(table.summary)));

  const mayDiscard = async () => {
    if (busy) return false;
    if (!isMatched && !(keepsCorrections && (await chosen.isCorrected()))) return true;
    return ask({
      title: t('Discard your corrections?'),
      text: t('The rows that you corrected were not sent.'),
      act: t('Discard'),
    });
  };
  const close = async () => {
    if (await mayDiscard()) onClose();
  };
  const take = async (another: File, how?: HowChosen) => {
    // Where there is nothing to ask, the file is there with the press.
    if (busy || (table !== null && !(await mayDiscard()))) return;
    // Start Import may have been pressed while the worker was asked.
    if (!isRunning()) chosen.take(another, how);
  };

  return (
    <Modal
      open
      width="auto"
      title={t('Import Members')}
      closable={false}
      // A double click on Import must not close it again by its second half, beside the window.
      mask={{ closable: false }}
      onCancel={() => void close()}
      classNames={{
        wrapper: frame['wrapper'] ?? '',
        container: frame['window'] ?? '',
        body: frame['body'] ?? '',
        footer: frame['actions'] ?? '',
      }}
      footer={
        <>
          {step === 'check' && table !== null && (
            <SendNote
              table={table}
              choice={chosen.choice}
              isFixing={chosen.refused.size > 0}
              onChoose={chosen.setChoice}
            />
          )}
          {busy && <Button onClick={cancel}>{t('Cancel')}</Button>}
          <Button
            type={isSent ? 'primary' : 'default'}
            disabled={busy}
            onClick={() => void close()}
          >
            {t('Close')}
          </Button>
          <Button
            // Loud where it is what comes next: not before rows that are to mend, columns that are looked at, or a file unread.
            type={
              !isSent && !atColumns && table !== null && isComplete(table) ? 'primary' : 'default'
            }
            disabled={file === null || importing || isSent}
            onClick={() => file !== null && void send(chosen.prepare(file))}
          >
            {importing ? t('Importing...') : t('Start Import')}
          </Button>
        </>
      }
    >
      <Steps
        classNames={{ root: frame['steps'] ?? '', itemTitle: frame['step'] ?? '' }}
        {...{ role: 'list', 'aria-label': t('Steps') }}
        size="small"
        responsive={false}
        current={STEPS.indexOf(step)}
        items={[t('File'), t('Check'), t('Result')].map((title, place) => ({
          role: 'listitem',
          title,
          'aria-current': STEPS[place] === step ? 'step' : undefined,
        }))}
      />
      <div
        className={styles['dialog']}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const [dropped] = event.dataTransfer.files;
          if (dropped !== undefined) void take(dropped);
        }}
      >
        <div className={step === 'file' ? styles['first'] : styles['fileLine']}>
          {step === 'file' && (
            <SentNotice
              before={sentBefore}
              words={{
                sent: (when) =>
                  t('A file was sent to this list {{when}}. The result is unknown.', { when }),
                check: t(
                  'Please look in the list whether its members are there before you import it again.',
                ),
              }}
            />
          )}
          <FilePicker
            file={file}
            isUnsupported={chosen.isUnsupported}
            disabled={busy}
            compact={step !== 'file'}
            onChoose={(another) => void take(another)}
          />
          {step === 'file' && (
            <PasteField onPaste={(rows) => void take(rows, { isPasted: true })} />
          )}
          {step === 'check' && table !== null && (
            <>
              <FileFacts table={table} />
              <Button aria-expanded={atColumns} onClick={() => chosen.lookAtColumns(!atColumns)}>
                {t('Columns')}
              </Button>
            </>
          )}
          <Button onClick={saveTemplate}>{t('Download CSV Template')}</Button>
        </div>
        {step === 'check' && (
          <CheckStep
            sheet={sheet}
            refused={chosen.refused}
            onSheet={chosen.chooseSheet}
            atColumns={atColumns}
            onRows={() => chosen.lookAtColumns(false)}
          />
        )}
        <ImportOutcome
          list={list}
          sending={sending}
          sheet={sheet}
          onBack={clear}
          onFix={(rows) => {
            clear();
            chosen.fix(rows);
          }}
          onShown={onClose}
        />
      </div>
    </Modal>
  );
}

const STEPS = ['file', 'check', 'result'] as const;

function saveTemplate(): void {
  saveFile(new Blob([templateCsv()], { type: 'text/csv;charset=utf-8' }), TEMPLATE_NAME);
}
