import { InboxOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Input, Upload } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from '../../../i18n/translation';
import { clipboardRows } from '../../../spreadsheet/csv/clipboardRows';
import { csvText } from '../../../spreadsheet/csv/writeCsv';
import { LIMITS } from '../../../spreadsheet/UnusableFile';
import { saveFile } from '../../../ui/saveFile';
import { headerMatches } from './recogniseColumns';
import { filePicker, type TakeFiles } from './filePicker';
import { TEMPLATE_NAME, templateCsv } from './template';

/** Recognisable later, for example in a question about importing again. */
const PASTED_NAME = 'pasted.csv';

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

/** With two sample rows (product §2 item 10). */
const saveTemplate = () =>
  saveFile(new Blob([templateCsv()], { type: 'text/csv;charset=utf-8' }), TEMPLATE_NAME);

/** A CSV of pasted rows. A text without tabs may be a CSV already, copied from an editor. */
function pastedFile(text: string): File {
  const lines = text.split('\n', LIMITS.headerRows).map((line) => line.split(/[,;]/));
  const isCsv = !text.includes('\t') && headerMatches(lines) > 0;
  return new File([isCsv ? text : csvText(clipboardRows(text))], PASTED_NAME);
}

/** For rows copied from a spreadsheet program. */
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
