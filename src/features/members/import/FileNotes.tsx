import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/translation';
import type { Mapping } from '../../../spreadsheet/table/headings';
import { choiceOf, missingColumns, withChoice } from './columnUse';
import type { ShownFileProps } from './FileBar';
import { countOf } from './shown';
import { headingOrNumber, keyLabel } from './texts';

interface FileNotesProps extends ShownFileProps {
  /** The panel of columns is shown instead of the rows. */
  readonly isAtColumns: boolean;
}

/** Notes about the whole file. */
export function FileNotes({ isAtColumns, ...props }: FileNotesProps) {
  const { t } = useTranslation();
  const { shown, sheet: name } = props.file;
  const { headerRow, isEncodingGuessed, hiddenSheets, hasMoreMerged, columns, counts } = shown;
  // Hidden columns have a note of their own.
  const unused = shown.unused.flatMap((place) => {
    const column = columns[place];
    return column?.isHidden === false ? [headingOrNumber(t, column.heading, place)] : [];
  });
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
    unused.length > 0 && t('Not used: {{columns}}.', { columns: unused.join(', ') }),
  ].filter((note) => note !== false);
  return (
    <>
      {notes.length > 0 && (
        <Alert
          type="info"
          role="note"
          showIcon
          title={notes.join(' ')}
          action={
            unused.length > 0 &&
            !isAtColumns && (
              <Button onClick={() => props.sheet.change({ wantsColumns: true })}>
                {t('Show columns')}
              </Button>
            )
          }
        />
      )}
      <HiddenParts {...props} />
      <MissingColumns {...props} />
    </>
  );
}

/** Rows and columns that the sheet hides but the file contains: one button skips them, another includes them again. */
function HiddenParts({ file: { shown, reading, refused }, sheet }: ShownFileProps) {
  const { t } = useTranslation();
  const { columns, mapping } = shown;
  /** How the columns were used before the hidden ones were skipped. */
  const [before, setBefore] = useState<Mapping | null>(null);
  // When failed rows are sent again, all others are skipped because the server has them.
  const rows = refused.size > 0 ? 0 : countOf(shown, 'hiddenRow');
  const taken = countOf(shown, 'hidden');
  const places = columns.flatMap(({ isHidden, heading, isFilled }, place) =>
    isHidden && (heading.trim() !== '' || isFilled) ? [place] : [],
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

/** The required columns that the file lacks, and columns that could be the missing mobile. */
function MissingColumns({ file, sheet }: ShownFileProps) {
  const { t } = useTranslation();
  const { columns, mapping } = file.shown;
  const missing = missingColumns(mapping);
  if (missing.length === 0) return null;
  const offered = columns.flatMap(({ heading, areMobiles }, place) => {
    const choice = choiceOf(mapping, place);
    const isFree = choice === null || choice === 'mobile_alt';
    return missing.includes('mobile') && areMobiles && isFree ? [{ heading, place }] : [];
  });
  return (
    <Alert
      type="warning"
      role="note"
      showIcon
      title={t('No column in the file is used as: {{columns}}.', {
        columns: missing.map((key) => keyLabel(t, key)).join(', '),
      })}
      description={t('Choose it under “Columns”. Without it the server may not accept new firms.')}
      action={offered.map(({ heading, place }) => (
        <Button key={place} onClick={() => void sheet.match(withChoice(mapping, place, 'mobile'))}>
          {t('Use “{{name}}” as {{column}}', {
            name: headingOrNumber(t, heading, place),
            column: keyLabel(t, 'mobile'),
          })}
        </Button>
      ))}
    />
  );
}
