import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { lateFile } from '../../domain/lateFile';
import { useTranslation } from '../../i18n/translation';
import { csvText } from '../../spreadsheet/csv/writeCsv';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { useDropdown } from '../../ui/dropdown';
import { saveFile } from '../../ui/saveFile';
import { type ExportedList, exportedRows } from './exportedLists';

type FileKind = 'csv' | 'xlsx';

interface ExportViewButtonProps<Firm> {
  readonly rows: readonly Firm[];
  readonly list: ExportedList<Firm>;
}

/** Saves the current search and sort, over all pages, as .csv or .xlsx. */
export function ExportViewButton<Firm>({ rows, list }: ExportViewButtonProps<Firm>) {
  const { t } = useTranslation();
  const { showMessage } = useDialogs();
  const { dropdown, button } = useDropdown();
  const [isSaving, setIsSaving] = useState(false);

  const save = async (kind: FileKind) => {
    if (isSaving) return;
    setIsSaving(true);
    const name = `${list.fileName}.${kind}`;
    const cells = exportedRows(list, rows);
    try {
      const file =
        kind === 'csv'
          ? new Blob([csvText(cells)], { type: 'text/csv;charset=utf-8' })
          : await (await lateFile(import('./xlsxBlob'))).xlsxBlob(cells, list.fileName);
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

  return (
    <Dropdown
      {...dropdown}
      menu={{
        items: [
          { key: 'csv', label: t('CSV (.csv)'), onClick: () => void save('csv') },
          { key: 'xlsx', label: t('Excel (.xlsx)'), onClick: () => void save('xlsx') },
        ],
      }}
    >
      <Button
        {...button}
        icon={<DownloadOutlined aria-hidden />}
        loading={isSaving}
        aria-busy={isSaving}
        disabled={rows.length === 0}
      >
        {t('Export this list')}
      </Button>
    </Dropdown>
  );
}
