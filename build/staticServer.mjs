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
 * An answer of the server.
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
 * @param {(url: URL) => Answer | undefined | Promise<Answer | undefined>} answerTo Gives the answer for an address; undefined is 404.
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
      // Not `new URL(path, base)`, which would take `//elsewhere` for a host.
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
 * Reads a file below a folder, with its type and the caching of deploy/nginx.conf.
 * @param {string} folder
 * @param {string} name Relative to the folder, encoded as in an address.
 * @returns {Promise<Answer | undefined>} Nothing if there is no such file, or if it is outside the folder.
 */
export async function fileAnswer(folder, name) {
  const path = join(folder, decodeURIComponent(name));
  if (!path.startsWith(folder + sep)) return undefined;
  const body = await readFile(path).catch(() => undefined);
  return body && { status: 200, headers: { ...headersOf(name), etag: etagOf(body) }, body };
}

/** Lets browsers ask whether a file has changed, as real servers do. @param {Buffer} body */
const etagOf = (body) => `"${createHash('sha256').update(body).digest('base64url')}"`;

/** @param {string} name */
const headersOf = (name) => ({
  'content-type': Reflect.get(TYPES, extname(name)) ?? 'application/octet-stream',
  'cache-control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  'x-content-type-options': 'nosniff',
});

/**
 * Gives the file that answers below /members/, as in deploy/nginx.conf: the path of a screen has no extension, whatever its id
 * contains, and a missing file is never answered with the page.
 * @param {string} name The path after /members/.
 */
export function portalFile(name) {
  if (/\.[a-z0-9]+$/i.test(name)) return name;
  // Two screens are drawn in advance and have their own pages; all others share index.html.
  if (name === '' || name === 'login') return 'login.html';
  return name === 'register' ? 'register.html' : 'index.html';
}
