import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { fileAnswer, portalFile, serve as serveAnswers } from '../build/staticServer.mjs';

const ANSWER_MS = 60;
const FRAME_MS = 17;

/** Headers that a page needs to measure its memory. */
const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/**
 * Starts one server for all pages, so that conditions are equal: HTTP/1.1 with keep-alive, texts compressed before the first visit,
 * the portal's screens answered with the same files as in deploy/nginx.conf. `folders` gives the folder for the first part of each
 * address; `answerWith(rows)` sets the members that the service has.
 */
export async function serve(folders) {
  const files = new Map();
  for (const [top, folder] of Object.entries(folders))
    for (const file of await readdir(folder, { recursive: true, withFileTypes: true }))
      if (file.isFile()) {
        const name = relative(folder, join(file.parentPath, file.name));
        files.set(`${top}/${name}`, compressed(await fileAnswer(folder, name)));
      }

  const none = json([]);
  let list = none;
  let toggles = 0;
  // A change is written into the one body for all requests, so that it takes the server almost no time while the page is measured.
  // As over a network, answers are not synchronised with frames: each arrives at another point of a frame.
  const toggled = async (id) => {
    await setTimeout(ANSWER_MS + ((toggles++ * 7) % FRAME_MS));
    const row = list.body.indexOf(`{"id":${id},`);
    const status = list.body.indexOf('"status":', row) + '"status":'.length;
    list.body[status] = list.body[status] === 0x30 ? 0x31 : 0x30;
    return json({});
  };

  const server = await serveAnswers(({ pathname }) => {
    if (pathname === '/api/members') return list;
    // The browser requests it if a page names no icon.
    if (pathname === '/favicon.ico') return { status: 204, headers: {}, body: Buffer.of() };
    const [, changed] = /^\/api\/members\/(\d+)\/status$/.exec(pathname) ?? [];
    if (changed !== undefined) return toggled(changed);
    // The members list also loads the applications, to find duplicates.
    if (pathname === '/api/newmembers') return none;
    const [, top = '', ...rest] = pathname.split('/');
    const name = rest.join('/');
    const answer = files.get(
      `${top}/${top === 'members' ? portalFile(name) : name || 'index.html'}`,
    );
    if (top !== 'spreadsheet' || answer === undefined) return answer;
    return { ...answer, headers: { ...answer.headers, ...ISOLATED } };
  });
  return {
    ...server,
    /** `packed` compresses the answer as over a network; otherwise changes are written into it directly. */
    answerWith: (rows, { packed }) => {
      list = packed ? compressed(json(rows)) : json(rows);
    },
  };
}

const json = (answer) => ({
  status: 200,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-cache' },
  body: Buffer.from(JSON.stringify(answer)),
});

/** Compresses texts only, as deploy/nginx.conf does. */
function compressed(answer) {
  if (!/^text|json|svg/.test(answer.headers['content-type'])) return answer;
  const headers = { ...answer.headers, 'content-encoding': 'gzip' };
  return { ...answer, headers, body: gzipSync(answer.body, { level: 6 }) };
}
