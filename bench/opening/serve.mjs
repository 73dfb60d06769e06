import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fileAnswer, portalFile, serve as serveAnswers } from '../../build/staticServer.mjs';
import { memberRows } from '../rows.mjs';

/** The member whose receipt is opened. */
export const MEMBER_ID = 21;
export const RECEIPT_NO = 'R-2025-0310';
/** As many members as an association of a town has. */
export const MEMBERS = memberRows(200);

const RECEIPT = {
  receipt: {
    receipt_no: RECEIPT_NO,
    payment_date: '2025-04-02',
    membership: 1001,
    name: 'Kashi Silk House',
    email: 'kailash@kashisilk.example',
    mobile: '9839012345',
    address: 'K 54/12 Daranagar, Varanasi 221001',
    membership_fee: '2500.00',
  },
  confDetails: null,
  getFee: { fee: '2500.00' },
  delInfo: [],
  receiptSetting: null,
};

/**
 * One server for all pages, so that none has a shorter way: HTTP/1.1 with connections kept alive, everything compressed
 * before the first visit. `folders` gives the folder below each top of an address; the service's answers stand beside them.
 */
export async function serve(folders) {
  const answers = new Map([
    ['/api/members', json(MEMBERS)],
    [`/api/receipt/${MEMBER_ID}`, json(RECEIPT)],
  ]);
  for (const [top, folder] of Object.entries(folders))
    for (const file of await readdir(folder, { recursive: true, withFileTypes: true }))
      if (file.isFile()) {
        const name = relative(folder, join(file.parentPath, file.name));
        answers.set(`/${top}/${name}`, compressed(await fileAnswer(folder, name)));
      }

  return serveAnswers(({ pathname }) => {
    const [, top = '', ...rest] = pathname.split('/');
    const name = rest.join('/');
    if (top === 'members') return answers.get(`/members/${portalFile(name)}`);
    return answers.get(name === '' ? `/${top}/index.html` : pathname);
  });
}

const json = (answer) =>
  compressed({
    status: 200,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
    body: JSON.stringify(answer),
  });

/** As deploy/nginx.conf does it: texts alone. */
function compressed(answer) {
  if (!/^text|json|svg/.test(answer.headers['content-type'])) return answer;
  const headers = { ...answer.headers, 'content-encoding': 'gzip' };
  return { ...answer, headers, body: gzipSync(answer.body, { level: 6 }) };
}
