import { DownloadOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { lateFile } from '../../domain/lateFile';
import { useTranslation } from '../../i18n/translation';
import { csvText } from '../../spreadsheet/csv/writeCsv';
import type { FirmColumn } from '../../ui/FirmTable/FirmColumn';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { saveFile } from '../../ui/saveFile';
import { exportedRows } from './exportedRows';
import type { ListTool } from './list/ListTools';

type FileKind = 'csv' | 'xlsx';

/** The tool that saves the current search and sort, over all pages, as .csv or .xlsx. */
export function useExport<Firm>(
  rows: readonly Firm[],
  columns: readonly FirmColumn<Firm>[],
  fileName: string,
): ListTool {
  const { t } = useTranslation();
  const { showMessage } = useDialogs();
  const [isSaving, setIsSaving] = useState(false);

  const save = async (kind: FileKind) => {
    if (isSaving) return;
    setIsSaving(true);
    const name = `${fileName}.${kind}`;
    const cells = exportedRows(columns, rows);
    try {
      const file =
        kind === 'csv'
          ? new Blob([csvText(cells)], { type: 'text/csv;charset=utf-8' })
          : await (await lateFile(import('./xlsxBlob'))).xlsxBlob(cells, fileName);
      saveFile(file, name);
    } catch {
      await showMessage((tNow) => ({
        title: tNow('{{file}} could not be created', { file: name }),
        ...(kind === 'xlsx' && { text: tNow('Choose .csv instead. It has the same rows.') }),
      }));
    } finally {
      setIsSaving(false);
    }
  };
  return {
    key: 'export',
    text: t('Export this list'),
    icon: <DownloadOutlined aria-hidden />,
    isBusy: isSaving,
    isDisabled: rows.length === 0,
    children: [
      { key: 'csv', text: t('CSV (.csv)'), onPress: () => void save('csv') },
      { key: 'xlsx', text: t('Excel (.xlsx)'), onPress: () => void save('xlsx') },
    ],
  };
}
