import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { memberRows } from './rows.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * One server for both pages, so that neither has a shorter way: the built portal under /members/, the bare page under
 * /bare/, the page that measures the store under /store/, and the service's list under /api/.
 * `folders` gives the folder of each; `answerWith(count)` sets how many rows the list has.
 */
export async function serve(folders) {
  let list = Buffer.from('[]');
  let config = '';

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const send = (status, type, body) => {
      response.writeHead(status, { 'Content-Type': type, 'Content-Length': body.length });
      response.end(body);
    };
    if (pathname === '/api/members') return send(200, TYPES['.json'], list);
    if (pathname === '/members/config.json') return send(200, TYPES['.json'], config);
    const [, top = '', ...rest] = pathname.split('/');
    const folder = folders[top];
    const notFound = () => send(404, TYPES['.json'], '{"message":"Not found"}');
    if (folder === undefined) return notFound();
    // A route of the portal is its index.html.
    const file = extname(pathname) === '' ? 'index.html' : normalize(`/${rest.join('/')}`);
    readFile(join(folder, file)).then(
      (body) => send(200, TYPES[extname(file)] ?? 'application/octet-stream', body),
      notFound,
    );
  });

  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  const given = JSON.parse(await readFile(join(folders.members, 'config.json'), 'utf8'));
  config = JSON.stringify({ ...given, apiBaseUrl: origin });
  return {
    origin,
    answerWith: (count) => {
      list = Buffer.from(JSON.stringify(memberRows(count)));
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
