import { describe, expect, test } from 'vitest';
import { cellRead, stylesWith } from '../../test/spreadsheetFiles';
import { compileFormat, shownNumber } from './numberFormat';

function shown(code: string, number: string, from1904 = false): string | null {
  const format = compileFormat(code);
  if (format === null) return number;
  const { text, code: remark } = shownNumber(format, number, from1904);
  return remark === 'notShown' ? null : text;
}

describe('dates', () => {
  test.each([
    ['dd.mm.yyyy', '45322', '31.01.2024'],
    ['d/m/yy', '45322', '31/1/24'],
    ['yyyy-mm-dd', '60', '1900-02-29'],
    ['yyyy-mm-dd', '0', '1900-01-00'],
    ['dd-mm-yyyy', '2958465', '31-12-9999'],
    ['dd-mm-yyyy', '45322.9999999', '31-01-2024'],
    ['ddd d-mmm', '45322', 'Wed 31-Jan'],
    ['mmmmm', '45322', 'J'],
    ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', '45322', 'Wednesday, January 31, 2024'],
    ['dd" of "mmmm', '45322', '31 of January'],
    ['[Red]dd/mm/yyyy', '45322', '31/01/2024'],
    ['dd/mm/yyyy_)', '45322', '31/01/2024 '],
    ['dd/mm/yyyy* ', '45322', '31/01/2024'],
    ['DD/MM/YYYY', '45322', '31/01/2024'],
  ])('%s shows %s as %s', (code, number, text) => {
    expect(shown(code, number)).toBe(text);
  });

  test.each([
    ['hh:mm AM/PM', '0', '12:00 AM'],
    ['h:mm a/p', '0.75', '6:00 P'],
    ['hh:mm:ss', '0.999999999', '00:00:00'],
    ['dd-mm-yyyy hh:mm', '45322.999999999', '01-02-2024 00:00'],
    ['mm:ss', '0.0006944444', '01:00'],
    ['mm:ss.0', '0.00069560185', '01:00.1'],
    ['h "h" mm "min"', '0.0423611111', '1 h 01 min'],
    ['[mm]:ss', '0.0423611111', '61:00'],
    ['[ss]', '0.000694444', '60'],
    ['m/d/yyyy h:mm', '45322.25', '1/31/2024 6:00'],
  ])('the time of %s, %s, is %s', (code, number, text) => {
    expect(shown(code, number)).toBe(text);
  });

  test('counted from 1904', () => {
    expect(shown('dd.mm.yyyy', '0', true)).toBe('01.01.1904');
    expect(shown('dd.mm.yyyy', '43860', true)).toBe('31.01.2024');
  });

  test.each([
    ['[h]:mm', '36:00'],
    ['[mm]:ss', '2160:00'],
    ['[ss]', '129600'],
  ])('%s is no date, and counts from nothing', (code, text) => {
    expect(shown(code, '1.5', true)).toBe(text);
  });

  test.each(['-1', '-0.5', '2958466', '9876543210', '9.19877E+17'])('%s is no date', (number) => {
    expect(shown('dd.mm.yyyy', number)).toBeNull();
  });
});

describe('leading zeros', () => {
  test.each([
    ['0000', '-42', '-0042'],
    ['0000;\\(0000\\)', '-42', '(0042)'],
    ['[<=9999]0000;00000000', '42', '0042'],
    ['[<=9999]0000;00000000', '123456', '00123456'],
    ['00;;"none"', '0', '0'],
  ])('%s shows %s as %s', (code, number, text) => {
    expect(shown(code, number)).toBe(text);
  });

  test.each(['@', '#,##0.00', '# ?/?', '00/00', ';;;', '', 'Rs 00'])(
    '%s leaves a number unchanged',
    (code) => {
      expect(shown(code, '1234')).toBe('1234');
    },
  );

  test.each(['[<=9999]0000', '[<100]"0"#;[<200]#', '0000;;', '[Red]'])(
    '%s is for other numbers and drops no digit',
    (code) => {
      expect(shown(code, '919839000001')).toBe('919839000001');
    },
  );

  test.each(['0"', '0000"', '[', '* *', 'ब'])('%s, which is invalid, drops no digit', (code) => {
    expect(shown(code, '9839000001')).toContain('9839000001');
  });

  test.each(['dd.mm.yyyy;0000', '[<100]0000;dd.mm.yyyy', ';dd.mm.yyyy'])(
    '%s shows only some numbers as dates: reported',
    (code) => {
      expect(shown(code, '45322')).toBeNull();
    },
  );

  test('a fraction is kept', () => {
    expect(shown('0000', '42.5')).toBe('42.5');
  });
});

const cell = (value: string) => `<c r="B2" s="1"><v>${value}</v></c>`;
const iso = (value: string) => `<c r="B2" s="1" t="d"><v>${value}</v></c>`;

describe('characters that the format adds', () => {
  test.each([
    ['"0"General', '5422400001', '05422400001'],
    ['"0"#_);[Red]\\("0"#\\)', '5422400001', '05422400001'],
    ['"0"#;;;@', '5422400001', '05422400001'],
    ['[$-409]"0"#', '5422400001', '05422400001'],
    ['+#', '919839000001', '+919839000001'],
    ['"0"#', '5422400001', '05422400001'],
    ['"0"#', '0', '0'],
    ['0##########', '5422400001', '05422400001'],
    ['"M"# ', '7', 'M7'],
  ])('%s shows %s as %s', (code, number, text) => {
    expect(shown(code, number)).toBe(text);
  });

  test.each(['_-0_-', '#" "#####', '[$-409]0', '*-0', '0;-0', '"Rs "#,##0', '"0"0.0'])(
    '%s adds no character',
    (code) => {
      expect(shown(code, '919876543210')).toBe('919876543210');
    },
  );
});

describe('numbers of the office', () => {
  test.each([
    ['"BV"/0000', '42', 'BV/0042'],
    ['"BV"/"24"/0000', '42', 'BV/24/0042'],
    ['0000/"BV"', '42', '0042/BV'],
    ['/0000;-/0000', '42', '/0042'],
    ['0000.00', '42', '0042.00'],
    ['0000.00', '42.5', '0042.50'],
    ['"No. "000.0', '7', 'No. 007.0'],
  ])('%s shows %s as %s', (code, number, text) => {
    expect(shown(code, number)).toBe(text);
  });

  test.each(['0.00', '"Rs "0.00', '"Rs. "#,##0.00', '#,##0;(#,##0);"-"', '0.00E+00'])(
    '%s leaves the digits, and nothing is said',
    async (code) => {
      const told = { text: '42', codes: [] };
      expect(await cellRead(cell('42'), '', stylesWith(code))).toEqual(told);
    },
  );
});

describe('a number that is shown otherwise is read by its digits, and reported', () => {
  test.each([
    ['" Excellent"', '3', 'Excellent'],
    ['[=5]"Chowk"', '5', 'Chowk'],
    ['"Yes";;"No"', '0', 'No'],
    ['# ?/?', '0.5', '1/2'],
    ['0%', '0.5', '50%'],
    ['0.0%;[Red]-0.0%', '1', '100.0%'],
    ['0,', '1234567', '1235'],
    ['0,000', '42', '0,042'],
    ['00/00', '1234', '1234/10'],
    ['0000.00', '42.567', '0042.57'],
    ['0000', '42.5', '0043'],
    [';;;', '42', ''],
  ])('%s of %s', async (code, number, detail) => {
    const told = { text: number, codes: [['shownOtherwise', detail]] };
    expect(await cellRead(cell(number), '', stylesWith(code))).toEqual(told);
  });

  test.each(['9', '10', '12', '13'])('the built-in format %s', async (id) => {
    const styles = `<cellXfs><xf numFmtId="0"/><xf numFmtId="${id}"/></cellXfs>`;
    const { text, codes } = await cellRead(cell('0.5'), '', styles);
    expect([text, codes[0]?.[0]]).toEqual(['0.5', 'shownOtherwise']);
  });

  test.each([
    ['# ?/?', '5'],
    ['[=5]"Chowk"', '6'],
    ['#', '0'],
    ['0;-0;;@', '0'],
    ['#,##0;(#,##0);"-"', '0'],
    ['[>=100000]##\\,##\\,##0;##,##0', '1234567'],
  ])('nothing is said of %s with %s', async (code, number) => {
    const told = { text: number, codes: [] };
    expect(await cellRead(cell(number), '', stylesWith(code))).toEqual(told);
  });

  test('a style that the workbook does not have', async () => {
    const told = { text: '45322', codes: [['shownOtherwise', '']] };
    expect(await cellRead(cell('45322'), '', '<cellXfs><xf numFmtId="0"/></cellXfs>')).toEqual(
      told,
    );
  });
});

describe('in a cell', () => {
  test.each(['-1', '9876543210', '2958466'])(
    '%s under a date format is reported',
    async (number) => {
      expect(await cellRead(cell(number), '', stylesWith('dd.mm.yyyy'))).toEqual({
        text: number,
        codes: [['notShown', '']],
      });
    },
  );

  test('18 digits under a format of zeros are reported as lost', async () => {
    const { codes } = await cellRead(
      cell('123456789012345678'),
      '',
      stylesWith('000000000000000000'),
    );
    expect(codes).toEqual([['digitsLost', '']]);
  });

  test('a workbook that counts from 1904', async () => {
    const styles = stylesWith('dd.mm.yyyy');
    for (const on of ['1', 'true'])
      expect(
        (await cellRead(cell('43860'), '', styles, `<workbookPr date1904="${on}"/>`)).text,
      ).toBe('31.01.2024');
  });

  test.each([
    '<x15:workbookPr xmlns:x15="u" chartTrackingRefBase="1"/>',
    '<x14:workbookPr defaultImageDpi="32767"/>',
    '<workbookPr xmlns="u" chartTrackingRefBase="1"/>',
    '<extLst><ext uri="{0}"><workbookPr/></ext></extLst>',
    '<mc:AlternateContent><mc:Choice><x15:workbookPr/></mc:Choice></mc:AlternateContent>',
  ])('still does after %s', async (extension) => {
    const book = `<workbookPr date1904="1"/>${extension}`;
    const day = await cellRead(cell('43861'), '', stylesWith('dd-mm-yyyy'), book);
    expect(day.text).toBe('01-02-2024');
    const hours = await cellRead(cell('1.5'), '', stylesWith('[h]:mm'), book);
    expect(hours.text).toBe('36:00');
  });

  test('an ISO date with a time, and one that does not exist', async () => {
    const styles = stylesWith('dd.mm.yyyy hh:mm');
    expect((await cellRead(iso('2024-01-31T10:20:30'), '', styles)).text).toBe('31.01.2024 10:20');
    expect((await cellRead(iso('1900-01-31'), '', styles)).text).toBe('31.01.1900 00:00');
    expect((await cellRead(iso('2024-01-51'), '', styles)).text).toBe('2024-01-51');
  });

  test.each([
    ['14', '01-01-2024'],
    ['15', '1-Jan-24'],
    ['22', '01-01-2024 6:00'],
    ['46', '1087014:00:00'],
    ['1', '45292.25'],
    ['49', '45292.25'],
  ])('the built-in format %s', async (id, text) => {
    const styles = `<cellStyleXfs><xf numFmtId="15"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="${id}"/></cellXfs>`;
    expect((await cellRead(cell('45292.25'), '', styles)).text).toBe(text);
  });
});
