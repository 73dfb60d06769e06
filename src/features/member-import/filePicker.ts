import type { UploadProps } from 'antd';
import type { TFunction } from '../../i18n/Text';
import type { FileSource } from './importReducer';

/** Props for antd's Upload, used only as a file field: it sends nothing itself. */
export const filePicker = (t: TFunction, onTake: (source: FileSource) => void) =>
  ({
    'aria-label': t('File (.csv or .xlsx)'),
    // Other files stay selectable, so that a message can explain why they are not accepted.
    accept: { format: '.csv,.xlsx', filter: 'native' },
    showUploadList: false,
    beforeUpload: (file) => {
      onTake({ file, isPasted: false });
      return false;
    },
  }) satisfies UploadProps & { 'aria-label': string };
