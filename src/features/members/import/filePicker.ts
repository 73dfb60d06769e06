import type { UploadProps } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import type { TFunction } from '../../../i18n/translation';

export type TakeFiles = (files: readonly File[]) => void;

/** The portal reads these files. */
export const isSpreadsheet = ({ name }: File): boolean => /\.(csv|xlsx)$/i.test(name);

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

/** Takes files that are dropped anywhere on the page: the browser would leave the portal to show them (rule I13). */
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
