import texts from './hi.json';
import sentences from './hi.service.json';

/** The Hindi of the portal and of the service's sentences: a file of its own in the build, `hindi-….js`. */
export default { ...texts, ...sentences };

/** A validation message: the name of its field, and what is wrong there. */
const VALIDATION = /^The ([\w .]{1,60}?)(?: field)? ((?:is|has|must) .+)\.$/;

const WRONG: readonly (readonly [RegExp, keyof typeof sentences])[] = [
  [/^is required$/, 'The {{field}} field is required.'],
  [/^has already been taken$/, 'The {{field}} has already been taken.'],
  [/^must be a valid email address$/, 'The {{field}} field must be a valid email address.'],
  [/^must be (\d+) digits$/, 'The {{field}} field must be {{count}} digits.'],
  [
    /^must (?:be at most|(?:be digits only and must )?not have more than) (\d+) digits$/,
    'The {{field}} must be at most {{count}} digits.',
  ],
  [/^must be (?:a number|an integer)$/, 'The {{field}} must be a number.'],
  [
    /^must not be greater than (\d+) characters$/,
    'The {{field}} field must not be greater than {{count}} characters.',
  ],
];

const FIELDS: Readonly<Record<string, keyof typeof texts>> = {
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

const hindi = new Map(Object.entries(sentences));

/** A message of the service in Hindi, or as it is if it is unknown. `label` is the screen's name for its field. */
export function serviceInHindi(message: string, label: string | null): string {
  const [, name = '', wrong = ''] = VALIDATION.exec(message) ?? [];
  const own = FIELDS[name.toLowerCase()];
  const field = label ?? (own && texts[own]);
  for (const [pattern, text] of WRONG) {
    const [found, count = ''] = pattern.exec(wrong) ?? [];
    if (found !== undefined && field !== undefined)
      return sentences[text].replace('{{field}}', field).replace('{{count}}', count);
  }
  return message.includes('{{') ? message : (hindi.get(message) ?? message);
}
