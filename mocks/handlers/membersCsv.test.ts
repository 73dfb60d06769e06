import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { callService } from '../callService';
import { aMember } from '../db/builders';
import { castAndCrowd, emptyWorld } from '../db/worlds';
import { createService } from '../service';
import { membersCsv } from './membersCsv';
import { upload } from '../test/upload';

const exported = async (names: readonly string[]) => {
  const members = names.map((name, index) =>
    aMember({ id: index + 1, membership: index + 1, name }),
  );
  const { handlers } = createService({ world: { ...emptyWorld(), members } });
  return callService(handlers, 'GET', '/api/members/export');
};

describe('export', () => {
  test('starts with a UTF-8 byte order mark and ends its lines with CRLF', () => {
    expect(membersCsv([aMember({ id: 1, name: 'A' })])).toMatch(
      /^\uFEFFmembership,[^\n]+\r\n,A,[^\n]+\r\n$/,
    );
  });

  test('is an attachment with the template’s columns and one line per member', async () => {
    const { body, headers } = await exported(['Plain', 'With, comma and "quotes"', 'हिन्दी']);
    expect(headers.get('content-type')).toContain('text/csv');
    expect(headers.get('content-disposition')).toContain('attachment');
    const text = String(body);
    expect(text).toMatch(/^membership,name,mobile,mobile_alt,address,area,rep_name_1/);
    expect(text.split('\r\n')).toHaveLength(5);
    expect(Papa.parse<string[]>(text).data.map((row) => row[1])).toEqual([
      'name',
      'Plain',
      'With, comma and "quotes"',
      'हिन्दी',
      undefined,
    ]);
  });

  test.each([
    '=1+1',
    '+91',
    '-x',
    '@x',
    '\tx',
    '\rx',
    '  =x',
    '＝x',
    '=\nx',
    '\0=x',
    ' \0x',
    "'=x",
  ])('escapes %j, and the import restores the original', async (name) => {
    const { body } = await exported([name]);
    const [, row] = Papa.parse<string[]>(String(body), { newline: '\r\n' }).data;
    expect(row?.[1]).toBe(`'${name}`);
    const { it } = await upload(String(body), 'members.csv');
    const numbered = it.db.members.findFirst((q) => q.where({ membership: 1 }));
    expect(numbered?.name).toBe(name.trim());
  });

  test('can be imported again without a change', async () => {
    const it = createService({ world: { ...castAndCrowd(), sessions: emptyWorld().sessions } });
    const { members } = await it.snapshot();
    const { body } = await callService(it.handlers, 'GET', '/api/members/export');
    const answer = await upload(String(body), 'members.csv', { it });
    const exportedRows = members.filter((m) => m.origin === 'old' || m.membership !== null);
    expect(answer.body).toMatchObject({
      inserted: 0,
      updated: exportedRows.length,
      failed_rows: [],
    });
    expect((await it.snapshot()).members).toEqual(members);
  });
});
