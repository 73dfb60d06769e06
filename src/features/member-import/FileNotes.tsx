import { Alert } from 'antd';
import type { TFunction } from '../../i18n/Text';
import { useTranslation } from '../../i18n/useTranslation';
import { isListUnknown } from './memberJudge';
import type { PreviewTable } from './useSheet';

/** What is to be said of the file as a whole. */
export function FileNotes({ preview }: { readonly preview: PreviewTable }) {
  const { t } = useTranslation();
  const notes = notesOf(t, preview);
  return notes.length === 0 ? null : (
    <Alert type="info" role="note" showIcon title={notes.join(' ')} />
  );
}

function notesOf(
  t: TFunction,
  { headerRow, encodingGuessed, sheet, hiddenSheets, summary }: PreviewTable,
): string[] {
  return [
    encodingGuessed &&
      t('The text is no UTF-8 and was read as windows-1252. See whether names look right.'),
    sheet !== undefined && t('The preview shows the sheet {{sheet}} only.', { sheet }),
    hiddenSheets > 0 &&
      t('Hidden sheets, which were not read: {{count}}.', { count: hiddenSheets }),
    summary.hasMoreMerged &&
      t('This sheet has very many merged cells: some of them are not offered to be filled.'),
    isListUnknown(summary) && t('The list is not there yet: which firms are new cannot be told.'),
    headerRow > 1 && t('The header stands in row {{row}}.', { row: headerRow }),
    headerRow === 0 && summary.rows > 0 && t('The file has no header: every row is a firm.'),
  ].filter((note) => note !== false);
}
