import { csvText } from '../../spreadsheet/csv/writeCsv';
import { templateColumns } from './templateColumns';

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

const sampleNames = samples.map(({ name }) => name);
const sampleMobiles = samples.map(({ mobile }) => mobile);

/** True for a sample row of the template that somebody forgot to delete. */
export function isSample(name: string, mobile: string): boolean {
  // Checked for every row: two comparisons are far faster than hashing.
  return sampleNames.includes(name.trim()) || sampleMobiles.includes(mobile.trim());
}
