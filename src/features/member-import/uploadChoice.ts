import type { SentRows } from './importTally';
import { type ColumnChoice, headingsKey } from './columns/ColumnMatcher';
import { missingColumns } from './columns/columnUse';
import type {
  ChosenFile,
  FileSource,
  PreviewTable,
  SendChoice,
  WhyCorrected,
} from './importReducer';
import type { ImportSummary } from './openedFile';
import { templateColumns } from './templateColumns';

/** The file to send, with its rows. */
export interface Upload {
  readonly file: File;
  readonly rows: SentRows;
}

/** Why the person's own file is not sent as it is; `null` if it is. */
export function whyCorrected(
  { sheet, isPasted }: FileSource,
  { summary, columns, mapping, isMatchedByHand, headerRow, hasUsualForm }: PreviewTable,
): WhyCorrected | null {
  if (isEdited(summary)) return 'corrected';
  const isFilled = mapping.texts.some((text) => text !== '');
  if (isMatchedByHand || isFilled || columns.some(({ by }) => by !== null && by !== 'key'))
    return 'matched';
  if (isPasted) return 'pasted';
  return sheet !== undefined || headerRow !== 1 || !hasUsualForm ? 'form' : null;
}

/** The person's choice, or the default. */
export function sendChoiceOf(chosen: ChosenFile, table: PreviewTable): SendChoice {
  // The unchanged file contains rows that were already accepted.
  if (chosen.refused.size > 0) return 'corrected';
  const why = whyCorrected(chosen, table);
  if (chosen.decided?.why === why) return chosen.decided.choice;
  // A file that only differs in form is sent unchanged by default, with the alternative offered; pasted rows are no file.
  return why === null || why === 'form' ? 'unchanged' : 'corrected';
}

export const isEdited = ({ edited, skipped }: ImportSummary): boolean => edited + skipped > 0;

/** No row needs fixing, and no required column is missing. */
export const isComplete = ({ summary, mapping }: PreviewTable): boolean =>
  summary.faulty === 0 && missingColumns(mapping).length === 0;

/** The person's choice for files with these headings; `null` if nothing was changed, or the file has no header. */
export function columnChoiceOf({
  isMatchedByHand,
  headerRow,
  columns,
  mapping,
}: Pick<
  PreviewTable,
  'isMatchedByHand' | 'headerRow' | 'columns' | 'mapping'
>): ColumnChoice | null {
  if (!isMatchedByHand || headerRow === 0) return null;
  return {
    headings: headingsKey(columns.map(({ heading }) => heading)),
    keys: columns.map(({ isHidden, matched }, place) => {
      const column = mapping.places.indexOf(place);
      // The next file may show what was only skipped because it was hidden.
      const isKept = column === -1 && isHidden && mapping.places[matched] === -1;
      return templateColumns[isKept ? matched : column]?.key ?? null;
    }),
  };
}
