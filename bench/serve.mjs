import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileAnswer, portalFile, serve as serveAnswers } from '../build/staticServer.mjs';
import { memberRows } from './rows.mjs';

/**
 * One server for both pages, so that neither has a shorter way: the built portal under /members/, the bare page under
 * /bare/, the page that measures the store under /store/, and the service's list under /api/.
 * `folders` gives the folder of each; `answerWith(count)` sets how many rows the list has.
 */
export async function serve(folders) {
  let list = json([]);
  let config = json({});

  const server = await serveAnswers(({ pathname }) => {
    if (pathname === '/api/members') return list;
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
