import { cpSync, mkdirSync, renameSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasApache, startApache } from '../e2e/hosts/apache';
import { type Answer, ask } from '../e2e/hosts/ask';
import type { Host } from '../e2e/hosts/host';
import { hasNginx, startNginx } from '../e2e/hosts/nginx';
import { deployed, edited } from '../e2e/hosts/siteFile';

// Runs Debian's nginx and Apache with the files of deploy/ in the folders of docs/deploy.md, and checks what they answer.

const portal = [
  'index.html',
  'login.html',
  'register.html',
  'handbook/hi/index.html',
  'handbook/hi/office/export.html',
  'config.json',
  'icon.svg',
];
const assets = ['js', 'css', 'wasm', 'jpg'].map((kind) => `assets/x-1a2b3c4d.${kind}`);
const unread = ['.env', '.git/HEAD', 'assets/x-1a2b3c4d.js.map', 'index.js.map', 'assets/.env'];

const large = 'assets/large-5e6f7a8b.js';

const contentOf = (file: string, name: string) => `${file} of ${name}`;

/** Makes a release as on a deployer's server, with more files in it than a build has. */
function release(root: string, name: string): void {
  const folder = join(root, 'releases', name);
  for (const file of [...portal, ...assets, ...unread]) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, unread.includes(file) ? 'secret' : contentOf(file, name));
    utimesSync(path, 1_764_547_200, 1_764_547_200);
  }
  writeFileSync(join(folder, large), 'silk'.repeat(1000));
  cpSync(deployed('apache/.htaccess'), join(folder, '.htaccess'));
}

function goLive(root: string, name: string): void {
  symlinkSync(`releases/${name}`, join(root, 'next'));
  renameSync(join(root, 'next'), join(root, 'members'));
}

const live = '2026-01-15';

function deploy(root: string): void {
  release(root, live);
  goLive(root, live);
  for (const file of ['nginx.conf', '.env', '.git', 'notes.txt'])
    writeFileSync(join(root, file), 'secret');
}

/** A request and its answer: a file, a status, or the statuses of nginx and Apache. */
type Row = readonly [line: string, answer: string | number | readonly [number, number]];

const long = (length: number) => 'a'.repeat(length);
const script = 'assets/x-1a2b3c4d.js';

const addresses: readonly Row[] = [
  // Screens.
  ['GET /members/', 'login.html'],
  ['HEAD /members/', 'login.html'],
  ['GET /members/login', 'login.html'],
  ['GET /members/login.html', 'login.html'],
  ['GET /members/register', 'register.html'],
  ['GET /members/members', 'index.html'],
  ['GET /members/members?q=silk', 'index.html'],
  ['GET /members/new-members', 'index.html'],
  ['GET /members/admin', 'index.html'],
  ['GET /members/member-edit/312', 'index.html'],
  ['GET /members/index.html', 'index.html'],
  ['GET /members/payment/failed?msg=%3Cb%3E', 'index.html'],
  // Screens with a file extension, which the portal removes from the address.
  ['GET /members/forgotpassword.html', 'index.html'],
  ['HEAD /members/admin.html', 'index.html'],
  ['GET /members/payment/success.html?msg=1', 'index.html'],
  ['GET /members/payment/failed/', 'index.html'],
  ['GET /members/member-edit/312.html', 'index.html'],
  ['GET /members/register.html/', 'index.html'],
  ['GET /members/LOGIN.HTML', 'index.html'],
  ['GET /members/index.htm', 'index.html'],
  ['GET /members/index', 'index.html'],
  // Odd addresses of screens: the portal itself answers them.
  ['GET /members/login/more', 'index.html'],
  ['GET /members/assets', 'index.html'],
  ['GET /members/....', 'index.html'],
  ['GET /members/member-edit/..%2F5', 'index.html'],
  ['GET /members//members', 'index.html'],
  ['GET /members/%E0%A4%95', 'index.html'],
  [`GET /members/payment/failed?msg=${long(10_000)}`, 'index.html'],
  [`GET /members/${long(200)}`, 'index.html'],
  ['GET //members/', 'login.html'],
  // Files.
  ['GET /members/config.json', 'config.json'],
  ['GET /members/icon.svg', 'icon.svg'],
  [`GET /members/${script}`, script],
  ['GET /members/assets/x-1a2b3c4d.css', 'assets/x-1a2b3c4d.css'],
  ['GET /members/assets/x-1a2b3c4d.wasm', 'assets/x-1a2b3c4d.wasm'],
  // Handbook.
  ['GET /members/handbook/hi/index.html', 'handbook/hi/index.html'],
  ['GET /members/handbook/hi/office/export.html', 'handbook/hi/office/export.html'],
  ['GET /members/handbook/hi/office/', 'index.html'],
  ['GET /members/assets/x-1a2b3c4d.jpg', 'assets/x-1a2b3c4d.jpg'],
  // Missing and forbidden files.
  ['GET /members/handbook/hi/office/none.html', 404],
  ['GET /members/nothing.html', 404],
  ['GET /members/login.php', 404],
  ['GET /members/assets/login.html', 404],
  ['POST /members/handbook/hi/index.html', 405],
  ['GET /members/assets/none.js', 404],
  ['GET /members/assets/', 404],
  ['GET /members/sw.js', 404],
  ['GET /members/login.html/x.js', 404],
  ['GET /members/.env', 404],
  ['GET /members/%2e%65nv', 404],
  ['GET /members/assets/.env', 404],
  ['GET /members/.htaccess', 404],
  ['GET /members/.git/HEAD', 404],
  ['GET /members/assets/x-1a2b3c4d.js.map', 404],
  ['GET /nginx.conf', 404],
  ['GET /.env', 404],
  ['GET /releases/', 404],
  ['GET /releases/2026-01-15/login.html', 404],
  ['GET /members/../nginx.conf', 404],
  ['GET /members/%2e%2e/nginx.conf', 404],
  ['GET /members/..%2fnginx.conf', 404],
  ['GET /members/..;/nginx.conf', 404],
  ['GET /members/..%5cnginx.conf', 404],
  ['GET /members/%c0%ae%c0%ae/nginx.conf', 404],
  ['GET /members/../releases/2026-01-15/login.html', 404],
  ['GET /MEMBERS/', 404],
  ['GET /membership-fees.html', 404],
  ['GET /portal-not-found', 404],
  ['GET /server-status', 404],
  // Requests that no browser makes.
  ['GET /members/%', 400],
  ['GET /members/a%00b', [400, 404]],
  [`GET /members/?${long(40_000)}`, 414],
  // No request changes anything.
  ['POST /members/', 405],
  ['POST /members/admin.html', 405],
  ['POST /members/payment/other', 405],
  ['POST /members/payment/success/more', 405],
  ['PUT /members/payment/success', 405],
  ['OPTIONS /members/payment/success', 405],
  ['POST /members/config.json', 405],
  [`POST /members/${script}`, 405],
  ['PUT /members/new.html', [404, 405]],
  ['DELETE /members/login.html', 405],
  ['PATCH /members/member-edit/312', 405],
  ['OPTIONS /members/', 405],
  ['PROPFIND /members/', 405],
  ['TRACE /members/', 405],
  ['POST /nginx.conf', 404],
  ['OPTIONS /releases/', 404],
  ['TRACE /releases/', [405, 404]],
];

const html = 'text/html; charset=utf-8';
const types: Readonly<Record<string, string>> = {
  '.html': html,
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.jpg': 'image/jpeg',
};

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'strict-transport-security': 'max-age=31536000',
};

/** Checks that an answer reveals neither a version nor a file outside the portal. */
function tellsNothing({ headers, body }: Answer): void {
  expect(headers['server']).toMatch(/^(nginx|Apache)$/);
  expect(body).not.toMatch(/secret|\d\.\d+\.\d|Debian/);
}

/** Checks the security headers, which every answer has, errors too. */
function isGuarded({ headers }: Answer): void {
  expect(headers).toMatchObject(everywhere);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; .*frame-ancestors 'none'/,
  );
  expect(headers.etag ?? headers['last-modified']).toBeUndefined();
}

function shows(file: string, line: string, { headers, body }: Answer): void {
  expect(body).toBe(line.startsWith('HEAD ') ? '' : contentOf(file, live));
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(headers).toMatchObject({
    'content-type': types[file.slice(file.lastIndexOf('.'))],
    'cache-control': file.startsWith('assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
  });
}

/** Checks that a missing file is not cached: it may come with the next release. */
function mayCome({ headers }: Answer): void {
  expect(headers['cache-control'] ?? 'no-cache').toBe('no-cache');
}

function statusOf(expected: Row[1], column: 0 | 1): number {
  if (typeof expected === 'string') return 200;
  return typeof expected === 'number' ? expected : expected[column];
}

const hosts = [
  { name: 'nginx', here: hasNginx, start: startNginx, column: 0 },
  { name: 'Apache', here: hasApache, start: startApache, column: 1 },
] as const;

describe.each(hosts)('$name', ({ here, start, column }) => {
  // If the program is missing, .ci/programs.mjs has already said so.
  describe.skipIf(!here)('under the files of deploy/', () => {
    let host: Host;
    beforeAll(async () => {
      host = await start();
      deploy(host.root);
    });
    afterAll(() => host.close());

    test.each(addresses)('%.60s', async (line, expected) => {
      const answer = await ask(host.origin, line);
      tellsNothing(answer);
      isGuarded(answer);
      expect(answer.status).toBe(statusOf(expected, column));
      if (typeof expected === 'string') shows(expected, line, answer);
      else mayCome(answer);
    });

    test('/ and /members lead to the portal, with their query and every header', async () => {
      for (const [path, leadsTo] of [
        ['/', '/members/'],
        ['/?a=1', '/members/'],
        ['/members', '/members/'],
        ['/members?a=1&b=%2F', '/members/?a=1&b=%2F'],
      ] as const) {
        const answer = await ask(host.origin, `GET ${path}`, { host: 'evil.example' });
        tellsNothing(answer);
        isGuarded(answer);
        expect([answer.status, answer.headers.location]).toEqual([
          308,
          expect.not.stringContaining('evil'),
        ]);
        const { pathname, search } = new URL(answer.headers.location ?? '', host.origin);
        expect(pathname + (path === '/?a=1' ? '' : search)).toBe(leadsTo);
      }
    });

    test.each([
      'success',
      'failed',
      'success/',
      'failed.html',
      'failed?msg=Card%20refused%26&a=%E0%A4',
      `success?msg=${long(10_000)}`,
      'success?msg=%0D%0ASet-Cookie:%20a=1',
    ])(
      'a payment provider that returns by POST to %.40s gets the screen by GET',
      async (screen) => {
        const path = `/members/payment/${screen}`;
        const leadsTo = path.replace(/\/$|\.html$/, '');
        const form = {
          host: 'evil.example',
          'content-type': 'application/x-www-form-urlencoded',
        };
        for (const posted of ['', 'msg=Posted&status=ok', `msg=${'W'.repeat(100_000)}`]) {
          const answer = await ask(host.origin, `POST ${path}`, form, posted);
          tellsNothing(answer);
          isGuarded(answer);
          mayCome(answer);
          expect([answer.status, answer.headers.location]).toEqual([
            303,
            expect.not.stringMatching(/evil|Posted|WW/),
          ]);
          const { pathname, search } = new URL(answer.headers.location ?? '', host.origin);
          expect(pathname + search).toBe(leadsTo);
          shows('index.html', 'GET', await ask(host.origin, `GET ${pathname}${search}`));
        }
      },
    );

    test('redirects plain http to https under the portal’s host name, whatever the request', async () => {
      for (const path of ['/', '/members/', '/members/a%20b?x=%2F', '/nginx.conf']) {
        const answer = await ask(host.plainOrigin, `GET ${path}`, { host: 'evil.example' });
        tellsNothing(answer);
        expect([answer.status, answer.headers.location]).toEqual([
          308,
          `https://portal.example.org${path}`,
        ]);
      }
      expect((await ask(host.plainOrigin, 'TRACE /')).body).not.toContain('TRACE');
    });

    test('serves a new page even if its time and size equal those of the old one', async () => {
      const { headers } = await ask(host.origin, 'GET /members/login');
      const cachedRequest = {
        'if-none-match': headers.etag ?? '*',
        'if-modified-since': headers['last-modified'] ?? new Date(1_764_547_200_000).toUTCString(),
      };
      const next = '2026-02-15';
      release(host.root, next);
      goLive(host.root, next);
      for (const file of ['login.html', 'index.html', 'config.json']) {
        const { status, body } = await ask(host.origin, `GET /members/${file}`, cachedRequest);
        expect([status, body]).toEqual([200, contentOf(file, next)]);
      }
      goLive(host.root, live);
    });

    test('compresses texts', async () => {
      const { headers } = await ask(host.origin, `GET /members/${large}`, {
        'accept-encoding': 'gzip, br',
      });
      expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    });

    test('answers a request to the host itself with an empty body', async () => {
      const answer = await ask(host.origin, 'OPTIONS *');
      tellsNothing(answer);
      expect(answer.headers.allow).toBeUndefined();
    });
  });
});

/** Reads the headers that follow from a deployer's choices, and the answer of a service on the same server. */
async function choicesOf(host: Host): Promise<readonly unknown[]> {
  const { headers } = await ask(host.origin, 'GET /members/');
  const api = await ask(host.origin, 'GET /api/members');
  await host.close();
  const policy = String(headers['content-security-policy']);
  return [
    headers['strict-transport-security'],
    policy.slice(policy.indexOf('trusted-types default')),
    /connect-src [^;]*/.exec(policy)?.[0].trim(),
    [api.status, api.body],
  ];
}

test.skipIf(!hasApache)(
  '.htaccess works on a shared host that lists folders and guesses names',
  async () => {
    const host = await startApache({
      'Options FollowSymLinks': 'Options FollowSymLinks Indexes MultiViews',
    });
    deploy(host.root);
    const seen: unknown[] = [];
    for (const path of ['', 'login', 'assets/', 'assets/x-1a2b3c4d', '.env', 'index', 'config'])
      seen.push((await ask(host.origin, `GET /members/${path}`)).body);
    await host.close();
    const page = contentOf('index.html', live);
    const signIn = contentOf('login.html', live);
    expect(seen).toEqual([signIn, signIn, 'Not found', 'Not found', 'Not found', page, page]);
  },
);

describe.skipIf(!hasNginx || !hasApache)('settings a deployer can change', () => {
  const subdomains = '; includeSubDomains';
  const reports = '; report-uri https://reports.example.org/csp';

  const chosen = [
    'max-age=31536000; includeSubDomains',
    'trusted-types default; report-uri https://reports.example.org/csp',
    "connect-src 'self'",
    [200, 'the service'],
  ];

  test('for nginx: subdomains, reports, a service on the same server', async () => {
    const host = await startNginx({
      'set $subdomains "";': `set $subdomains "${subdomains}";`,
      'set $policy_reports "";': `set $policy_reports "${reports}";`,
      'set $service_origin https://api.example.org;':
        'set $service_origin ""; location /api/ { return 200 "the service"; }',
    });
    deploy(host.root);
    expect(await choicesOf(host)).toEqual(chosen);
  });

  test('for Apache: subdomains, reports, a service on the same server', async () => {
    const host = await startApache({ '!^/members/': '!^/(members|api)/' });
    deploy(host.root);
    mkdirSync(join(host.root, 'api'));
    writeFileSync(join(host.root, 'api/members'), 'the service');
    writeFileSync(
      join(host.root, 'members/.htaccess'),
      edited('apache/.htaccess', {
        '#SetEnvIf': 'SetEnvIf',
        'SetEnvIf Request_URI "^" "SERVICE_ORIGIN=https://api.example.org"': '',
      }),
    );
    expect(await choicesOf(host)).toEqual(chosen);
  });
});
