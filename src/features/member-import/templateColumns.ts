import { withoutCountryPrefix } from '../../domain/phone';
import { MAX_REPRESENTATIVES } from '../../domain/representatives';
import type { Column } from '../../spreadsheet/headerRow';
import { hasLostDigits } from '../../spreadsheet/remarks';

/** Which rule of the edit form a cell of this column keeps. */
type Ruled =
  'firmName' | 'firmMobile' | 'firmAlternateMobile' | 'address' | 'area' | 'representativeMobile';

export interface TemplateColumn extends Column {
  readonly rule: Ruled | null;
  /** What the edit form calls it (rule F1); `{{number}}` stands for the representative. */
  readonly label: string;
  readonly number?: number;
}

const five = Array.from({ length: MAX_REPRESENTATIVES }, (_, index) => index + 1);
const DEVANAGARI_DIGITS = '०१२३४५६७८९';

/** The columns of the import's template in its order (product §2 item 10), with what people write in their place. */
export const templateColumns: readonly TemplateColumn[] = [
  {
    key: 'membership',
    label: 'Membership',
    rule: null,
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
    sameAs: (cell) => cell.trim().toLowerCase(),
  },
  {
    key: 'name',
    label: 'Firm Name',
    rule: 'firmName',
    titles: ['Firm Name', 'Firm', 'Company Name', 'Company', 'फर्म का नाम', 'फर्म', 'नाम'],
  },
  {
    key: 'mobile',
    label: 'Firm Mobile No',
    rule: 'firmMobile',
    titles: [
      'Mobile No',
      'Mobile Number',
      'Firm Mobile',
      'Firm Mobile No',
      'Firm Mobile No. (WhatsApp without +91)',
      'Registered Contact No',
      'WhatsApp',
      'Phone',
      'मोबाइल',
      'मोबाइल नंबर',
      'मोबाइल संख्या',
      'फर्म मोबाइल',
    ],
    sameAs: sameMobile,
  },
  {
    key: 'mobile_alt',
    label: 'Firm Alternate Mobile',
    rule: 'firmAlternateMobile',
    titles: [
      'Alternate Mobile',
      'Alternate Mobile No',
      'Firm Alternate Mobile',
      'Alternate Contact No',
      'Other Mobile',
      'वैकल्पिक मोबाइल',
      'दूसरा मोबाइल',
      'अन्य मोबाइल',
    ],
  },
  {
    key: 'address',
    label: 'Address',
    rule: 'address',
    titles: ['Firm Address', 'Registered Address', 'पता', 'फर्म का पता'],
  },
  {
    key: 'area',
    label: 'Area',
    rule: 'area',
    titles: ['Locality', 'Mohalla', 'क्षेत्र', 'मोहल्ला', 'इलाका'],
  },
  ...five.map((number): TemplateColumn => ({
    key: `rep_name_${number}`,
    label: 'Representative Name-{{number}}',
    number,
    rule: null,
    titles: numbered(number, [
      'Representative Name',
      'Representative',
      'Contact Person',
      'Contact Person Name',
      'प्रतिनिधि',
      'प्रतिनिधि नाम',
      'प्रतिनिधि का नाम',
    ]),
  })),
  ...five.map((number): TemplateColumn => ({
    key: `rep_mobile_${number}`,
    label: 'Representative Mobile-{{number}}',
    number,
    rule: 'representativeMobile',
    titles: numbered(number, [
      'Representative Mobile',
      'Contact Person Mobile',
      'प्रतिनिधि मोबाइल',
      'प्रतिनिधि का मोबाइल',
    ]),
  })),
];

/** What makes two mobiles the same; '' where a spreadsheet program has shortened one, which then may be any number. */
export function sameMobile(cell: string): string {
  return hasLostDigits(cell) ? '' : withoutCountryPrefix(cell);
}

function numbered(number: number, titles: readonly string[]): readonly string[] {
  return titles.flatMap((title) => [
    `${title} ${number}`,
    `${title} ${DEVANAGARI_DIGITS.charAt(number)}`,
  ]);
}
