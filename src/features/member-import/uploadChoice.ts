import type { SentRows } from './importTally';
import { type ColumnChoice, headingsKey } from './columns/ColumnMatcher';
import { missingColumns } from './columns/needsReview';
import type {
  ChosenFile,
  FileSource,
  PreviewTable,
  SendChoice,
  WhyCorrected,
} from './importReducer';
import type { ImportSummary } from './openedFile';
import { templateColumns } from './templateColumns';

/** A file that is to be sent, and which rows it holds. */
export interface Upload {
  readonly file: File;
  readonly rows: SentRows;
}

/** Why not the person's own file would go; `null` where it would. */
export function whyCorrected(
  { sheet, isPasted }: FileSource,
  { summary, columns, matching, isMatchedByHand, headerRow, hasUsualForm }: PreviewTable,
): WhyCorrected | null {
  if (isEdited(summary)) return 'corrected';
  const isFilled = matching.texts.some((text) => text !== '') || matching.divided !== null;
  if (isMatchedByHand || isFilled || columns.some(({ by }) => by !== null && by !== 'key'))
    return 'matched';
  if (isPasted) return 'pasted';
  return sheet !== undefined || headerRow !== 1 || !hasUsualForm ? 'form' : null;
}

/** What goes: what the person said, or what is usual. */
export function sendChoiceOf(chosen: ChosenFile, table: PreviewTable): SendChoice {
  // Of the file as it is, some rows have been taken already.
  if (chosen.refused.size > 0) return 'corrected';
  const why = whyCorrected(chosen, table);
  if (chosen.decided?.why === why) return chosen.decided.choice;
  // A file that only has another form goes unchanged, with the offer beside it; what was pasted is no file.
  return why === null || why === 'form' ? 'unchanged' : 'corrected';
}

export const isEdited = ({ edited, skipped }: ImportSummary): boolean => edited + skipped > 0;

/** No row is to mend, and no column that every firm needs is missing. */
export const isComplete = ({ summary, matching }: PreviewTable): boolean =>
  summary.faulty === 0 && missingColumns(matching).length === 0;

/** What the person chose for files with these headings; `null` where they chose nothing, or the file has no header. */
export function columnChoiceOf({
  isMatchedByHand,
  headerRow,
  columns,
  matching,
}: PreviewTable): ColumnChoice | null {
  if (!isMatchedByHand || headerRow === 0) return null;
  return {
    headings: headingsKey(columns.map(({ heading }) => heading)),
    keys: columns.map((_, place) => templateColumns[matching.places.indexOf(place)]?.key ?? null),
    divided: matching.divided,
  };
}
