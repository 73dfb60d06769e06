import { InboxOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Input, Upload, type UploadProps } from 'antd';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { type TFunction, useTranslation } from '../../../i18n/translation';
import { clipboardRows } from '../../../spreadsheet/csv/clipboardRows';
import { csvText } from '../../../spreadsheet/csv/writeCsv';
import { LIMITS } from '../../../spreadsheet/UnusableFile';
import { saveFile } from '../../../ui/saveFile';
import { headerMatches } from './recogniseColumns';
import { TEMPLATE_NAME, templateCsv } from './template';

export type TakeFiles = (files: readonly File[]) => void;

/** Props for antd's Upload, used only as a file field: it sends nothing itself. */
export const filePicker = (t: TFunction, onTake: TakeFiles) =>
  ({
    'aria-label': t('File (.csv or .xlsx)'),
    // Other files stay selectable, so that a message can explain why they are not accepted.
    accept: { format: '.csv,.xlsx', filter: 'native' },
    showUploadList: false,
    beforeUpload: (file) => {
      onTake([file]);
      return false;
    },
  }) satisfies UploadProps & { 'aria-label': string };

/** Takes files that are dropped anywhere on the page: the browser would leave the portal to show them. */
export function useDroppedFiles(onTake: TakeFiles): void {
  const take = useEffectEvent(onTake);
  useEffect(() => {
    const onDragOver = (event: DragEvent) => event.preventDefault();
    const onDrop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      // A text is dropped into its field.
      if (files.length === 0) return;
      event.preventDefault();
      // antd's drop zone would take the first file too, and would stay highlighted without any event.
      event.stopPropagation();
      event.target?.dispatchEvent(new Event('dragleave', { bubbles: true }));
      take(files);
    };
    addEventListener('dragover', onDragOver);
    addEventListener('drop', onDrop, { capture: true });
    return () => {
      removeEventListener('dragover', onDragOver);
      removeEventListener('drop', onDrop, { capture: true });
    };
  }, []);
}

interface FileStepProps {
  /** The last chosen file cannot be imported (product §5). */
  readonly isUnsupported: boolean;
  readonly onFilesChosen: TakeFiles;
  readonly onPaste: (file: File) => void;
}

/** The first step: choose or drop a file, or paste rows. */
export function FileStep({ isUnsupported, onFilesChosen, onPaste }: FileStepProps) {
  const { t } = useTranslation();
  return (
    <Flex vertical gap="middle" align="stretch">
      <Upload.Dragger {...filePicker(t, onFilesChosen)} height={200}>
        <p className="ant-upload-drag-icon">
          <InboxOutlined aria-hidden />
        </p>
        <p className="ant-upload-text">{t('Choose a file or drop it here')}</p>
        <p className="ant-upload-hint">{t('Please choose a file (.csv or .xlsx)')}</p>
      </Upload.Dragger>
      {isUnsupported && (
        <Alert
          type="error"
          showIcon
          title={t('Only .csv or .xlsx files are supported. Please convert .xls to .csv or .xlsx.')}
        />
      )}
      <Flex wrap gap="small" align="center">
        <Button onClick={saveTemplate}>{t('Download CSV Template')}</Button>
        <PasteField onPaste={onPaste} />
      </Flex>
    </Flex>
  );
}

const saveTemplate = () =>
  saveFile(new Blob([templateCsv()], { type: 'text/csv;charset=utf-8' }), TEMPLATE_NAME);

/** A CSV of pasted rows. A text without tabs may be a CSV already, copied from an editor. */
function pastedFile(text: string): File {
  const lines = text.split('\n', LIMITS.headerRows).map((line) => line.split(/[,;]/));
  const isCsv = !text.includes('\t') && headerMatches(lines) > 0;
  // The name is recognisable later, for example in a question about importing again.
  return new File([isCsv ? text : csvText(clipboardRows(text))], 'pasted.csv');
}

function PasteField({ onPaste }: { readonly onPaste: (file: File) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button type="link" onClick={() => setOpen(true)}>
        {t('Paste rows from a spreadsheet')}
      </Button>
    );
  return (
    <Flex vertical flex="1 0 100%">
      <label htmlFor={id}>{t('Paste rows from a spreadsheet')}</label>
      <Input.TextArea
        id={id}
        rows={2}
        autoFocus
        value=""
        placeholder={t('Press here and paste')}
        onChange={({ target }) => {
          if (target.value.trim() !== '') onPaste(pastedFile(target.value));
        }}
      />
    </Flex>
  );
}
