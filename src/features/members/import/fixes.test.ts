import { describe, expect, test } from 'vitest';
import { corrected, read } from '../../../test/import/readRows';
import { importTasks } from './importTasks';

describe('one press', () => {
  const fixes: readonly {
    readonly code: 'separators' | 'nothing' | 'asAmount' | 'misread' | 'oldHindi';
    readonly lines: readonly string[];
    readonly mended: readonly string[];
    /** The results for the first cell. */
    readonly example: { readonly before: string; readonly text: string };
  }[] = [
    {
      code: 'separators',
      lines: [',A,94150 12345,,B,C', '+91 1,+91 Sarees,+91 94150,0542-24,B +1 - 2,C (D)'],
      mended: [',A,9415012345,,B,C', "'+91 1,'+91 Sarees,9194150,054224,B +1 - 2,C (D)"],
      example: { before: '94150 12345', text: '9415012345' },
    },
    {
      code: 'nothing',
      lines: ['-,Kashi Silks,NA,nil,B 1,Assi', 'NA,Nil Ratan,-,.,B 2,नहीं'],
      mended: [',Kashi Silks,,,B 1,Assi', ',Nil Ratan,,,B 2,'],
      example: { before: '-', text: '' },
    },
    {
      code: 'asAmount',
      lines: ['1001.0,Kashi Silks,9839000001.0,05422400001.0,B 1,Assi'],
      mended: ['1001,Kashi Silks,9839000001,05422400001,B 1,Assi'],
      example: { before: '1001.0', text: '1001' },
    },
    {
      code: 'misread',
      lines: [',à¤•à¤¾à¤¶à¥€,9839000001,,CafÃ© 1,Assi'],
      mended: [',काशी,9839000001,,Café 1,Assi'],
      example: { before: 'à¤•à¤¾à¤¶à¥€', text: 'काशी' },
    },
    {
      code: 'oldHindi',
      lines: [',okjk.klh lkM+h Hk.Mkj,9415012345,,enuiqjk] okjk.klh,Chowk'],
      mended: [',वाराणसी साड़ी भण्डार,9415012345,,मदनपुरा, वाराणसी,Chowk'],
      example: { before: 'okjk.klh lkM+h Hk.Mkj', text: 'वाराणसी साड़ी भण्डार' },
    },
  ];

  test.each(fixes)(
    'mends $code, where it is said, and no other cell, and is taken back',
    async (mend) => {
      const { code, lines, mended, example } = mend;
      const beside = ['0,Kashi Silks,9415012346,,B 1/2 Lanka,Assi', ',G,x y,,H,I'];
      const numbers = await read([...lines, ...beside]);
      expect(numbers).toMatchObject({ [code]: lines.length });
      // Rows without a number are no duplicates.
      expect(numbers).not.toHaveProperty('repeated');
      const before = importTasks.shown();
      expect(before.fixes).toMatchObject([{ code, rows: lines.length, example }]);
      expect(importTasks.fix(code)).toMatchObject({ fixes: [], steps: 1 });
      expect((await corrected()).lines.slice(1)).toEqual([...mended, ...beside]);
      expect(importTasks.undo()).toEqual(before);
    },
  );

  test('is not offered for garbled letters that lost some of their signs', async () => {
    const numbers = await read([',à¤•à¤,9415012345,,B 1,Assi']);
    expect(numbers).toMatchObject({ misread: 1, toFix: 1 });
    expect(importTasks.shown().fixes).toEqual([]);
  });

  test('corrects a short word in old Hindi if its column has many', async () => {
    const many = ['enuiqjk', 'tSriqjk', 'yYykiqjk', 'jsoM+h rkykc', 'xkSnkSfy;k', 'lkjukFk', 'HksywiqjA']; // oxfmt-ignore
    await read([...many.map((area) => `,A,9415012345,,B,${area}`), ',A,9415012346,,B,yadk']);
    importTasks.fix('oldHindi');
    const areas = importTasks.show('all').rows.map(({ cells }) => cells[5]);
    expect(areas.at(-1)).toBe('लंका');
  });
});
