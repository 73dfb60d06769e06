import { FIRM_FIELDS, fieldRowOf, headingOf } from '../../../domain/memberFields';
import { anyText, type Rule } from '../../../domain/rules';
import { membershipKey, mobileKey } from '../../../domain/sameFirm';
import { MEMBERSHIP_KEY, templateFields } from '../../../domain/templateFields';
import { csvText } from '../../../spreadsheet/csv/writeCsv';
import { hasLostDigits } from '../../../spreadsheet/table/checks';
import type { Column } from '../../../spreadsheet/table/headings';
import { isNoughts, isPlaceholder, plainNumber } from './cellValue';

type Heading = ReturnType<typeof headingOf>;

export interface TemplateColumn extends Column {
  readonly rule: Rule;
  /** The label, as text and values for `t`. */
  readonly heading: readonly [text: Heading[0] | 'Membership', values: Heading[1]];
  readonly isMobile: boolean;
}

/** The columns of the import's template in order (product §2 item 10). */
export const templateColumns: readonly TemplateColumn[] = [
  {
    key: MEMBERSHIP_KEY,
    heading: ['Membership', { number: 0 }],
    isMobile: false,
    rule: anyText,
    sameAs: (cell) => membershipKey(membershipIn(cell)),
  },
  ...templateFields.map(({ key, field }): TemplateColumn => {
    const { edit, kind } = fieldRowOf(field);
    const column = { key, heading: headingOf(field), isMobile: kind === 'mobile', rule: edit };
    const isFirmMobile = key === FIRM_FIELDS.firmMobile.column.key;
    return isFirmMobile ? { ...column, sameAs: (cell) => mobileKey(mobileIn(cell)) } : column;
  }),
];

/** The index of a template column, by its key. */
export const placeOfColumn = (key: string): number =>
  templateColumns.findIndex((column) => column.key === key);
export const MEMBERSHIP = placeOfColumn(MEMBERSHIP_KEY);
export const NAME = placeOfColumn('name');
export const MOBILE = placeOfColumn('mobile');

/** The membership number in a cell; '' for a placeholder. */
export const membershipIn = (cell: string): string => (isPlaceholder(cell) ? '' : cell);

/** The mobile in a cell; '' for none, and for a number that a spreadsheet program has shortened, which could be any. */
export const mobileIn = (cell: string): string =>
  hasLostDigits(cell) || isNoughts(cell) ? '' : (plainNumber(cell) ?? cell);

export const TEMPLATE_NAME = 'members_template.csv';

/** Without membership numbers, so a forgotten sample row can never overwrite a member. */
const samples: readonly Readonly<Record<string, string>>[] = [
  {
    name: 'Sample Silk House (delete this row)',
    mobile: '9999900001',
    mobile_alt: '05422400001',
    address: 'K 1/1, Chowk, Varanasi 221001',
    area: 'Chowk',
    rep_name_1: 'Sample Name',
    rep_mobile_1: '9999900002',
  },
  {
    name: 'नमूना हथकरघा (यह पंक्ति हटाएँ)',
    mobile: '9999900003',
    address: 'मदनपुरा, वाराणसी 221001',
    area: 'मदनपुरा',
    rep_name_1: 'नमूना नाम',
    rep_mobile_1: '9999900004',
    rep_name_2: 'Second Sample Name',
    rep_mobile_2: '9999900005',
  },
];

/** The template of product §2 item 10 as a CSV: its header and two sample rows. */
export function templateCsv(): string {
  const keys = templateColumns.map(({ key }) => key);
  return csvText([keys, ...samples.map((sample) => keys.map((key) => sample[key] ?? ''))]);
}

/** True for a sample row of the template that somebody forgot to delete. */
export const isSample = (name: string, mobile: string): boolean =>
  // Checked for every row: two comparisons are far faster than hashing.
  samples.some((sample) => sample.name === name.trim() || sample.mobile === mobile.trim());
