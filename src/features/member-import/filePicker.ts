import type { UploadProps } from 'antd';
import type { TFunction } from '../../i18n/Text';
import type { FileSource } from './importReducer';

/** Of antd's Upload, which draws the browser's own field for a file and sends nothing itself. */
export const filePicker = (t: TFunction, onTake: (source: FileSource) => void) =>
  ({
    'aria-label': t('File (.csv or .xlsx)'),
    // A file of another kind is told why it is not taken.
    accept: { format: '.csv,.xlsx', filter: 'native' },
    showUploadList: false,
    beforeUpload: (file) => {
      onTake({ file, isPasted: false });
      return false;
    },
  }) satisfies UploadProps & { 'aria-label': string };
