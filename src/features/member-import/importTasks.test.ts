import { describe, expect, test } from 'vitest';
import { xlsxFile } from '../../spreadsheet/xlsx/writeXlsx';
import { importTasks } from './importTasks';
import type { ListedMembers } from './memberCheck';
import { templateColumns } from './templateColumns';

const noOne: ListedMembers = { names: [], mobiles: [], memberships: [] };
const silent = () => undefined;

const HEADER = 'membership,name,mobile,mobile_alt,address,area';

const column = (key: string) => templateColumns.findIndex((one) => one.key === key);

async function read(lines: readonly string[], listed = noOne) {
  const file = new File([`${[HEADER, ...lines].join('\n')}\n`], 'members.csv');
  const reading = await importTasks.read({ file, listed }, silent);
  if (reading.kind !== 'table') throw new Error(JSON.stringify(reading));
  return reading;
}

async function corrected() {
  const { csv, rowNumbers } = importTasks.correctedFile();
  const bytes = await csv.arrayBuffer();
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  // None of these cells holds a quote or a separator.
  const lines = text.trimEnd().replaceAll('"', '').split('\r\n');
  return { lines, rowNumbers: [...rowNumbers] };
}

const mobiles = () => importTasks.rows({ from: 0, count: 100 }).map((row) => row.cells[2]);

/** Of a row with this mobile: what stands there after the button that takes out spaces and signs. */
async function afterKeepDigits(mobile: string): Promise<string | undefined> {
  await read([`,Assi,"${mobile}",,B 1,Assi`]);
  importTasks.keepDigits();
  return mobiles()[0];
}

describe('a file', () => {
  test('is read, listed where something is remarked, corrected, and written with its rows’ numbers', async () => {
    const { summary } = await read([
      ',Assi Silks,9415012345,,B 1,Assi',
      '',
      ',Kashi Zari,98x,,B 2,Assi',
      ',No Area,9415012346,,B 3,',
    ]);
    expect(summary).toMatchObject({ rows: 3, faulty: 2, remarked: 2, listed: 2, edited: 0 });
    const [first] = importTasks.rows({ from: 0, count: 1 });
    expect(first).toMatchObject({ row: 4, leftOut: false, before: null });

    const after = importTasks.setCell({
      index: first?.index ?? -1,
      column: column('mobile'),
      text: '9415012399',
    });
    expect(after).toMatchObject({ faulty: 1, remarked: 1, listed: 2, edited: 1 });
    expect(importTasks.rows({ from: 0, count: 1 })[0]?.before?.[2]).toBe('98x');
    expect(await corrected()).toEqual({
      lines: [
        `\uFEFF${HEADER}`,
        ',Assi Silks,9415012345,,B 1,Assi',
        ',Kashi Zari,9415012399,,B 2,Assi',
        ',No Area,9415012346,,B 3,',
      ],
      rowNumbers: [2, 4, 5],
    });
  });

  test('goes on with just the rows that are kept', async () => {
    await read([',A,1,,B,C', ',D,2,,E,F', ',G,3,,H,I']);
    expect(importTasks.keepOnly([4, 2, 99])).toMatchObject({ listed: 2, leftOut: 1 });
    expect(await corrected()).toEqual({
      lines: [`\uFEFF${HEADER}`, ',A,1,,B,C', ',G,3,,H,I'],
      rowNumbers: [2, 4],
    });
  });

  test('loses its samples and single rows only where that is asked for', async () => {
    await read([',Sample Silk House (delete this row),1,,B,C', ',A,x,,B,C']);
    expect((await corrected()).rowNumbers).toEqual([2, 3]);
    expect(importTasks.leaveOutSamples()).toMatchObject({ leftOut: 1, faulty: 1 });
    expect((await corrected()).rowNumbers).toEqual([3]);
    expect(importTasks.leaveOut({ index: 1, leftOut: true })).toMatchObject({ leftOut: 2 });
    importTasks.leaveOut({ index: 0, leftOut: false });
    expect((await corrected()).rowNumbers).toEqual([2]);
  });

  test('lists the rows with some remarks alone, and all again', async () => {
    const listed = { names: ['Known'], mobiles: ['9415012345'], memberships: [''] };
    await read([',A,9415012345,,B,C', ',D,x,,E,F', ',,2,,E,F'], listed);
    expect(importTasks.narrow(['inList'])).toMatchObject({ listed: 1 });
    expect(importTasks.rows({ from: 0, count: 9 }).map(({ row }) => row)).toEqual([2]);
    expect(importTasks.narrow(['required', 'upTo15Digits'])).toMatchObject({ listed: 2 });
    expect(importTasks.narrow(null)).toMatchObject({ listed: 3, faulty: 2, remarked: 3 });
  });

  test('hands out the cells of rows of the person’s file, none for a row that is not there', async () => {
    await read([',A,1,,B,C', '', ',D,2,,E,F']);
    const found = importTasks.cellsOf([4, 1, 3, 0, 99]);
    expect(found.map((cells) => cells?.[1] ?? null)).toEqual(['D', null, null, null, null]);
  });

  test('says that a mobile is there twice, with or without +91, but not of numbers that lost their digits', async () => {
    const { summary } = await read([
      ',A,9415012345,,B,C',
      ',D,919415012345,,E,F',
      ',G,9.19877E+11,,H,I',
      ',J,9.19877E+11,,K,L',
    ]);
    expect(summary.codes.get('repeated')).toBe(2);
    expect(summary.codes.get('digitsLost')).toBe(2);
  });

  test('forgets the one before, also where it cannot be read itself', async () => {
    await read([',A,1,,B,C']);
    const refused = await importTasks.read(
      { file: new File(['x'], 'members.xls'), listed: noOne },
      silent,
    );
    expect(refused).toMatchObject({ kind: 'unusable', why: { reason: 'wrongName' } });
    expect(importTasks.cellsOf([2])).toEqual([null]);
    expect(() => importTasks.summary()).toThrow('No file was read');
  });

  test('may be a workbook, whose cells are text', async () => {
    const header = HEADER.split(',');
    const rows = [header, ['', 'काशी', '09415012345', '', 'B', 'C']];
    const file = new File([await xlsxFile(rows, 'Members')], 'members.xlsx');
    const reading = await importTasks.read({ file, listed: noOne }, silent);
    expect(reading).toMatchObject({ kind: 'table', summary: { rows: 1, remarked: 0 } });
    expect((await corrected()).lines[1]).toBe(',काशी,09415012345,,B,C');
  });
});

describe('taking spaces and signs out of mobiles', () => {
  test.each([
    ['+91 94150-12345', '919415012345'],
    ['(0542) 245 0000', '05422450000'],
    ['९४१५० १२३४५', '9415012345'],
    [' 9415012345', '9415012345'],
  ])('%j becomes %s', async (mobile, digits) => {
    expect(await afterKeepDigits(mobile)).toBe(digits);
  });

  test.each([
    '9.19877E+11',
    '9876543210.0',
    '9876543210 / 9876543211',
    '9876543210, 9876543211',
    '9876543210 9876543211',
    '9876543210 (Ramesh)',
    'none',
    '+',
  ])('%j is left for a person', async (mobile) => {
    expect(await afterKeepDigits(mobile)).toBe(mobile);
  });

  test('changes no other cell, not even one with spaces and signs', async () => {
    await read(['+91 1,+91 Sarees,+91 94150,0542-24,B +1 - 2,C (D)']);
    importTasks.keepDigits();
    expect((await corrected()).lines[1]).toBe("'+91 1,'+91 Sarees,9194150,054224,B +1 - 2,C (D)");
  });
});
