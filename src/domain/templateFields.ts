import type { MemberChanges } from './member';
import { valueOf } from './memberChanges';
import {
  fieldRowOf,
  firmFields,
  MAX_REPRESENTATIVES,
  type MemberField,
  REPRESENTATIVE_FIELDS,
} from './memberFields';

interface TemplateField {
  readonly key: string;
  readonly field: MemberField;
}

const firm = firmFields
  .flatMap((name) => {
    const { column } = fieldRowOf([name]);
    return column === null ? [] : [{ ...column, name }];
  })
  .toSorted((one, other) => one.place - other.place)
  .map(({ key, name }): TemplateField => ({ key, field: [name] }));

/** All five names, then all five mobiles. */
const people = (['name', 'mobile'] as const).flatMap((name) =>
  Array.from({ length: MAX_REPRESENTATIVES }, (_, place): TemplateField => ({
    key: `${REPRESENTATIVE_FIELDS[name].column.key}_${place + 1}`,
    field: ['representatives', place, name],
  })),
);

/** The columns of the import's template after the membership number, in order (product §2 item 10). */
export const templateFields: readonly TemplateField[] = [...firm, ...people];

export const MEMBERSHIP_KEY = 'membership';

export const templateKeys: readonly string[] = [
  MEMBERSHIP_KEY,
  ...templateFields.map(({ key }) => key),
];

export const templateRow = (membership: string | null, values: MemberChanges): string[] => [
  membership ?? '',
  ...templateFields.map(({ field }) => valueOf(values, field)),
];

export interface ImportResult {
  readonly message: string | null;
  readonly inserted: number | null;
  readonly updated: number | null;
  readonly failedRows: readonly FailedRow[];
}

export interface FailedRow {
  /** Row of the file, the header being row 1; `null` if the service gave none. */
  readonly row: number | null;
  readonly errors: readonly string[];
  /** Column name → value, in the service's order. */
  readonly values: readonly (readonly [column: string, value: string])[];
}
