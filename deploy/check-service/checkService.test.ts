import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { adminAccount, memberAccount } from '../../e2e/backend/accounts';
import { backendForTests, portalOrigin } from '../../e2e/backend/testCalls';
import { readConfigFile } from './checkService';
import { foundAt } from './foundAt';

const { backend, tokenOf } = await backendForTests();

const check = (options: Partial<Parameters<typeof foundAt>[1]> = {}) =>
  foundAt(backend.url, { origin: portalOrigin, ...options });

const sentCalls = () => backend.log.map(({ method, path }) => `${method} ${path}`);

describe('a service that follows the documentation', () => {
  test('passes for strangers, who are rejected where a token is needed', async () => {
    const findings = await check();
    const verdicts = Object.entries(findings).map(([call, words]) => [call, words.split(':')[0]]);
    // The specification leaves open whether these need a token.
    const open = ['GET /api/members', 'GET /api/newmembers', 'GET /api/members/export'];
    expect(verdicts.filter(([, verdict]) => verdict !== 'fine').map(([call]) => call)).toEqual(
      open,
    );
    expect(findings).toMatchObject({
      'GET /api/members':
        'warning: 200, answers id, name, mobile, email, membership, status; open without a token: anyone ' +
        'can read the whole list. Close it in the service, and set "sendTokenOnLists": true',
      'GET /api/members/export':
        'warning: 200, a CSV file; open without a token: anyone can read the whole list. Close it in the service',
      'GET /api/getall': 'fine: 401, refused without a token, as it should be',
      'OPTIONS for PUT /api/member_update': `fine: 204, allows ${portalOrigin} (CORS)`,
    });
  });

  test('passes for an admin', async () => {
    const findings = await check({ token: tokenOf(adminAccount) });
    expect(findings).toMatchObject({
      'GET /api/usetdetail': 'fine: 200, answers name, email',
      'GET /api/getall': 'fine: 200, answers registered, old, new',
    });
    expect(findings['GET /api/member_edit/{id}']).toMatch(/^fine: 200, answers name/);
    expect(findings['GET /api/receipt/{id}']).toMatch(/^open: not asked/);
  });

  test('passes for a member who is not an admin', async () => {
    const { userId, memberId } = memberAccount;
    const findings = await check({ token: tokenOf(memberAccount), userId, memberId });
    for (const call of ['profile_view', 'member_view', 'receipt'])
      expect(findings[`GET /api/${call}/{id}`]).toMatch(/^fine: 200, answers/);
    expect(findings['GET /api/getall']).toBe(
      'open: 403, not with this token: the portal makes this call as admin',
    );
  });
});

test('is only read, each request once, and never generates a membership number', async () => {
  for (const account of [null, adminAccount, memberAccount]) {
    backend.reset();
    const before = structuredClone(backend.store.firms);
    await check({
      token: account && tokenOf(account),
      userId: memberAccount.userId,
      memberId: memberAccount.memberId,
    });
    const calls = sentCalls();
    expect(calls).toHaveLength(9);
    expect(new Set(calls).size).toBe(calls.length);
    expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([]);
    expect(calls.filter((call) => call.includes('/api/membership/'))).toEqual([]);
    expect(backend.store.firms).toEqual(before);
  }
});

test('gets the token only with the requests that need it', async () => {
  const token = tokenOf(adminAccount);
  await check({ token });
  const carried = backend.log
    .filter(({ headers }) => headers['authorization'] === `Bearer ${token}`)
    .map(({ call }) => call);
  expect(carried).toEqual(['GET /api/usetdetail', 'GET /api/getall', 'GET /api/member_edit/{id}']);
});

describe('the check reports', () => {
  const call = 'GET /api/members';
  const listed = { id: 1, name: '', mobile: '', email: '', membership: null, status: 0 };

  test.each([
    [
      { kind: 'html', status: 200 },
      'bad: 200, is missing id, name, mobile, email, membership, status; not valid JSON',
    ],
    [{ kind: 'html', status: 503 }, 'bad: 503, not the documented answer; not valid JSON'],
    [
      { kind: 'json', status: 200, json: { list: [] } },
      'open: 200, an empty list: its fields could not be checked',
    ],
    [
      {
        kind: 'json',
        status: 200,
        json: [{ id: 1, name: '', email: '', membership: null, status: 0 }],
      },
      'bad: 200, is missing mobile',
    ],
    [
      {
        kind: 'json',
        status: 200,
        json: [listed, { ...listed, id: 'BV/12' }, { ...listed, id: null }],
      },
      'bad: 200, 2 of 3 rows have an id that is not a positive whole number',
    ],
    [
      { kind: 'json', status: 401, json: { message: 'Unauthenticated.' } },
      'bad: 401, asks for a token: set "sendTokenOnLists": true in config.json',
    ],
    [{ kind: 'reset' }, expect.stringMatching(/^bad: no answer/)],
  ] as const)('a list answered by %j', async (fault, finding) => {
    backend.fail(call, fault);
    expect((await check())[call]).toEqual(finding);
  });

  test('an origin that is not allowed', async () => {
    const origin = 'https://other.example';
    const findings = await check({ origin });
    expect(findings[call]).toContain(`does not allow ${origin} to read it (CORS)`);
    expect(findings['OPTIONS for PUT /api/member_update']).toMatch(
      /^bad: 204, does not allow the origin/,
    );
  });

  test.each([
    ['https://portal.example', 'http://api.portal-test.invalid', true],
    ['http://portal.example', 'http://api.portal-test.invalid', false],
    ['https://portal.example', 'https://api.portal-test.invalid', false],
    ['https://portal.example', backend.url, false],
    [null, 'http://api.portal-test.invalid', false],
  ])('whether a portal at %s may call %s at all', async (origin, service, isBlocked) => {
    const findings = await foundAt(service, { origin }, { callMs: 100, wholeMs: 100 });
    expect(findings['the address']).toBe(
      isBlocked ? `bad: is plain http: browsers block calls to it from ${origin}` : undefined,
    );
  });

  test('a rejected token', async () => {
    expect((await check({ token: 'made-up' }))['GET /api/getall']).toBe(
      'bad: 401, the token was not accepted',
    );
  });
});

/** Runs the command in its own process. */
async function run(args: readonly string[], input = '') {
  const { PORTAL_TOKEN: _, ...env } = process.env;
  const command = spawn(process.execPath, ['deploy/check-service.mjs', ...args], { env });
  command.stdin.end(input);
  const [output, errors] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    command.exitCode ?? once(command, 'exit'),
  ]);
  return { status: command.exitCode, output, errors };
}

const own = { name: 'KVVS', shortName: 'KVVS', registrationNumber: '7', address: 'Varanasi' };
const configOf = (apiBaseUrl: string) => JSON.stringify({ apiBaseUrl, association: own });

test.each([
  [
    'an http address behind a portal on https',
    Buffer.from(configOf('http://api.portal-test.invalid')),
    'apiBaseUrl starts with http, but this portal uses https',
  ],
  [
    'UTF-16',
    Buffer.from(`\uFEFF${configOf(backend.url)}`, 'utf16le'),
    'the file is not encoded as UTF-8',
  ],
])('a config.json with %s, and sends no requests', (_, content, words) => {
  const { config, findings } = readConfigFile(content, 'https://portal.example.org');
  expect([config, findings.length]).toEqual([null, 1]);
  expect(findings[0]).toMatchObject({ call: 'config.json', verdict: 'bad' });
  expect(findings[0]?.text).toContain(words);
});

// Each run starts Node and Vite.
describe('the command', { timeout: 60_000 }, () => {
  test('reads a token from standard input, and prints neither the token nor the answers', async () => {
    const token = tokenOf(adminAccount);
    const { status, output, errors } = await run([backend.url, '--token'], `${token}\n`);
    expect([status, output]).toEqual([0, expect.stringContaining('✔ GET /api/getall: 200')]);
    expect(output + errors).not.toContain(token);
    expect(output + errors).not.toContain(adminAccount.name);
  });

  test('checks the portal’s config.json, sends requests to the service it names, and exits with 1 on an error', async () => {
    backend.fail('GET /api/getall', { kind: 'html', status: 503 });
    const folder = mkdtempSync(join(tmpdir(), 'portal-config-'));
    const file = join(folder, 'config.json');
    const sample: unknown = JSON.parse(readFileSync('public/config.json', 'utf8'));
    writeFileSync(file, JSON.stringify({ ...Object(sample), apiBaseUrl: backend.url }));
    const { status, output } = await run(['--config', file]);
    expect(status).toBe(1);
    expect(output).toContain('✘ config.json: still holds the sample association: VNS/1234/2001');
    expect(output).toContain('! GET /api/members: 200');
    expect(output).toContain('✘ GET /api/getall: 503');
    rmSync(folder, { recursive: true });
  });

  test.each([
    [[], ''],
    [['api.example.org'], ''],
    [['https://api.example.org', '--token', '1|secret'], ''],
    [['https://api.example.org', '--user-id', '../membership/5'], ''],
    [['http://api.example.org', '--token'], '1|secret\n'],
    [['https://reader:secret@api.example.org'], ''],
    [['https://api.example.org?key=secret'], ''],
    [['https://api.example.org', '--origin', 'https://:secret@portal.example.org'], ''],
    [['https://api.example.org', '--secret'], ''],
    [['https://api.example.org', '--token'], '1|secret of\u0000two\n'],
    [['https://api.example.org', '--config', 'no/secret.json'], ''],
  ])('explains why %j is invalid, and sends no request', async (args, input) => {
    const { status, errors } = await run(args, input);
    expect([status, errors]).toEqual([2, expect.stringContaining('npm run check-service -- ')]);
    expect(errors).not.toContain('secret');
    expect(backend.log).toEqual([]);
  });
});
