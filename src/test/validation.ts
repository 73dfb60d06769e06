/**
 * The validation of product §5 and the limits of §9 for typed texts, written by hand; imports nothing. Other texts of section 5
 * are tested elsewhere: the field errors of the login on its page, the two questions (delete, payment link) with the lists, and
 * the two texts of the import with the import.
 */
export type ValidatedForm =
  | 'registration'
  | 'edit'
  | 'profile'
  | 'forgot'
  | 'password'
  | 'memberPassword';

interface TypedForm {
  readonly rule: string;
  readonly form: ValidatedForm;
  /** The texts of these fields, by label; all other fields have valid values. */
  readonly values: Readonly<Record<string, string>>;
}

/** The error under a field, with nothing sent; or a part of what is sent. */
type ValidationRow =
  | (TypedForm & { readonly under: string; readonly text: string })
  | (TypedForm & { readonly sent: Readonly<Record<string, unknown>> });

const MOBILE = 'Firm Mobile No. (WhatsApp without +91)';
const name = (number: number) => `Representative Name-${number}`;
const mobile = (number: number) => `Representative Mobile-${number}`;

const wrong = (
  rule: string,
  form: ValidatedForm,
  values: TypedForm['values'],
  under: string,
  text: string,
): ValidationRow => ({ rule, form, values, under, text });

const sent = (
  rule: string,
  form: ValidatedForm,
  values: TypedForm['values'],
  body: Readonly<Record<string, unknown>>,
): ValidationRow => ({ rule, form, values, sent: body });

/** The field is required, and white space counts as empty. */
const required = (form: ValidatedForm, field: string): ValidationRow[] =>
  ['', ' \u00A0\t'].map((value) =>
    wrong('required', form, { [field]: value }, field, `${field} is required`),
  );

/** Digits only, at most 15, in every mobile field of an edit form. */
const fifteen = (form: ValidatedForm): ValidationRow[] => [
  sent('15 digits', form, { [MOBILE]: '123456789012345' }, { firmMobile: '123456789012345' }),
  sent('alternate mobile optional', form, { 'Firm Alternate Mobile': '' }, {}),
  sent(
    'representatives optional, blank rows dropped',
    form,
    { [name(1)]: ' ', [mobile(1)]: '', [name(2)]: '', [mobile(2)]: '' },
    { representatives: [] },
  ),
  sent('cut at 15', form, { [MOBILE]: '1234567890123456' }, { firmMobile: '123456789012345' }),
  sent('Devanagari digits', form, { [MOBILE]: '९४१५' }, { firmMobile: '9415' }),
  sent(
    'non-digits stripped; half-filled rows kept, their mobiles cut at 15',
    form,
    {
      [MOBILE]: '+91 (542) x-1',
      [name(1)]: 'Rekha',
      [mobile(1)]: '',
      [name(2)]: '',
      [mobile(2)]: '1234567890123456',
      [mobile(5)]: '5a5',
    },
    {
      firmMobile: '915421',
      representatives: [
        { name: 'Rekha', mobile: '' },
        { name: '', mobile: '123456789012345' },
        { name: '', mobile: '55' },
      ],
    },
  ),
  wrong('letters alone are nothing', form, { [MOBILE]: 'none' }, MOBILE, `${MOBILE} is required`),
];

const NEXT = 'new  secret';
const passwords = (form: ValidatedForm): ValidationRow[] => {
  const all = { 'Current Password': ' old ', 'New Password': NEXT, 'Confirm New Password': NEXT };
  return [
    ...Object.keys(all).flatMap((field) =>
      ['', '   '].map((value) =>
        wrong('required', form, { ...all, [field]: value }, field, `${field} is Required`),
      ),
    ),
    ...[' new', 'new ', '\u00A0new', 'new\t'].map((value) =>
      wrong(
        'a space around it may be cut off',
        form,
        { ...all, 'New Password': value, 'Confirm New Password': value },
        'New Password',
        'The new password cannot start or end with a space',
      ),
    ),
    wrong(
      'the new ones differ',
      form,
      { ...all, 'Confirm New Password': 'new secret' },
      'Confirm New Password',
      'New Password and Confirm New Password Is Not Match',
    ),
    sent('as typed', form, all, { cpassword: ' old ', npassword: NEXT, cnpassword: NEXT }),
  ];
};

export const validation: readonly ValidationRow[] = [
  ...['Firm Name', 'Address', MOBILE, 'Area', name(1), mobile(1)].flatMap((field) =>
    required('registration', field),
  ),
  ...['941501234', '1'].map((value) =>
    wrong('10 digits', 'registration', { [MOBILE]: value }, MOBILE, 'Enter exactly 10 digits'),
  ),
  sent(
    'cut at 10; alternate mobile optional',
    'registration',
    { [MOBILE]: '94150123456', 'Firm Alternate Mobile': '' },
    { firmMobile: '9415012345', firmAlternateMobile: '' },
  ),
  sent(
    'digits only; alternate mobile unchecked',
    'registration',
    { [MOBILE]: '94150-x12345', 'Firm Alternate Mobile': '+91 (542) पूछिए' },
    { firmMobile: '9415012345', firmAlternateMobile: '+91 (542) पूछिए' },
  ),
  sent(
    "a pasted +91; a representative's mobile unchecked",
    'registration',
    { [MOBILE]: '+91 94150 12345', [name(1)]: 'Rekha', [mobile(1)]: '+91 (542) पूछिए' },
    {
      firmMobile: '9415012345',
      representatives: [{ name: 'Rekha', mobile: '+91 (542) पूछिए' }],
    },
  ),

  wrong('required', 'forgot', { Email: '' }, 'Email', 'Email is required'),
  wrong('required', 'forgot', { Email: '  ' }, 'Email', 'Email is required'),
  ...['nobody', 'a@b', '@c.d', 'a@b@c.d', 'a b@c.d'].map((value) =>
    wrong('an address', 'forgot', { Email: value }, 'Email', 'Email address is invalid'),
  ),
  sent('an address', 'forgot', { Email: 'a.b+c@ganga.example' }, { email: 'a.b+c@ganga.example' }),

  ...passwords('password'),
  ...passwords('memberPassword'),

  ...['Firm Name', 'Address', MOBILE, 'Area'].flatMap((field) => required('edit', field)),
  ...['Address', MOBILE, 'Area'].flatMap((field) => required('profile', field)),
  ...fifteen('edit'),
  ...fifteen('profile'),
];
