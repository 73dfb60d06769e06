import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { memberRows } from '../rows.mjs';

const TEXTS = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};
const OTHERS = { '.png': 'image/png' };

/** The screens that have a page of their own where the build made one, as in deploy/nginx.conf; all others index.html. */
const PAGES = {
  '/members/': 'login.html',
  '/members/login': 'login.html',
  '/members/register': 'register.html',
};

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
        const path = join(file.parentPath, file.name);
        answers.set(`/${top}${path.slice(folder.length)}`, answerOf(path, await readFile(path)));
      }

  const answerTo = (pathname) => {
    const portal = pathname.startsWith('/members/');
    if (!portal && pathname.endsWith('/')) return answers.get(`${pathname}index.html`);
    if (!portal || extname(pathname) !== '') return answers.get(pathname);
    return answers.get(`/members/${PAGES[pathname]}`) ?? answers.get('/members/index.html');
  };

  const server = createServer((request, response) => {
    const answer = answerTo(new URL(request.url, 'http://localhost').pathname);
    if (answer === undefined) response.writeHead(404, { 'Content-Length': 0 }).end();
    else response.writeHead(200, answer.headers).end(answer.body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const json = (answer) => answerOf('.json', Buffer.from(JSON.stringify(answer)));

/** With the caching of deploy/nginx.conf; each visit begins without a cache. */
function answerOf(path, content) {
  const extension = extname(path) || path;
  const isText = extension in TEXTS;
  const body = isText ? gzipSync(content, { level: 6 }) : content;
  return {
    body,
    headers: {
      'Content-Type': TEXTS[extension] ?? OTHERS[extension] ?? 'application/octet-stream',
      'Content-Length': body.length,
      'Cache-Control': path.includes('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ...(isText ? { 'Content-Encoding': 'gzip' } : {}),
    },
  };
}
