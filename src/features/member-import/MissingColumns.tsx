import { Alert, Button } from 'antd';
import { useTranslation } from '../../i18n/useTranslation';
import type { Matching } from '../../spreadsheet/rows/Matching';
import { choiceOf, withChoice } from './columns/chooseColumn';
import { missingColumns } from './columns/needsALook';
import { columnLabel } from './remarkText';
import { placeOfColumn } from './templateColumns';
import type { PreviewTable } from './useSheet';

interface MissingColumnsProps {
  readonly preview: PreviewTable;
  readonly onMatch: (matching: Matching) => void;
}

const MOBILE = placeOfColumn('mobile');
const ALTERNATE = placeOfColumn('mobile_alt');

/** The required columns that the file does not have, and the columns that look like the missing mobile. */
export function MissingColumns({ preview: { columns, matching }, onMatch }: MissingColumnsProps) {
  const { t } = useTranslation();
  const missing = missingColumns(matching);
  if (missing.length === 0) return null;
  const isFree = (place: number) => [null, ALTERNATE].includes(asColumn(matching, place));
  const offered = columns.flatMap(({ heading, holdsMobiles }, place) =>
    missing.includes(MOBILE) && holdsMobiles && isFree(place)
      ? [{ place, name: heading.trim() || t('Column {{number}}', { number: place + 1 }) }]
      : [],
  );
  return (
    <Alert
      type="warning"
      role="note"
      showIcon
      title={t('No column of the file is used as: {{columns}}.', {
        columns: missing.map((column) => columnLabel(t, column)).join(', '),
      })}
      description={t('Choose it under “Columns”. Without it the service may refuse new firms.')}
      action={offered.map(({ place, name }) => (
        <Button key={place} onClick={() => onMatch(withChoice(matching, place, MOBILE))}>
          {t('Use “{{name}}” as {{column}}', { name, column: columnLabel(t, MOBILE) })}
        </Button>
      ))}
    />
  );
}

/** The column of the template that a column of the file is used as; a divided one has several. */
function asColumn(matching: Matching, place: number): number | null {
  const choice = choiceOf(matching, place);
  return choice === 'divided' ? -1 : choice;
}
