import { describe, expect, test } from 'vitest';
import { aMember } from '../db/builders';
import { emptyWorld } from '../db/worlds';
import { createService } from '../service';
import { upload, world } from '../test/upload';

const aText: unknown = expect.any(String);

const HEADER = 'membership,name,mobile,mobile_alt,address,area,rep_name_1,rep_mobile_1';
const csv = (...lines: string[]) => [HEADER, ...lines].join('\r\n');

describe('import', () => {
  test('missing columns change nothing, and are required only for a new firm', async () => {
    const { it, body } = await upload(
      'membership,name,mobile\n10,X,1\n\n,By Mobile,9000000002\n50,New,3\n',
      'a.csv',
    );
    const values = { membership: '50', name: 'New', mobile: '3' };
    expect(body).toMatchObject({
      inserted: 0,
      updated: 2,
      failed_rows: [
        { row: 5, attribute: 'address', errors: ['The address field is required.'], values },
        { row: 5, attribute: 'area', values },
      ],
    });
    const [first, second] = world.members;
    expect(it.db.members.all()).toEqual([
      { ...first, name: 'X', mobile: '1' },
      { ...second, name: 'By Mobile' },
      ...world.members.slice(2),
    ]);
  });

  test('an empty cell is rejected if its column is required', async () => {
    const { it, body } = await upload('membership,name,mobile\n10,,1\n', 'a.csv');
    expect(body).toMatchObject({ updated: 0, failed_rows: [{ row: 2, attribute: 'name' }] });
    expect(it.db.members.findFirst()).toEqual(world.members[0]);
  });

  test('representatives keep the values missing from the file', async () => {
    const { it } = await upload(
      'membership,rep_name_1,rep_name_2\n10,Meera Gupta,Suresh Gupta\n',
      'a.csv',
    );
    expect(it.db.members.findFirst()).toMatchObject({
      representatives: [
        { name: 'Meera Gupta', mobile: '9415200001', gender: null },
        { name: 'Suresh Gupta', mobile: '', gender: 'Male' },
      ],
    });
  });

  test('of new members matches only new members', async () => {
    const { it, body } = await upload(
      csv(
        '10,Taken,1,,A,B,,',
        ',Again,9000000003,,A,B,,',
        '11,Done,9000000004,,A,B,,',
        ',New,9,,A,B,,',
      ),
      'a.csv',
      { path: '/api/import/newmembers' },
    );
    expect(body).toMatchObject({
      inserted: 1,
      updated: 2,
      failed_rows: [{ row: 2, attribute: 'membership' }],
    });
    expect(it.db.members.all().at(-1)).toMatchObject({
      name: 'New',
      origin: 'application',
      paymentStatus: 'pending',
    });
  });

  describe('among firms that share a mobile number', () => {
    const mobile = '9000000007';
    const sharing = [
      aMember({ id: 1, membership: 10, name: 'Silk', mobile }),
      aMember({ id: 2, name: 'Silk', mobile }),
      aMember({ id: 3, name: 'Zari', mobile }),
      aMember({ id: 4, name: 'Twin', mobile: '8' }),
      aMember({ id: 5, name: 'Twin', mobile: '8' }),
      aMember({ id: 6, name: 'Alone', mobile: '9' }),
      aMember({ id: 7, membership: 11, name: 'Solo', mobile: '6' }),
    ];
    const send = async (...lines: string[]) => {
      const it = createService({ world: { ...emptyWorld(), members: sharing } });
      const { body } = await upload(['membership,name,mobile,area', ...lines].join('\n'), 'a.csv', {
        it,
      });
      const areas = it.db.members.all().map(({ area }) => area);
      return { body, areas, names: it.db.members.all().map(({ name }) => name) };
    };
    const names = sharing.map(({ name }) => name);

    test('matches the firm with the same name, and otherwise one without a membership number', async () => {
      const { body, areas } = await send(`,Zari,${mobile},Z`, `,Silk,${mobile},S`);
      expect(body).toMatchObject({ updated: 2, inserted: 0, failed_rows: [] });
      expect(areas).toEqual(['Godowlia', 'S', 'Z', ...Array.from({ length: 4 }, () => 'Godowlia')]);
    });

    test.each([`,Brocade,${mobile},B`, `,,${mobile},B`, ',Twin,8,B'])(
      'the row %s matches none or two, overwrites no firm and says why',
      async (line) => {
        const { body, areas, names: namesAfter } = await send(line);
        expect(body).toMatchObject({
          updated: 0,
          inserted: 0,
          failed_rows: [
            { row: 2, attribute: 'mobile', errors: [expect.stringMatching(/^Several firms/)] },
          ],
        });
        expect(namesAfter).toEqual(names);
        expect(new Set(areas)).toEqual(new Set(['Godowlia']));
      },
    );

    test('two rows of one file never match each other', async () => {
      const { body, names: namesAfter } = await send(',Alone & Sons,9,A', ',Another,9,A');
      expect(body).toMatchObject({ updated: 1, failed_rows: [{ row: 3, attribute: 'mobile' }] });
      expect(namesAfter).toEqual(names.with(5, 'Alone & Sons'));
    });

    test('a mobile number that a firm has just changed no longer matches it', async () => {
      const { body, names: namesAfter } = await send('11,Solo,66,A', ',Newcomer,6,A');
      expect(body).toMatchObject({
        updated: 1,
        failed_rows: [{ row: 3, attribute: 'address' }],
      });
      expect(namesAfter).toEqual(names);
    });
  });

  test('reads semicolons, UTF-16 and windows-1252', async () => {
    const text = csv('70,Café,42,,A,B,,').replaceAll(',', ';');
    const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
    const latin = Buffer.from(text, 'latin1');
    for (const bytes of [utf16, latin, new TextEncoder().encode(`\uFEFF${text}`)]) {
      const { it } = await upload(bytes, 'a.csv');
      expect(it.db.members.all().at(-1)?.name).toBe('Café');
    }
  });

  test('rejects a workbook named .csv', async () => {
    const { it, status, body } = await upload('PK\u0003\u0004\u0000', 'members.csv');
    expect([status, body]).toMatchObject([422, { errors: { file: [aText] } }]);
    expect(it.db.members.count()).toBe(4);
  });
});
