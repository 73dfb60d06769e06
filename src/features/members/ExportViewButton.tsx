import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { arriving } from '../../domain/arrival';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { useDropdown } from '../../ui/dropdown';
import { saveFile } from '../../ui/saveFile';
import { type ExportedList, exportedRows } from './exportedLists';
import type { FileKind } from './exportFile';

interface ExportViewButtonProps<Firm> {
  /** Over all pages, in the order shown. */
  readonly rows: readonly Firm[];
  readonly list: ExportedList<Firm>;
}

/** Saves what search and sort now show, over all pages, as .csv or .xlsx. */
export function ExportViewButton<Firm>({ rows, list }: ExportViewButtonProps<Firm>) {
  const { t } = useTranslation();
  const { tell } = useDialogs();
  const { dropdown, button } = useDropdown();
  const [saving, setSaving] = useState(false);

  const save = async (kind: FileKind) => {
    if (saving) return;
    setSaving(true);
    const name = `${list.fileName}.${kind}`;
    const request = { rows: exportedRows(list, rows), sheetName: list.fileName };
    try {
      // Comes when it is asked for, as SheetJS does inside the worker.
      const { exportFile } = await arriving(import('./exportFile'));
      saveFile(await exportFile(kind, request), name);
    } catch {
      await tell({
        title: t('{{file}} could not be written', { file: name }),
        text:
          kind === 'xlsx'
            ? t('Please choose .csv instead: it holds the same rows.')
            : t('Please check your internet connection, reload the page and try again.'),
      });
    } finally {
      setSaving(false);
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
        loading={saving}
        aria-busy={saving}
        disabled={rows.length === 0}
      >
        {t('Export this view')}
      </Button>
    </Dropdown>
  );
}
