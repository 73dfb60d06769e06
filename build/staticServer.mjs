// Serves built files, for the browser tests, the measurements and the pictures.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * What a host answers.
 * @typedef {object} Answer
 * @property {number} status
 * @property {Record<string, string>} headers
 * @property {Buffer | string} body
 */

/** @type {Answer} */
const notFound = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: 'Not found',
};

/**
 * Starts a server on a free port of 127.0.0.1.
 * @param {(url: URL) => Answer | undefined | Promise<Answer | undefined>} answerTo What stands at an address; nothing is 404.
 */
export async function serve(answerTo) {
  const server = createServer((request, response) => {
    const send = (/** @type {Answer} */ { status, headers, body }) => {
      const { etag } = headers;
      if (etag !== undefined && etag === request.headers['if-none-match'])
        response.writeHead(304, { etag }).end();
      else
        response
          .writeHead(status, { 'content-length': Buffer.byteLength(body), ...headers })
          .end(body);
    };
    const answered = async () => {
      // Not relative to a base: `//elsewhere` is a path here.
      send((await answerTo(new URL(`http://127.0.0.1${request.url}`))) ?? notFound);
    };
    answered().catch((error) => send({ status: 500, headers: {}, body: String(error) }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/**
 * A file below a folder, with its type and the caching of deploy/nginx.conf.
 * @param {string} folder
 * @param {string} name Relative to the folder, as it stands in an address.
 * @returns {Promise<Answer | undefined>} Nothing where there is no such file, or where it stands outside of the folder.
 */
export async function fileAnswer(folder, name) {
  const path = join(folder, decodeURIComponent(name));
  if (!path.startsWith(folder + sep)) return undefined;
  const body = await readFile(path).catch(() => undefined);
  return body && { status: 200, headers: { ...headersOf(name), etag: etagOf(body) }, body };
}

/** As every host sends one: what has not changed is not sent again. @param {Buffer} body */
const etagOf = (body) => `"${createHash('sha256').update(body).digest('base64url')}"`;

/** @param {string} name */
const headersOf = (name) => ({
  'content-type': Reflect.get(TYPES, extname(name)) ?? 'application/octet-stream',
  'cache-control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  'x-content-type-options': 'nosniff',
});

/**
 * The file that answers below the portal's /members/, as in deploy/nginx.conf: a screen has no extension, whatever stands
 * in its id, and a file that is missing is never answered with the page.
 * @param {string} name What stands behind /members/.
 */
export function portalFile(name) {
  if (/\.[a-z0-9]+$/i.test(name)) return name;
  // The pages that are drawn in advance, and the page of all other screens.
  if (name === '' || name === 'login') return 'login.html';
  return name === 'register' ? 'register.html' : 'index.html';
}
