import { InboxOutlined } from '@ant-design/icons';
import { Button, Upload, type UploadProps } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';

interface FilePickerProps {
  readonly disabled: boolean;
  /** Another file is offered as a button, described by the element with this id; the first one as a place to drop it. */
  readonly chosenId: string | null;
  readonly onChoose: (file: File) => void;
}

/** The browser's own field for a file, drawn by antd, which sends nothing itself. */
export function FilePicker({ disabled, chosenId, onChoose }: FilePickerProps) {
  const { t } = useTranslation();
  const props = {
    'aria-label': t('File (.csv or .xlsx)'),
    // A file of another kind is told why it is not taken.
    accept: { format: '.csv,.xlsx', filter: 'native' },
    multiple: false,
    showUploadList: false,
    disabled,
    beforeUpload: (file) => {
      onChoose(file);
      return false;
    },
  } satisfies UploadProps & { 'aria-label': string };
  return chosenId !== null ? (
    <Upload {...props}>
      {/* The place that had the focus went with the first step. */}
      <Button disabled={disabled} aria-describedby={chosenId} autoFocus>
        {t('Another file')}
      </Button>
    </Upload>
  ) : (
    <Upload.Dragger {...props} height={200}>
      <p className="ant-upload-drag-icon">
        <InboxOutlined aria-hidden />
      </p>
      <p className="ant-upload-text">{t('Choose a file or drop it here')}</p>
      <p className="ant-upload-hint">{t('Please choose a file (.csv or .xlsx)')}</p>
    </Upload.Dragger>
  );
}
