import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileAnswer, portalFile, serve as serveAnswers } from '../build/staticServer.mjs';
import { memberRows } from './rows.mjs';

const ANSWER_MS = 60;
const FRAME_MS = 17;

/**
 * One server for both pages, so that neither has a shorter way: the built portal under /members/, the bare page under
 * /bare/, the page that measures the store under /store/, and the service's list under /api/.
 * `folders` gives the folder of each; `answerWith(count)` sets how many rows the list has.
 */
export async function serve(folders) {
  let list = json([]);
  let toggles = 0;
  // In the one body for all requests, so that a change costs the server next to nothing while the page is measured. As over a
  // network the answer has nothing to do with the frame in which the press was painted: each comes at another part of one.
  const toggled = async (id) => {
    await setTimeout(ANSWER_MS + ((toggles++ * 7) % FRAME_MS));
    const row = list.body.indexOf(`{"id":${id},`);
    const status = list.body.indexOf('"status":', row) + '"status":'.length;
    list.body[status] = list.body[status] === 0x30 ? 0x31 : 0x30;
    return json({});
  };
  let config = json({});

  const server = await serveAnswers(({ pathname }) => {
    if (pathname === '/api/members') return list;
    const [, changed] = /^\/api\/members\/(\d+)\/status$/.exec(pathname) ?? [];
    if (changed !== undefined) return toggled(changed);
    // The members list looks at the applications too, for duplicates.
    if (pathname === '/api/newmembers') return json([]);
    if (pathname === '/members/config.json') return config;
    const [, top = '', ...rest] = pathname.split('/');
    const name = rest.join('/');
    if (folders[top] === undefined) return undefined;
    return fileAnswer(folders[top], top === 'members' ? portalFile(name) : name || 'index.html');
  });

  const given = JSON.parse(await readFile(join(folders.members, 'config.json'), 'utf8'));
  config = json({ ...given, apiBaseUrl: server.origin });
  return {
    ...server,
    answerWith: (count) => {
      list = json(memberRows(count));
    },
  };
}

const json = (answer) => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(answer)),
});
