import { describe, expect, test } from 'vitest';
import { readSheet } from '../../spreadsheet/readSheet';
import { importTasks } from './importTasks';
import { isFault } from './memberCheck';
import { TEMPLATE_NAME, templateCsv } from './template';
import { templateColumns } from './templateColumns';

const HEADER =
  'membership,name,mobile,mobile_alt,address,area,' +
  'rep_name_1,rep_name_2,rep_name_3,rep_name_4,rep_name_5,' +
  'rep_mobile_1,rep_mobile_2,rep_mobile_3,rep_mobile_4,rep_mobile_5';
const KEYS = HEADER.split(',');

describe('the template', () => {
  test('is named as the specification says, and so are its columns in their order', () => {
    expect(TEMPLATE_NAME).toBe('members_template.csv');
    expect(templateCsv().split('\r\n')[0]?.replaceAll('"', '')).toBe(`\uFEFF${HEADER}`);
  });

  test('has two sample rows, neither with the number of a member', async () => {
    const lines = templateCsv().trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(2);
    expect(lines.every((line) => line.startsWith('"",'))).toBe(true);
  });

  test('read back has its two samples remarked, and nothing to mend', async () => {
    const file = new File([templateCsv()], TEMPLATE_NAME);
    const listed = { names: [], mobiles: [], memberships: [] };
    const reading = await importTasks.read({ file, listed }, () => undefined);
    if (reading.kind !== 'table') throw new Error(JSON.stringify(reading));
    const { header, summary, encodingGuessed } = reading;
    expect(header).toMatchObject({ row: 1, missing: [], unknown: [], repeated: [], renamed: [] });
    expect(encodingGuessed).toBe(false);
    expect(summary).toMatchObject({ rows: 2, faulty: 0, remarked: 2 });
    expect([...summary.codes]).toEqual([['sample', 2]]);
    expect([...summary.codes.keys()].some(isFault)).toBe(false);
  });
});

/** The header of a file with this first row. */
async function headerOf(titles: readonly string[]) {
  const file = new File([`${titles.join(';')}\n${titles.map(() => 'x').join(';')}\n`], 'a.csv');
  const reading = await readSheet({ file, columns: templateColumns, check: () => [] });
  if (reading.kind !== 'table') throw new Error(JSON.stringify(reading));
  return reading.header;
}

describe('a header', () => {
  const inOrder = KEYS.map((_, at) => at);

  test.each([
    ['in odd case', (key: string) => key.toUpperCase()],
    ['with spaces', (key: string) => `  ${key.replaceAll('_', ' ')} `],
    ['with hyphens', (key: string) => key.replaceAll('_', '-')],
    ['without anything between the words', (key: string) => key.replaceAll('_', '')],
  ])('%s is that of the template', async (_, written) => {
    expect(await headerOf(KEYS.map(written))).toMatchObject({
      positions: inOrder,
      missing: [],
      unknown: [],
      renamed: [],
    });
  });

  test.each([
    [
      'English',
      ['Membership No.', 'Firm Name', 'Mobile Number', 'Alternate Mobile', 'Firm Address'],
      ['Locality', 'Contact Person 1', 'Representative Name-2', 'Representative Mobile-1'],
    ],
    [
      'Hindi',
      ['सदस्यता संख्या', 'फर्म का नाम', 'मोबाइल नंबर', 'वैकल्पिक मोबाइल', 'पता'],
      ['क्षेत्र', 'प्रतिनिधि 1', 'प्रतिनिधि का नाम २', 'प्रतिनिधि मोबाइल १'],
    ],
  ])('in other words, %s, is understood and named', async (_, five, four) => {
    const titles = [...five, ...four];
    const header = await headerOf(titles);
    const found = KEYS.filter((__, column) => header.positions[column] !== -1);
    expect(found.join()).toBe(
      'membership,name,mobile,mobile_alt,address,area,rep_name_1,rep_name_2,rep_mobile_1',
    );
    expect(header.renamed).toEqual(titles);
    expect(header.unknown).toEqual([]);
    expect(header.missing).toHaveLength(KEYS.length - titles.length);
  });

  test('every title leads to its own column', async () => {
    for (const [column, { titles }] of templateColumns.entries())
      for (const title of titles) {
        // A header needs two columns; this one is the other wherever it is not the same.
        const other = column === 0 ? 'name' : 'membership';
        const { positions } = await headerOf([title, other]);
        expect([title, positions[column]]).toEqual([title, 0]);
      }
  });

  test('what the lists of the portal call their columns is understood', async () => {
    const shown = ['Sr.No.', 'Membership', 'Firm Name', 'Email', 'Firm Mobile No'];
    const { missing, unknown } = await headerOf(shown);
    expect(unknown).toEqual(['Sr.No.', 'Email']);
    expect(KEYS.filter((key) => !missing.includes(key))).toEqual(['membership', 'name', 'mobile']);
  });
});

/** A title without its spelling. */
const plain = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

test('no two columns have a title in common', () => {
  const owners = new Map<string, Set<string>>();
  for (const { key, titles } of templateColumns)
    for (const title of [key, ...titles].map(plain))
      owners.set(title, (owners.get(title) ?? new Set()).add(key));
  expect([...owners].filter(([, keys]) => keys.size > 1)).toEqual([]);
});
