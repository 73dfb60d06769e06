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

/** Problems as `key: problem`. */
function problemsOf(content: unknown): readonly string[] {
  const checked = checkConfig(content);
  return checked.ok ? [] : checked.problems.map(({ key, problem }) => `${key}: ${problem}`);
}

describe('config.json', () => {
  test('is taken as it is where every key is right', () => {
    expect(checkConfig(whole)).toEqual({ ok: true, config: whole });
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

  test('that ships with the portal is right', () => {
    const shipped: unknown = JSON.parse(readFileSync('public/config.json', 'utf8'));
    expect(problemsOf(shipped)).toEqual([]);
  });

  test.each([
    ['https://api.example.org/', 'https://api.example.org'],
    ['https://api.example.org/portal//', 'https://api.example.org/portal'],
    [' http://localhost:8080 ', 'http://localhost:8080'],
    ['', ''],
  ])('with the address %j means %j', (apiBaseUrl, meant) => {
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
  ])('with the address %j is refused', (apiBaseUrl) => {
    expect(problemsOf({ ...least, apiBaseUrl })).toEqual([
      'apiBaseUrl: must be an address such as https://api.example.org',
    ]);
    expect(problemsOf({ ...least, adminBaseUrl: apiBaseUrl })).toEqual([
      'adminBaseUrl: must be an address such as https://api.example.org',
    ]);
  });

  test('names each wrong key, all at once', () => {
    const problems = problemsOf({
      apiBaseUrl: 7,
      adminBaseUrl: 'office',
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
    });
    expect(problems.toSorted()).toEqual([
      'adminBaseUrl: must be an address such as https://api.example.org',
      'apiBaseURL: is not a key of config.json',
      'apiBaseUrl: must be a text',
      'association.address: must be a text',
      'association.email: must be a text',
      'association.fax: is not a key of config.json',
      'association.name: must not be empty',
      'association.phone: must be a text',
      'association.registrationNumber: must be a text',
      'association.shortName: must not be empty',
      'sendAlternateMobile: must be true or false',
      'sendTokenOnLists: must be true or false',
    ]);
  });

  test('names each missing key', () => {
    expect(problemsOf({})).toEqual(['apiBaseUrl: is missing', 'association: is missing']);
    expect(problemsOf({ ...least, association: {} })).toEqual([
      'association.name: is missing',
      'association.shortName: is missing',
      'association.registrationNumber: is missing',
      'association.address: is missing',
    ]);
  });

  test('that is no object, or whose association is none, is refused', () => {
    for (const wrong of ['BVUS', null]) {
      expect(problemsOf({ ...least, association: wrong })).toEqual([
        'association: must be an object',
      ]);
      expect(problemsOf(wrong)).toEqual([': must be an object']);
    }
    expect(checkConfig([]).ok).toBe(false);
  });
});

const BLOCKED =
  'apiBaseUrl: begins with http, and this portal with https: the browser lets no call through. Please give the service an https address';

const problemsOn = (protocol: string, content: unknown) => {
  const checked = checkConfig(content, { protocol });
  return checked.ok ? [] : checked.problems.map(({ key, problem }) => `${key}: ${problem}`);
};

describe('a portal on https', () => {
  test.each([
    'HTTP://API.example.org/portal/',
    'http://192.168.1.20:8080',
    'http://localhost.example.org',
    'http://127.example.org',
  ])('is told that the browser lets no call through to %s', (apiBaseUrl) => {
    expect(problemsOn('https:', { ...least, apiBaseUrl })).toEqual([BLOCKED]);
    expect(problemsOn('http:', { ...least, apiBaseUrl })).toEqual([]);
  });

  test.each([
    '',
    'https://api.example.org',
    'http://localhost:8080',
    'http://api.localhost',
    'http://127.0.0.1:8080',
    'http://127.1.2.3',
    'http://[::1]:8080',
  ])('may call %j', (apiBaseUrl) => {
    expect(problemsOn('https:', { ...least, apiBaseUrl })).toEqual([]);
  });

  test('may link to an office on http, and names it beside what else is wrong', () => {
    expect(problemsOn('https:', { ...least, adminBaseUrl: 'http://office.example.org' })).toEqual(
      [],
    );
    expect(problemsOn('https:', { apiBaseUrl: 'http://api.example.org', colour: 'silk' })).toEqual([
      BLOCKED,
      'association: is missing',
      'colour: is not a key of config.json',
    ]);
  });
});

const utf16 = (text: string, mark: string) => new Uint8Array(Buffer.from(mark + text, 'utf16le'));
const bigEndian = (bytes: Uint8Array) => new Uint8Array(Buffer.from(bytes).swap16());

describe('loading config.json', () => {
  const url = 'https://portal.example.org/members/config.json';
  const page = { protocol: 'https:' };
  const server = setupServer();

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  test('gives the checked configuration, and asks past every cache', async () => {
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

  test('reads a file that begins with a byte order mark', async () => {
    server.use(http.get(url, () => HttpResponse.text(`\uFEFF${JSON.stringify(whole)}`)));
    expect(await loadConfig(url, page)).toEqual({ ok: true, config: whole });
  });

  const whatIsSaid = async (answer: () => Response) => {
    server.use(http.get(url, answer));
    const loaded = await loadConfig(url, page);
    if (loaded.ok) throw new Error('It was taken');
    return loaded.problems
      .map(({ key, problem, detail = '' }) => `${key}: ${problem.replace('{{detail}}', detail)}`)
      .join();
  };

  test.each([
    ['UTF-16 with its mark', utf16(JSON.stringify(whole), '\uFEFF')],
    ['UTF-16 without it', utf16(JSON.stringify(whole), '')],
    ['UTF-16, the other way round', bigEndian(utf16(JSON.stringify(whole), '\uFEFF'))],
    [
      'windows-1252',
      new Uint8Array(
        Buffer.from('{"apiBaseUrl": "", "association": {"name": "Silk \x96 Caf\xe9"}}', 'latin1'),
      ),
    ],
  ])('says that a file in %s is not UTF-8', async (_, bytes) => {
    expect(await whatIsSaid(() => HttpResponse.arrayBuffer(bytes.buffer))).toBe(
      ': is not encoded as UTF-8; please save it again as UTF-8',
    );
  });

  test('reads Hindi', async () => {
    const hindi = { ...whole, association: { ...association, nameHi: 'काशी वस्त्र' } };
    server.use(http.get(url, () => HttpResponse.text(JSON.stringify(hindi))));
    expect(await loadConfig(url, page)).toMatchObject({
      ok: true,
      config: { association: { nameHi: 'काशी वस्त्र' } },
    });
  });

  test("says that the host's start page is not JSON", async () => {
    expect(await whatIsSaid(() => HttpResponse.html('<!doctype html><title>x</title>'))).toMatch(
      /^: is not JSON \(.+\)$/,
    );
  });

  test.each(['', '{"apiBaseUrl": "https://api.exam'])('says that %j is not JSON', async (text) => {
    expect(await whatIsSaid(() => HttpResponse.text(text))).toMatch(/^: is not JSON/);
  });

  test.each([404, 500])('says that the host answered %d', async (status) => {
    expect(await whatIsSaid(() => HttpResponse.json(whole, { status }))).toBe(
      `: could not be loaded (the host answered ${status})`,
    );
  });

  test('says that the host did not answer', async () => {
    server.use(http.get(url, () => HttpResponse.error()));
    expect(await loadConfig(url, page)).toEqual({ ok: false, problems: [] });
  });

  test('names the wrong keys of a file that was loaded', async () => {
    expect(await whatIsSaid(() => HttpResponse.json({ ...whole, association: undefined }))).toBe(
      'association: is missing',
    );
  });
});
