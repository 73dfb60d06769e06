import type texts from '../i18n/hi.json';
import { anyText, onlyDigits, required, requiredAnd, type Rule, tenDigits } from './rules';
import { digitsOf, MAX_MOBILE_DIGITS, REGISTRATION_MOBILE_DIGITS } from './phone';

export interface Representative {
  readonly name: string;
  /** Digits, unless the service has stored something else. */
  readonly mobile: string;
}

export const MAX_REPRESENTATIVES = 5;

export const BLANK_REPRESENTATIVE: Representative = { name: '', mobile: '' };

type InHiJson = keyof typeof texts;
type LabelInHiJson =
  | Exclude<InHiJson, `${string}{{${string}`>
  | Extract<InHiJson, `Representative ${'Name' | 'Mobile'}-{{number}}`>;

interface FieldRow {
  /** The label on every form, as a key of the translations; `{{number}}` is the representative's number. */
  readonly label: LabelInHiJson;
  readonly heading?: LabelInHiJson;
  readonly kind: 'line' | 'lines' | 'mobile';
  /** The rule on the public form, `null` for a field that it lacks, and the one on edit, Manage Profile and import (product §5). */
  readonly registration: Rule | null;
  readonly edit: Rule;
  /** How an update sends it. Texts that are the same then are the same value. */
  readonly normalise?: (text: string) => string;
  /** The most digits a phone field takes; `null` where it takes any text. */
  readonly digits?: { readonly registration: number | null; readonly edit: number };
  /** `autocomplete` on the public form, where people enter their own firm. */
  readonly autoComplete?: string;
  /** Its column in the import's template; `null` for none. */
  readonly column: { readonly key: string; readonly place: number } | null;
}

interface FirmFieldRow extends FieldRow {
  /** Its names in answers: the first one with a value counts. */
  readonly names: readonly [string, ...string[]];
  /** The key of config.json with which updates send a field that is not documented; without one, they always do. */
  readonly sentIf?: `send${string}`;
}

/** The fields of a firm, in the order of the screens: each is named here and nowhere else (docs/how/forms.md). */
export const FIRM_FIELDS = {
  firmName: {
    label: 'Firm Name',
    names: ['name', 'company_name'],
    kind: 'line',
    registration: required,
    edit: required,
    autoComplete: 'organization',
    column: { key: 'name', place: 1 },
  },
  address: {
    label: 'Address',
    names: ['address', 'registered_address'],
    kind: 'lines',
    registration: required,
    edit: required,
    autoComplete: 'street-address',
    column: { key: 'address', place: 4 },
  },
  firmMobile: {
    label: 'Firm Mobile No. (WhatsApp without +91)',
    heading: 'Firm Mobile No',
    names: ['mobile', 'registered_contact_no'],
    kind: 'mobile',
    registration: requiredAnd(tenDigits),
    edit: requiredAnd(onlyDigits),
    normalise: digitsOf,
    digits: { registration: REGISTRATION_MOBILE_DIGITS, edit: MAX_MOBILE_DIGITS },
    autoComplete: 'tel-national',
    column: { key: 'mobile', place: 2 },
  },
  firmAlternateMobile: {
    label: 'Firm Alternate Mobile',
    names: ['mobile_alt', 'alternate_contact_no'],
    kind: 'mobile',
    registration: anyText,
    edit: onlyDigits,
    normalise: digitsOf,
    sentIf: 'sendAlternateMobile',
    digits: { registration: null, edit: MAX_MOBILE_DIGITS },
    autoComplete: 'off',
    column: { key: 'mobile_alt', place: 3 },
  },
  area: {
    label: 'Area',
    names: ['area'],
    kind: 'line',
    registration: required,
    edit: required,
    autoComplete: 'address-level3',
    column: { key: 'area', place: 5 },
  },
} as const satisfies Record<string, FirmFieldRow>;

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
    normalise: digitsOf,
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

/** The fields of the public form. */
export const registrationFields = firmFields.filter(
  (name) => fieldRowOf([name]).registration !== null,
);

const sendKeyOf = (name: FirmField) => {
  const row = FIRM_FIELDS[name];
  return 'sentIf' in row ? row.sentIf : null;
};
type SendKey = NonNullable<ReturnType<typeof sendKeyOf>>;

/** The keys of config.json for fields that are sent only if it says so. */
export const sendKeys = firmFields.map(sendKeyOf).filter((key) => key !== null);

/** The fields that an update sends. */
export const sentFields = (config: Partial<Readonly<Record<SendKey, boolean>>>) =>
  firmFields.filter((name) => {
    const key = sendKeyOf(name);
    return key === null || config[key] === true;
  });

/** The texts of a firm, by their fields. */
export function firmOf(text: (field: FirmField) => string): FirmTexts;
export function firmOf(text: (field: FirmField) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(firmFields.map((field) => [field, text(field)]));
}

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

export function fieldRowOf(field: MemberField): FieldRow {
  return field.length === 1 ? FIRM_FIELDS[field[0]] : REPRESENTATIVE_FIELDS[field[2]];
}

const numberIn = (field: MemberField) => ({ number: field.length === 1 ? 0 : field[1] + 1 });

/** The label of a field, as arguments of `t`. */
export const labelOf = (field: MemberField) => [fieldRowOf(field).label, numberIn(field)] as const;

/** The column heading of a field, as arguments of `t`. */
export function headingOf(field: MemberField) {
  const { label, heading = label } = fieldRowOf(field);
  return [heading, numberIn(field)] as const;
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
