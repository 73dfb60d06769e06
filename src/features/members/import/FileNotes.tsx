import { Alert, Button } from 'antd';
import { useTranslation } from '../../../i18n/translation';
import { choiceOf, hasContent, missingColumns, withChoice } from './columnUse';
import type { ShownFileProps } from './FileBar';
import { unusedColumns } from './recogniseColumns';
import { countOf } from './shown';
import { headingOrNumber, keyLabel } from './texts';

const NOTE = { type: 'info', role: 'note', showIcon: true } as const;

/** Notes about the whole file. */
export function FileNotes(props: ShownFileProps) {
  const { t } = useTranslation();
  const { shown, sheet: name } = props.file;
  const { headerRow, isEncodingGuessed, hiddenSheets, hasMoreMerged, columns, counts } = shown;
  const missing = missingColumns(shown.mapping);
  // Hidden columns have a note of their own.
  const unused = unusedColumns(columns, shown.mapping).filter(({ isHidden }) => !isHidden);
  const unusedNames = unused.map((column) => headingOrNumber(t, column)).join(', ');
  const notes = [
    isEncodingGuessed &&
      t(
        'The file is not in UTF-8, so it was read as windows-1252. Check that the names look right.',
      ),
    name !== undefined && t('The preview shows only the sheet {{sheet}}.', { sheet: name }),
    hiddenSheets > 0 && t('Hidden sheets that were skipped: {{count}}.', { count: hiddenSheets }),
    hasMoreMerged &&
      t('This sheet has too many merged cells. Some of them cannot be filled automatically.'),
    counts.has('unknown') &&
      t('The list is not loaded yet, so the portal cannot tell which firms are new.'),
    headerRow > 1 && t('The column headings are in row {{row}}.', { row: headerRow }),
    headerRow === 0 && t('The file has no column headings, so every row is read as a firm.'),
    unused.length > 0 && t('Not used: {{columns}}.', { columns: unusedNames }),
  ].filter((note) => note !== false);
  return (
    <>
      {notes.length > 0 && <Alert {...NOTE} title={notes.join(' ')} />}
      <HiddenParts {...props} />
      {missing.length > 0 && (
        <Alert
          {...NOTE}
          type="warning"
          title={t('No column in the file is used as: {{columns}}.', {
            columns: missing.map((key) => keyLabel(t, key)).join(', '),
          })}
          description={t(
            'Choose it under “Columns”. Without it the server may not accept new firms.',
          )}
        />
      )}
    </>
  );
}

/** Rows and columns that the sheet hides but the file contains: one button skips them. Rows can be included again; columns under “Columns”. */
function HiddenParts({ file: { shown, reading, refused }, sheet }: ShownFileProps) {
  const { t } = useTranslation();
  const { columns, mapping } = shown;
  // When failed rows are sent again, all others are skipped because the server has them.
  const rows = refused.size > 0 ? 0 : countOf(shown, 'hiddenRow');
  const taken = countOf(shown, 'hidden');
  const hidden = columns.filter((column) => column.isHidden && hasContent(column));
  if (rows === 0 && hidden.length === 0) return null;

  const skipColumns = () =>
    sheet.match(hidden.reduce((rest, { place }) => withChoice(rest, place, null), mapping));
  const names = hidden.map(({ place, heading }) =>
    t('{{number}} “{{heading}}”', { number: place + 1, heading }),
  );
  const facts = [
    rows === 1 && t('1 row is hidden in this sheet.'),
    rows > 1 && t('{{count}} rows are hidden in this sheet.', { count: rows }),
    hidden.length > 0 && t('Hidden columns: {{columns}}.', { columns: names.join(', ') }),
  ];
  return (
    <Alert
      {...NOTE}
      title={facts.filter((fact) => fact !== false).join(' ')}
      action={
        <>
          {rows > 0 && taken > 0 && (
            // More hidden rows may follow.
            <Button
              disabled={reading !== null}
              onClick={() => void sheet.work((tasks) => tasks.setAllSkipped('hiddenRow', true))}
            >
              {t('Skip hidden rows ({{count}})', { count: taken })}
            </Button>
          )}
          {rows > taken && (
            <Button
              onClick={() => void sheet.work((tasks) => tasks.setAllSkipped('hiddenRow', false))}
            >
              {t('Include hidden rows again ({{count}})', { count: rows - taken })}
            </Button>
          )}
          {hidden.some(({ place }) => choiceOf(mapping, place) !== null) && (
            <Button onClick={() => void skipColumns()}>{t('Skip hidden columns')}</Button>
          )}
        </>
      }
    />
  );
}
