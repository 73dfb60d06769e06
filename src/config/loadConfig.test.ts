import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkConfig, loadConfig } from './loadConfig';

const association = {
  name: 'Banarasi Vastra Udyog Sangh',
  shortName: 'BVUS',
  registrationNumber: 'VNS/1',
  address: 'Varanasi',
};

const least = { apiBaseUrl: 'https://api.example.org', association };

const whole = {
  apiBaseUrl: 'https://api.example.org',
  adminBaseUrl: 'https://office.example.org/admin',
  sendTokenOnLists: true,
  sendAlternateMobile: true,
  association: { ...association, phone: '0542 2450000', email: 'office@example.org' },
};

/** Problems as `key: problem`, for a portal with this scheme. */
function problemsOf(content: unknown, protocol?: string): readonly string[] {
  const checked = checkConfig(content, protocol === undefined ? null : { protocol });
  return checked.ok ? [] : checked.problems.map(({ key, problem }) => `${key}: ${problem}`);
}

describe('config.json', () => {
  test('is used unchanged if every key is right', () => {
    expect(checkConfig(whole)).toEqual({ ok: true, config: whole });
    const shipped: unknown = JSON.parse(readFileSync('public/config.json', 'utf8'));
    expect(problemsOf(shipped)).toEqual([]);
  });

  test('needs an address and an association; the rest has its defaults', () => {
    expect(checkConfig(least)).toEqual({
      ok: true,
      config: {
        ...least,
        adminBaseUrl: '',
        sendTokenOnLists: false,
        sendAlternateMobile: false,
        association: { ...association, phone: '', email: '' },
      },
    });
  });

  test.each([
    ['https://api.example.org/', 'https://api.example.org'],
    ['https://api.example.org/portal//', 'https://api.example.org/portal'],
    [' http://localhost:8080 ', 'http://localhost:8080'],
    ['', ''],
  ])('with the address %j uses %j', (apiBaseUrl, meant) => {
    const checked = checkConfig({ ...least, apiBaseUrl });
    expect(checked).toMatchObject({ ok: true, config: { apiBaseUrl: meant } });
  });

  test.each([
    'api.example.org',
    '//api.example.org',
    '/api',
    'https:api.example.org',
    'https://',
    'javascript:alert(1)',
    'https://api.example.org?',
    'https://api.example.org#',
    'https://:secret@api.example.org',
    'https://api example.org',
  ])('with the address %j is refused', (address) => {
    const wrong = 'must be an address such as https://api.example.org';
    expect(problemsOf({ apiBaseUrl: address, adminBaseUrl: address, association })).toEqual([
      `apiBaseUrl: ${wrong}`,
      `adminBaseUrl: ${wrong}`,
    ]);
  });

  test.each<[unknown, string[]]>([
    [
      {
        apiBaseUrl: 7,
        sendTokenOnLists: 'yes',
        sendAlternateMobile: 1,
        apiBaseURL: 'https://api.example.org',
        association: {
          name: '  ',
          shortName: '',
          registrationNumber: 42,
          address: null,
          phone: 5,
          email: false,
          fax: 'x',
        },
      },
      [
        'apiBaseURL: is an unknown setting',
        'apiBaseUrl: must be text',
        'association.address: must be text',
        'association.email: must be text',
        'association.fax: is an unknown setting',
        'association.name: must not be empty',
        'association.phone: must be text',
        'association.registrationNumber: must be text',
        'association.shortName: must not be empty',
        'sendAlternateMobile: must be true or false',
        'sendTokenOnLists: must be true or false',
      ],
    ],
    [{}, ['apiBaseUrl: is missing', 'association: is missing']],
    [
      { ...least, association: {} },
      [
        'association.address: is missing',
        'association.name: is missing',
        'association.registrationNumber: is missing',
        'association.shortName: is missing',
      ],
    ],
    ...['BVUS', null].map((wrong): [unknown, string[]] => [
      { ...least, association: wrong },
      ['association: must be a group of settings in { }'],
    ]),
    ['BVUS', [': must be a group of settings in { }']],
    [null, [': must be a group of settings in { }']],
  ])('%j has all its wrong and missing keys named at once', (content, problems) => {
    expect(problemsOf(content).toSorted()).toEqual(problems);
  });

  test('that is a list is refused', () => expect(checkConfig([]).ok).toBe(false));
});

const BLOCKED =
  'apiBaseUrl: starts with http, but this portal uses https, so browsers block it. Give the server an https address';

describe('a portal on https', () => {
  test.each([
    'HTTP://API.example.org/portal/',
    'http://192.168.1.20:8080',
    'http://localhost.example.org',
    'http://127.example.org',
  ])('reports that the browser blocks every request to %s', (apiBaseUrl) => {
    expect(problemsOf({ ...least, apiBaseUrl }, 'https:')).toEqual([BLOCKED]);
    expect(problemsOf({ ...least, apiBaseUrl }, 'http:')).toEqual([]);
  });

  test.each([
    '',
    'https://api.example.org',
    'http://localhost:8080',
    'http://api.localhost',
    'http://127.1.2.3',
    'http://[::1]:8080',
  ])('may send requests to %j', (apiBaseUrl) => {
    expect(problemsOf({ ...least, apiBaseUrl }, 'https:')).toEqual([]);
  });

  test('may link to an office on http, and names a blocked address beside other mistakes', () => {
    const office = { ...least, adminBaseUrl: 'http://office.example.org' };
    expect(problemsOf(office, 'https:')).toEqual([]);
    expect(problemsOf({ apiBaseUrl: 'http://api.example.org', colour: 'silk' }, 'https:')).toEqual([
      BLOCKED,
      'association: is missing',
      'colour: is an unknown setting',
    ]);
  });
});

const utf16 = (text: string, mark: string) => Buffer.from(mark + text, 'utf16le');
const whatIsWhole = JSON.stringify(whole);

describe('loading config.json', () => {
  const url = 'https://portal.example.org/members/config.json';
  const page = { protocol: 'https:' };
  const server = setupServer();

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  test('returns the checked configuration, and bypasses every cache', async () => {
    let cache = '';
    server.use(
      http.get(url, ({ request }) => {
        cache = request.cache;
        return HttpResponse.json(whole);
      }),
    );
    expect(await loadConfig(url, page)).toEqual({ ok: true, config: whole });
    expect(cache).toBe('no-store');
  });

  test('reads Hindi, and a file that begins with a byte order mark', async () => {
    const hindi = { ...whole, association: { ...whole.association, nameHi: 'काशी वस्त्र' } };
    server.use(http.get(url, () => HttpResponse.text(`\uFEFF${JSON.stringify(hindi)}`)));
    expect(await loadConfig(url, page)).toEqual({ ok: true, config: hindi });
  });

  const said = async (answer: () => Response) => {
    server.use(http.get(url, answer));
    const loaded = await loadConfig(url, page);
    if (loaded.ok) throw new Error('It was taken');
    return loaded.problems
      .map(({ key, problem, detail = '' }) => `${key}: ${problem.replace('{{detail}}', detail)}`)
      .join();
  };

  test.each([
    ['UTF-16 with its mark', utf16(whatIsWhole, '\uFEFF')],
    ['UTF-16 without it', utf16(whatIsWhole, '')],
    ['UTF-16, the other way round', utf16(whatIsWhole, '\uFEFF').swap16()],
    ['windows-1252', Buffer.from('{"apiBaseUrl": "", "association": "Caf\xe9"}', 'latin1')],
  ])('says that a file in %s is not UTF-8', async (_, bytes) => {
    expect(await said(() => HttpResponse.arrayBuffer(new Uint8Array(bytes).buffer))).toBe(
      ': is not in UTF-8. Save it again as UTF-8',
    );
  });

  test.each(['', '{"apiBaseUrl": "https://api.exam', '<!doctype html><title>Start</title>'])(
    'says that %j is not JSON',
    async (text) =>
      expect(await said(() => HttpResponse.text(text))).toMatch(/^: is not valid JSON \(.+\)$/),
  );

  test.each([
    [': could not be loaded (the web server answered 404)', whole, 404],
    [': could not be loaded (the web server answered 500)', whole, 500],
    ['association: is missing', { ...whole, association: undefined }, 200],
  ])('says “%s”', async (words, file, status) => {
    expect(await said(() => HttpResponse.json(file, { status }))).toBe(words);
  });

  test('reports that the host did not answer', async () => {
    expect(await said(() => HttpResponse.error())).toBe('');
  });
});
