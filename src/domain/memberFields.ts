import { anyText, onlyDigits, required, requiredAnd, type Rule, tenDigits } from './rules';
import { MAX_MOBILE_DIGITS, REGISTRATION_MOBILE_DIGITS } from './phone';

export interface Representative {
  readonly name: string;
  /** Digits, unless the service has stored something else. */
  readonly mobile: string;
}

export const MAX_REPRESENTATIVES = 5;

export const BLANK_REPRESENTATIVE: Representative = { name: '', mobile: '' };

interface FieldRow {
  /** The label on every form, as a key of the translations; `{{number}}` is the representative's number. */
  readonly label: string;
  readonly heading?: string;
  readonly kind: 'line' | 'lines' | 'mobile';
  /** The rule on the public form, and the one on edit, Manage Profile and import (product §5). */
  readonly registration: Rule;
  readonly edit: Rule;
  /** The most digits a phone field takes; `null` where it takes any text. */
  readonly digits?: { readonly registration: number | null; readonly edit: number };
  /** `autocomplete` on the public form, where people enter their own firm. */
  readonly autoComplete: string;
  readonly column: { readonly key: string; readonly place: number };
}

/** The fields of a firm, in the order of the screens. To add one, follow the compiler errors from here. */
export const FIRM_FIELDS = {
  firmName: {
    label: 'Firm Name',
    kind: 'line',
    registration: required,
    edit: required,
    autoComplete: 'organization',
    column: { key: 'name', place: 1 },
  },
  address: {
    label: 'Address',
    kind: 'lines',
    registration: required,
    edit: required,
    autoComplete: 'street-address',
    column: { key: 'address', place: 4 },
  },
  firmMobile: {
    label: 'Firm Mobile No. (WhatsApp without +91)',
    heading: 'Firm Mobile No',
    kind: 'mobile',
    registration: requiredAnd(tenDigits),
    edit: requiredAnd(onlyDigits),
    digits: { registration: REGISTRATION_MOBILE_DIGITS, edit: MAX_MOBILE_DIGITS },
    autoComplete: 'tel-national',
    column: { key: 'mobile', place: 2 },
  },
  firmAlternateMobile: {
    label: 'Firm Alternate Mobile',
    kind: 'mobile',
    registration: anyText,
    edit: onlyDigits,
    digits: { registration: null, edit: MAX_MOBILE_DIGITS },
    autoComplete: 'off',
    column: { key: 'mobile_alt', place: 3 },
  },
  area: {
    label: 'Area',
    kind: 'line',
    registration: required,
    edit: required,
    autoComplete: 'address-level3',
    column: { key: 'area', place: 5 },
  },
} as const satisfies Record<string, FieldRow>;

/** The fields of each representative. Column keys end with the representative's number. */
export const REPRESENTATIVE_FIELDS = {
  name: {
    label: 'Representative Name-{{number}}',
    kind: 'line',
    registration: required,
    edit: anyText,
    autoComplete: 'off',
    column: { key: 'rep_name', place: 1 },
  },
  mobile: {
    label: 'Representative Mobile-{{number}}',
    kind: 'mobile',
    // Required on the public form and otherwise unchecked.
    registration: required,
    edit: onlyDigits,
    digits: { registration: null, edit: MAX_MOBILE_DIGITS },
    autoComplete: 'off',
    column: { key: 'rep_mobile', place: 2 },
  },
} as const satisfies Record<keyof Representative, FieldRow>;

export type FirmField = keyof typeof FIRM_FIELDS;
type RepresentativeField = keyof typeof REPRESENTATIVE_FIELDS;

export type FirmTexts = Readonly<Record<FirmField, string>>;

const isFirmField = (name: string): name is FirmField => Object.hasOwn(FIRM_FIELDS, name);

export const firmFields: readonly FirmField[] = Object.keys(FIRM_FIELDS).filter(isFirmField);

export const firmOf = (text: (field: FirmField) => string): FirmTexts => ({
  firmName: text('firmName'),
  address: text('address'),
  firmMobile: text('firmMobile'),
  firmAlternateMobile: text('firmAlternateMobile'),
  area: text('area'),
});

/** The path of a field in the record, which is also its name in a form. */
export type MemberField =
  | readonly [name: FirmField]
  | readonly [list: 'representatives', position: number, name: RepresentativeField];

const fieldsAt = (position: number): readonly MemberField[] => [
  ['representatives', position, 'name'],
  ['representatives', position, 'mobile'],
];

export const personFields: readonly MemberField[] = Array.from(
  { length: MAX_REPRESENTATIVES },
  (_, position) => fieldsAt(position),
).flat();

export const memberFields: readonly MemberField[] = [
  ...firmFields.map((name): MemberField => [name]),
  ...personFields,
];

export const fieldRowOf = (field: MemberField) =>
  field.length === 1 ? FIRM_FIELDS[field[0]] : REPRESENTATIVE_FIELDS[field[2]];

const numberIn = (field: MemberField) => ({ number: field.length === 1 ? 0 : field[1] + 1 });

/** The label of a field, as arguments of `t`. */
export const labelOf = (field: MemberField) => [fieldRowOf(field).label, numberIn(field)] as const;

/** The column heading of a field, as arguments of `t`. */
export function headingOf(field: MemberField) {
  const row = fieldRowOf(field);
  return ['heading' in row ? row.heading : row.label, numberIn(field)] as const;
}

/** Drops the rows with neither name nor mobile, as a save does; a half-filled row stays (product §5). */
export function filledRepresentatives(rows: readonly Representative[]): Representative[] {
  return rows.map(trimmed).filter(isFilled);
}

/** The original positions of the rows that {@link filledRepresentatives} keeps. */
export function filledPositions(rows: readonly Representative[]): readonly number[] {
  return rows.flatMap((row, position) => (isFilled(trimmed(row)) ? [position] : []));
}

const trimmed = ({ name, mobile }: Representative) => ({
  name: name.trim(),
  mobile: mobile.trim(),
});

const isFilled = ({ name, mobile }: Representative) => name !== '' || mobile !== '';
