import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { Matching } from '../../spreadsheet/rows/Matching';
import { choiceOf, withChoice } from './columns/chooseColumn';
import type { PreviewTable, Sheet } from './useSheet';

interface HiddenPartsProps {
  readonly preview: PreviewTable;
  readonly sheet: Sheet;
}

/** What the sheet hides, which the file has all the same: one press leaves it out, another takes it in again. */
export function HiddenParts({ preview, sheet }: HiddenPartsProps) {
  const { t } = useTranslation();
  const { columns, matching, summary, reading, refused } = preview;
  /** How the columns were used before the hidden ones were left out. */
  const [before, setBefore] = useState<Matching | null>(null);
  // Of rows that are sent again, the others are left out since the service has them.
  const rows = refused.length > 0 ? 0 : summary.hidden;
  const taken = summary.codes.get('hidden') ?? 0;
  const places = columns.flatMap(({ isHidden, heading, samples }, place) =>
    isHidden && (heading.trim() !== '' || samples.length > 0) ? [place] : [],
  );
  if (rows === 0 && places.length === 0) return null;

  const used = places.filter((place) => choiceOf(matching, place) !== null);
  const leaveOutColumns = () => {
    setBefore(matching);
    void sheet.match(used.reduce((rest, place) => withChoice(rest, place, null), matching));
  };
  const takeColumns = (old: Matching) => {
    setBefore(null);
    const free = places.filter((place) => choiceOf(matching, place) === null);
    void sheet.match(
      free.reduce((rest, place) => withChoice(rest, place, choiceOf(old, place)), matching),
    );
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
            // Further down may be more of them.
            <Button disabled={reading !== null} onClick={() => void sheet.leaveOutHidden(true)}>
              {t('Skip hidden rows ({{count}})', { count: taken })}
            </Button>
          )}
          {rows > taken && (
            <Button onClick={() => void sheet.leaveOutHidden(false)}>
              {t('Use skipped hidden rows ({{count}})', { count: rows - taken })}
            </Button>
          )}
          {used.length > 0 && (
            <Button onClick={leaveOutColumns}>{t('Do not use hidden columns')}</Button>
          )}
          {used.length === 0 && before !== null && (
            <Button onClick={() => takeColumns(before)}>{t('Use hidden columns again')}</Button>
          )}
        </>
      }
    />
  );
}
