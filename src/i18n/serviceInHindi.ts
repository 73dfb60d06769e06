import texts from './hi.json';
import type { Text } from './translation';

const SENTENCES = [
  'Import completed.',
  'Import completed. Some rows failed.',
  'Member updated.',
  'Member updated successfully.',
  'Profile updated.',
  'Profile updated successfully.',
  'Your application has been received.',
  'Your application has been received. The office will contact you.',
  'Under Review',
  'Record not found.',
  'This action is unauthorized.',
  'The current password is not correct.',
  'The current password is incorrect.',
  'No account uses this e-mail address.',
  'No account uses this email address.',
  'This verification link is invalid or was used before.',
  'This link is not valid any more.',
  'A payment link can be sent only while the payment is pending.',
  'A membership number can be generated only once, after the payment.',
  'The file could not be read.',
] as const satisfies readonly Text[];

/** Validation messages about a field, with the portal's text for each. */
const FIELD_MESSAGES: readonly (readonly [RegExp, keyof typeof texts])[] = [
  [/^The ([\w .]{1,60}?)(?: field)? is required\.$/, 'The {{field}} field is required.'],
  [/^The ([\w .]{1,60}?) has already been taken\.$/, 'The {{field}} has already been taken.'],
  [
    /^The ([\w .]{1,60}?)(?: field)? must be a valid email address\.$/,
    'The {{field}} field must be a valid email address.',
  ],
  [
    /^The ([\w .]{1,60}?)(?: field)? must be (\d+) digits\.$/,
    'The {{field}} field must be {{count}} digits.',
  ],
  [
    /^The ([\w .]{1,60}?)(?: field)? must (?:be at most|(?:be digits only and must )?not have more than) (\d+) digits\.$/,
    'The {{field}} must be at most {{count}} digits.',
  ],
  [
    /^The ([\w .]{1,60}?)(?: field)? must be (?:a number|an integer)\.$/,
    'The {{field}} must be a number.',
  ],
  [
    /^The ([\w .]{1,60}?)(?: field)? must not be greater than (\d+) characters\.$/,
    'The {{field}} field must not be greater than {{count}} characters.',
  ],
];

const FIELDS: Readonly<Record<string, Text>> = {
  address: 'Address',
  area: 'Area',
  email: 'Email',
  'firm alternate mobile': 'Firm Alternate Mobile',
  'firm mobile': 'Firm Mobile No',
  'firm name': 'Firm Name',
  file: 'File',
  membership: 'Membership No.',
  mobile: 'Mobile No.',
  name: 'Name',
  password: 'Password',
};

const sentence = (text: string) => SENTENCES.find((known) => known === text);

export function serviceInHindi(message: string, label: string | null): string {
  const known = sentence(message);
  if (known !== undefined) return inHindi(known);
  for (const [pattern, text] of FIELD_MESSAGES) {
    const [, name = '', count = ''] = pattern.exec(message) ?? [];
    const own = FIELDS[name.toLowerCase()];
    const field = label ?? (own === undefined ? undefined : inHindi(own));
    if (name !== '' && field !== undefined) return inHindi(text, { field, count });
  }
  return message;
}

/** Its values match the patterns above, so the types of `t` are not needed. */
const inHindi = (text: keyof typeof texts, values: Readonly<Record<string, string>> = {}): string =>
  texts[text].replace(/\{\{(\w+)\}\}/g, (_, value: string) => values[value] ?? '');
