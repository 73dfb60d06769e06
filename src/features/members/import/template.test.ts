import { describe, expect, test } from 'vitest';
import { importTasks } from './importTasks';
import { isError } from './memberChecks';
import { TEMPLATE_NAME, templateCsv } from './template';

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

  test('read back has an issue at each of its two samples, and nothing to correct', async () => {
    const file = new File([templateCsv()], TEMPLATE_NAME);
    const lists = { listed: [], others: [] };
    const opened = await importTasks.open({ file, lists, remembered: [] });
    if (opened.kind !== 'table') throw new Error(JSON.stringify(opened));
    const { headerRow, isEncodingGuessed, columns, counts } = opened.shown;
    expect(columns.map(({ by }) => by)).toEqual(KEYS.map(() => 'key'));
    expect([headerRow, isEncodingGuessed]).toEqual([1, false]);
    expect(Object.fromEntries(counts)).toEqual({ all: 2, new: 2, sample: 2, info: 2 });
    expect(isError('sample')).toBe(false);
  });
});
