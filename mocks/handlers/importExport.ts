import { HttpResponse } from 'msw';
import type { Db, Member } from '../db/collections';
import { createCalls, Refusal, type ServiceContext } from './call';
import { importRows, type ImportTarget } from './importRows';
import { membersCsv } from './membersCsv';
import { newMembers, registeredMembers } from './records';
import { readSpreadsheet, UnreadableFile } from './spreadsheetRows';

export function importExportHandlers(context: ServiceContext) {
  const { db } = context;
  const { forAnyone, forAdmin } = createCalls(context);

  return [
    forAdmin('post', '/api/import/members', async ({ request }) =>
      importFile(db, request, { origin: 'old', rows: () => registeredMembers(db) }),
    ),
    forAdmin('post', '/api/import/newmembers', async ({ request }) =>
      importFile(db, request, { origin: 'application', rows: () => newMembers(db) }),
    ),
    // Open to everyone (product §6), because a plain link carries no token.
    forAnyone('get', '/api/members/export', () => csvAnswer(registeredMembers(db))),
  ];
}

async function importFile(db: Db, request: Request, target: ImportTarget): Promise<Response> {
  const form = await request.formData().catch(() => null);
  const file = form?.get('file');
  if (!(file instanceof Blob)) throw refusedFile('The file field is required.');
  const extension = /\.(csv|xlsx)$/i.exec(file.name)?.[1]?.toLowerCase();
  if (extension !== 'csv' && extension !== 'xlsx') {
    throw refusedFile('The file field must be a file of type: csv, xlsx.');
  }
  try {
    const rows = await readSpreadsheet(new Uint8Array(await file.arrayBuffer()), extension);
    return HttpResponse.json(await importRows(db, rows, target));
  } catch (problem) {
    if (problem instanceof UnreadableFile) throw refusedFile('The file could not be read.');
    throw problem;
  }
}

const refusedFile = (message: string) => new Refusal(422, { message, errors: { file: [message] } });

function csvAnswer(members: readonly Member[]): Response {
  return new HttpResponse(membersCsv(members), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="members.csv"',
    },
  });
}
