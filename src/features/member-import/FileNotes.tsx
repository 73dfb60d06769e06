import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../i18n/translation';
import type { ColumnMapping } from '../../spreadsheet/rows/ColumnMapping';
import { choiceOf, missingColumns, withChoice } from './columns/columnUse';
import type { ChosenFile, PreviewTable } from './importReducer';
import { isListUnknown } from './memberValidator';
import { columnLabel } from './issueText';
import type { SheetCommands } from './sheetCommands';
import { placeOfColumn } from './templateColumns';

interface FileNotesProps {
  readonly chosen: ChosenFile;
  readonly table: PreviewTable;
  readonly sheet: SheetCommands;
}

/** Notes about the whole file. */
export function FileNotes(props: FileNotesProps) {
  const { t } = useTranslation();
  const { sheet } = props.chosen;
  const { headerRow, isEncodingGuessed, hiddenSheets, summary } = props.table;
  const notes = [
    isEncodingGuessed &&
      t(
        'The file is not in UTF-8, so it was read as windows-1252. Check that the names look right.',
      ),
    sheet !== undefined && t('The preview shows only the sheet {{sheet}}.', { sheet }),
    hiddenSheets > 0 && t('Hidden sheets that were skipped: {{count}}.', { count: hiddenSheets }),
    summary.hasMoreMerged &&
      t('This sheet has too many merged cells. Some of them cannot be filled automatically.'),
    isListUnknown(summary) &&
      t('The list is not loaded yet, so the portal cannot tell which firms are new.'),
    headerRow > 1 && t('The column headings are in row {{row}}.', { row: headerRow }),
    headerRow === 0 &&
      summary.rows > 0 &&
      t('The file has no column headings, so every row is read as a firm.'),
  ].filter((note) => note !== false);
  return (
    <>
      {notes.length > 0 && <Alert type="info" role="note" showIcon title={notes.join(' ')} />}
      <HiddenParts {...props} />
      <MissingColumns {...props} />
    </>
  );
}

/** Rows and columns that the sheet hides but the file contains: one button skips them, another includes them again. */
function HiddenParts({ chosen, table, sheet }: FileNotesProps) {
  const { t } = useTranslation();
  const { columns, mapping, summary, reading } = table;
  /** How the columns were used before the hidden ones were skipped. */
  const [before, setBefore] = useState<ColumnMapping | null>(null);
  // When failed rows are sent again, all others are skipped because the server has them.
  const rows = chosen.refused.size > 0 ? 0 : summary.hidden;
  const taken = summary.codes.get('hidden') ?? 0;
  const places = columns.flatMap(({ isHidden, heading, samples }, place) =>
    isHidden && (heading.trim() !== '' || samples.length > 0) ? [place] : [],
  );
  if (rows === 0 && places.length === 0) return null;

  const areUsed = places.some((place) => choiceOf(mapping, place) !== null);
  const switchColumns = () => {
    const next = (place: number) => (areUsed || before === null ? null : choiceOf(before, place));
    setBefore(areUsed ? mapping : null);
    void sheet.match(places.reduce((rest, place) => withChoice(rest, place, next(place)), mapping));
  };
  const names = places.map((place) =>
    t('{{number}} “{{heading}}”', { number: place + 1, heading: columns[place]?.heading ?? '' }),
  );
  const facts = [
    rows === 1 && t('1 row is hidden in this sheet.'),
    rows > 1 && t('{{count}} rows are hidden in this sheet.', { count: rows }),
    places.length > 0 && t('Hidden columns: {{columns}}.', { columns: names.join(', ') }),
  ];
  return (
    <Alert
      type="info"
      role="note"
      showIcon
      title={facts.filter((fact) => fact !== false).join(' ')}
      action={
        <>
          {rows > 0 && taken > 0 && (
            // More hidden rows may follow.
            <Button
              disabled={reading !== null}
              onClick={() => void sheet.work((tasks) => tasks.setHiddenSkipped(true))}
            >
              {t('Skip hidden rows ({{count}})', { count: taken })}
            </Button>
          )}
          {rows > taken && (
            <Button onClick={() => void sheet.work((tasks) => tasks.setHiddenSkipped(false))}>
              {t('Include hidden rows again ({{count}})', { count: rows - taken })}
            </Button>
          )}
          {(areUsed || before !== null) && (
            <Button onClick={switchColumns}>
              {areUsed ? t('Skip hidden columns') : t('Include hidden columns again')}
            </Button>
          )}
        </>
      }
    />
  );
}

const MOBILE = placeOfColumn('mobile');
const ALTERNATE = placeOfColumn('mobile_alt');

/** The required columns that the file lacks, and columns that could be the missing mobile. */
function MissingColumns({ table: { columns, mapping }, sheet }: FileNotesProps) {
  const { t } = useTranslation();
  const missing = missingColumns(mapping);
  if (missing.length === 0) return null;
  const isFree = (place: number) => {
    const choice = choiceOf(mapping, place);
    return choice === null || choice === ALTERNATE;
  };
  const offered = columns.flatMap(({ heading, areMobiles }, place) =>
    missing.includes(MOBILE) && areMobiles && isFree(place)
      ? [{ place, name: heading.trim() || t('Column {{number}}', { number: place + 1 }) }]
      : [],
  );
  return (
    <Alert
      type="warning"
      role="note"
      showIcon
      title={t('No column in the file is used as: {{columns}}.', {
        columns: missing.map((column) => columnLabel(t, column)).join(', '),
      })}
      description={t('Choose it under “Columns”. Without it the server may not accept new firms.')}
      action={offered.map(({ place, name }) => (
        <Button key={place} onClick={() => void sheet.match(withChoice(mapping, place, MOBILE))}>
          {t('Use “{{name}}” as {{column}}', { name, column: columnLabel(t, MOBILE) })}
        </Button>
      ))}
    />
  );
}
