import {
  FIRM_FIELDS,
  fieldRowOf,
  type FirmField,
  headingOf,
  type MemberField,
} from '../../domain/memberFields';
import { anyText, type Rule } from '../../domain/memberRules';
import { membershipKey, mobileKey } from '../../domain/sameFirm';
import { MEMBERSHIP_KEY, templateFields } from '../../domain/templateFields';
import type { TitledColumn } from '../../spreadsheet/rows/headerRow';
import { hasLostDigits } from '../../spreadsheet/rows/issues';
import { FIRM_TITLES, REPRESENTATIVE_TITLES } from './columns/columnTitles';
import { plainNumber } from './plainNumber';
import { isNoughts, isPlaceholder } from './isPlaceholder';

type Heading = ReturnType<typeof headingOf>;
type PersonField = Extract<MemberField, readonly ['representatives', ...unknown[]]>;

export interface TemplateColumn extends TitledColumn {
  /** The rule of the edit form for its cells. */
  readonly rule: Rule;
  /** The label, as text and values for `t`. */
  readonly heading: readonly [text: Heading[0] | 'Membership', values: Heading[1]];
  readonly isMobile: boolean;
}

const DEVANAGARI_DIGITS = '०१२३४५६७८९';

const MEMBERSHIP: TemplateColumn = {
  key: MEMBERSHIP_KEY,
  heading: ['Membership', { number: 0 }],
  isMobile: false,
  rule: anyText,
  titles: [
    'Membership No',
    'Membership Number',
    'Member No',
    'Member ID',
    'सदस्यता',
    'सदस्यता संख्या',
    'सदस्यता क्रमांक',
    'सदस्य संख्या',
  ],
  sameAs: (cell) => membershipKey(membershipIn(cell)),
};

const firmColumn = (key: string, name: FirmField): TemplateColumn => {
  const { edit, kind } = FIRM_FIELDS[name];
  return {
    key,
    titles: FIRM_TITLES[name],
    heading: headingOf([name]),
    isMobile: kind === 'mobile',
    rule: edit,
    ...(name === 'firmMobile' ? { sameAs: (cell) => mobileKey(mobileIn(cell)) } : {}),
  };
};

const personColumn = (key: string, field: PersonField): TemplateColumn => {
  const [, place, name] = field;
  return {
    key,
    heading: headingOf(field),
    isMobile: name === 'mobile',
    rule: fieldRowOf(field).edit,
    titles: REPRESENTATIVE_TITLES[name].flatMap((title) => [
      `${title} ${place + 1}`,
      `${title} ${DEVANAGARI_DIGITS.charAt(place + 1)}`,
    ]),
  };
};

/** The columns of the import's template in order (product §2 item 10), with the titles that people use for them. */
export const templateColumns: readonly TemplateColumn[] = [
  MEMBERSHIP,
  ...templateFields.map(({ key, field }) =>
    field.length === 1 ? firmColumn(key, field[0]) : personColumn(key, field),
  ),
];

/** The index of a template column, by its key. */
export const placeOfColumn = (key: string): number =>
  templateColumns.findIndex((column) => column.key === key);

/** The membership number in a cell; '' for a placeholder. */
export const membershipIn = (cell: string): string => (isPlaceholder(cell) ? '' : cell);

/** The mobile in a cell; '' for none, and for a number that a spreadsheet program has shortened, which could be any. */
export const mobileIn = (cell: string): string =>
  hasLostDigits(cell) || isNoughts(cell) ? '' : (plainNumber(cell) ?? cell);
