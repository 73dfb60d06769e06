import { expect, test } from 'vitest';
import { type ValidatedForm, validation, type ValidationRow } from '../test/validation';
import { confirmationRule, emailRule, passwordRule } from './accountRules';
import { FIRM_FIELDS, REPRESENTATIVE_FIELDS } from './memberFields';
import { MAX_MOBILE_DIGITS, pastedTenDigits, typedDigits } from './phone';
import { filledRepresentatives } from './representatives';

/** The table of product §5 on the rules themselves; src/test/validation.test.tsx runs it on the forms. */

type Values = ValidationRow['values'];
type Judge = (value: string, values: Values) => string | null;

const { firmName, address, firmMobile, firmAlternateMobile, area } = FIRM_FIELDS;
const { name: personName, mobile: personMobile } = REPRESENTATIVE_FIELDS;

const MOBILE = 'Firm Mobile No. (WhatsApp without +91)';

const ofEdit: Readonly<Record<string, Judge>> = {
  'Firm Name': firmName.edit,
  Address: address.edit,
  [MOBILE]: firmMobile.edit,
  'Firm Alternate Mobile': firmAlternateMobile.edit,
  Area: area.edit,
  'Representative Mobile-1': personMobile.edit,
  'Representative Mobile-2': personMobile.edit,
  'Representative Mobile-5': personMobile.edit,
};

const ofPassword: Readonly<Record<string, Judge>> = {
  'Current Password': passwordRule,
  'New Password': passwordRule,
  'Confirm New Password': (value, values) => confirmationRule(value, values['New Password'] ?? ''),
};

/** The rule of each field; a field that is not named takes whatever stands in it. */
const rules: Readonly<Record<ValidatedForm, Readonly<Record<string, Judge>>>> = {
  registration: {
    'Firm Name': firmName.registration,
    Address: address.registration,
    [MOBILE]: firmMobile.registration,
    Area: area.registration,
    'Representative Name-1': personName.registration,
    'Representative Mobile-1': personMobile.registration,
  },
  edit: ofEdit,
  profile: ofEdit,
  forgot: { Email: emailRule },
  password: ofPassword,
  memberPassword: ofPassword,
};

/** What a rule calls each text of the table. */
const nameOf: readonly (readonly [text: RegExp, name: string])[] = [
  [/ is required$/i, 'required'],
  [/^Enter exactly 10 digits$/, 'tenDigits'],
  [/^Email address is invalid$/, 'noAddress'],
  [/ Is Not Match$/, 'different'],
];

/** What the field keeps of a value that came at once. */
function held(form: ValidatedForm, label: string, value: string): string {
  if (!label.includes('Mobile')) return value;
  if (form !== 'registration') return typedDigits(value, MAX_MOBILE_DIGITS);
  return label === MOBILE ? pastedTenDigits(value) : value;
}

const SENT_AS: Readonly<Record<string, string>> = {
  [MOBILE]: 'firmMobile',
  'Firm Alternate Mobile': 'firmAlternateMobile',
  Email: 'email',
  'Current Password': 'cpassword',
  'New Password': 'npassword',
  'Confirm New Password': 'cnpassword',
};

const representativesOf = (values: Values) =>
  filledRepresentatives(
    [1, 2, 3, 4, 5].map((row) => ({
      name: values[`Representative Name-${row}`] ?? '',
      mobile: values[`Representative Mobile-${row}`] ?? '',
    })),
  );

/** The row's values as the fields hold them, and what the rules find wrong with them. */
function judged({ form, values: typed }: ValidationRow) {
  const values = Object.fromEntries(
    Object.entries(typed).map(([label, value]) => [label, held(form, label, value)]),
  );
  const broken = Object.entries(values)
    .map(([label, value]) => [label, rules[form][label]?.(value, values) ?? null] as const)
    .filter(([, name]) => name !== null);
  return { values, broken };
}

const titled = (row: ValidationRow) => `${row.form}, ${row.rule}: ${JSON.stringify(row.values)}`;

const refused = validation.flatMap((row) =>
  'text' in row.expects ? [[titled(row), row, row.expects] as const] : [],
);
const accepted = validation.flatMap((row) =>
  'sent' in row.expects ? [[titled(row), row, row.expects.sent] as const] : [],
);

test.each(refused)('%s is refused', (_, row, { under, text }) => {
  const name = nameOf.find(([pattern]) => pattern.test(text))?.[1];
  expect(judged(row).broken).toContainEqual([under, name]);
});

test.each(accepted)('%s is taken', (_, row, body) => {
  const { values, broken } = judged(row);
  expect(broken).toEqual([]);
  const sent = Object.entries(values).map(([label, value]) => [SENT_AS[label] ?? label, value]);
  expect({
    ...Object.fromEntries(sent),
    representatives: representativesOf(values),
  }).toMatchObject(body);
});
