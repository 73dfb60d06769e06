import { describe, expect, test } from 'vitest';
import { callService } from '../../../mocks/callService';
import { aMember, anApplication } from '../../../mocks/db/builders';
import type { World } from '../../../mocks/db/worlds';
import { createService } from '../../../mocks/service';
import { decodeMembers, decodeNewMembers } from '../../api/decode/lists';
import { currentTranslation } from '../../i18n/translation';
import { csvText } from '../../spreadsheet/csv/writeCsv';
import { xlsxFile } from '../../spreadsheet/xlsx/writeXlsx';
import { castWorld } from '../../test/world';
import { exportedRows } from './exportedRows';
import { memberColumns } from './MembersPage';
import { newMemberColumns } from './NewMembersPage';

const t = currentTranslation();
const notes = { linkSent: new Map(), firstSeen: new Map() };
const token = 'token-of-the-admin';

/** The demo's firms, and firms that a careless export or import would change. */
function oddWorld(): World {
  const mobile = '009198765432';
  const members = [
    aMember({ id: 901, membership: 990, name: '=SUM(A1)', mobile }),
    aMember({ id: 902, name: '+91 Sarees, "Chowk"', mobile }),
    aMember({ id: 903, name: '０१२ रेशम; घर', mobile: '012345678901', status: 1 }),
    anApplication({ id: 911, name: "'Quoted' Silk", mobile }),
    anApplication({ id: 912, name: '00421', mobile, paymentStatus: '-' }),
  ];
  const world = castWorld();
  return { ...world, members: [...world.members, ...members] };
}

async function membersTable({ handlers }: ReturnType<typeof createService>) {
  const { body } = await callService(handlers, 'GET', '/api/members');
  return exportedRows(
    memberColumns(t, () => undefined),
    decodeMembers(body),
  );
}

async function newMembersTable({ handlers }: ReturnType<typeof createService>) {
  const { body } = await callService(handlers, 'GET', '/api/newmembers');
  const columns = newMemberColumns(t, notes, 0, () => undefined);
  return exportedRows(columns, decodeNewMembers(body));
}

type ExportedRows = Awaited<ReturnType<typeof membersTable>>;

const written = {
  csv: async (rows: ExportedRows) => csvText(rows),
  xlsx: async (rows: ExportedRows) => xlsxFile(rows, 'members'),
} as const;

describe.each([
  ['members', membersTable, '/api/import/members', 'status'],
  ['new registrations', newMembersTable, '/api/import/newmembers', 'payment_status'],
] as const)('the view of all %s', (_, tableOf, path, lastColumn) => {
  test.each(['csv', 'xlsx'] as const)('imported again as .%s changes nothing', async (kind) => {
    const it = createService({ world: oddWorld() });
    const rows = await tableOf(it);
    expect(rows[0]).toEqual(['membership', 'name', 'mobile', 'email', lastColumn]);
    const before = await it.snapshot();

    const form = new FormData();
    form.append('file', new File([await written[kind](rows)], `view.${kind}`));
    const { body } = await callService(it.handlers, 'POST', path, { token, form });

    expect(body).toMatchObject({ inserted: 0, updated: rows.length - 1, failed_rows: [] });
    expect(rows.length).toBeGreaterThan(40);
    expect(await it.snapshot()).toEqual(before);
  });
});
