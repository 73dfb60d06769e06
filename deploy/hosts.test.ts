import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BASE_PATH, paths } from '../src/config/paths';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

const nginx = read('./nginx.conf');
const apache = read('./apache/.htaccess');
const [everyFile = '', assetsOnly = ''] = read('./static-host/_headers').split('/members/assets/*');

/** Reads name and value of each header; placeholders make the deployer's settings the same for all servers. */
function headersIn(text: string, line: RegExp): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(line)].map(([, name = '', value = '']) => [
      name,
      value
        .replace(/^expr=/, '')
        .replace(/\$service_origin|%\{env:SERVICE_ORIGIN\}|https:\/\/api\.example\.org/, 'SERVICE')
        .replace(/\$(subdomains|policy_reports)|%\{env:(SUBDOMAINS|POLICY_REPORTS)\}/, ''),
    ]),
  );
}

const inNginx = headersIn(nginx, /^add_header (\S+) "(.*)" always;$/gm);
const { 'Cache-Control': apacheCaching, ...inApache } = headersIn(
  apache,
  /^Header always set (\S+) "([^"]*)"$/gm,
);
const inStaticHost = headersIn(everyFile, /^ {2}(\S+): (.*)$/gm);

test('the three kinds of host send the same headers', () => {
  expect(Object.keys(inNginx)).toHaveLength(8);
  expect(inNginx['Content-Security-Policy']?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self' SERVICE",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
  expect(inApache).toEqual(inNginx);
  expect(inStaticHost).toEqual(inNginx);
});

test('all three kinds of host let a browser cache the same files', () => {
  const forEver = 'public, max-age=31536000, immutable';
  const caching = [...nginx.matchAll(/set \$portal_caching "(.*)";/g)].map(([, value]) => value);
  expect([...new Set(caching)]).toEqual(['no-cache', forEver]);
  expect(apacheCaching).toBe('no-cache');
  const rule = /^Header always set Cache-Control "(.*)" "expr=.*\^\/members\/assets\/.*"$/m;
  expect(rule.exec(apache)?.[1]).toBe(forEver);
  // These hosts make browsers revalidate all other files anyway.
  expect(everyFile).not.toContain('Cache-Control:');
  expect(assetsOnly.trim()).toBe(`Cache-Control: ${forEver}`);
});

test('no nginx location adds a header of its own, which would drop all the others', () => {
  expect(nginx).toMatch(/^add_header/m);
  expect(nginx).not.toMatch(/^ +add_header/m);
});

test('outside the portal Apache sends the same headers, but allows no content at all', () => {
  const outside = headersIn(
    read('./apache/site.conf'),
    /^ {2}Header always set (\S+) "([^"]*)"$/gm,
  );
  const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  expect(outside).toEqual({
    ...inNginx,
    'Content-Security-Policy': nothing,
    'Cache-Control': 'no-cache',
  });
});

const OWN_FILES = [paths.root, paths.login, paths.register];

test('a static host answers every screen with the page, and nothing else', () => {
  const [root, withoutSlash, ...rules] = read('./static-host/_redirects')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.replaceAll(/ +/g, ' '));
  expect(root).toBe('/ /members/ 301');
  expect(withoutSlash).toBe(`${BASE_PATH} /members/ 301`);
  const screens = Object.values(paths)
    // These screens have their own files.
    .filter((path) => !OWN_FILES.some((own) => own === path))
    .map((path) => `${BASE_PATH}${path.replace(':id', '*')}`)
    // An id may end with .html itself.
    .flatMap((path) => (path.endsWith('*') ? [path] : [path, `${path}.html`]))
    .map((path) => `${path} /members/ 200`);
  expect(rules.sort()).toEqual(screens.sort());
});

test.each([
  ['nginx', /location ~\* (\S+login\S+) \{/, nginx, `${BASE_PATH}/`],
  ['Apache', /^RewriteRule (\S+email-verification\S+) index\.html \[NC,END\]$/m, apache, ''],
] as const)('%s recognises exactly the screens under a file name', (_, rule, text, before) => {
  const known = new RegExp(rule.exec(text)?.[1] ?? 'none', 'i');
  // nginx has a separate rule for the two payment screens.
  const ofPayment = /location ~\* (\S+payment\S+) \{/.exec(nginx)?.[1] ?? 'none';
  const isKnown = (path: string) =>
    known.test(before + path) || (text === nginx && new RegExp(ofPayment, 'i').test(before + path));
  for (const path of Object.values(paths)) {
    const name = path === paths.root ? 'index' : path.slice(1).replace(':id', '12');
    expect([name, isKnown(`${name}.html`)]).toEqual([name, true]);
  }
  for (const other of [
    'nothing.html',
    'login.js',
    'x/login.html',
    'member-edit.html',
    'handbook/en/index.html',
  ])
    expect([other, isKnown(other)]).toEqual([other, false]);
});
