import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { openServer } from '../../e2e/hosts/openServer';
import { foundAt } from './foundAt';

const origin = 'https://portal.example';

type Answers = (request: IncomingMessage, response: ServerResponse) => void;

let close: () => Promise<void> = () => Promise.resolve();
afterEach(() => close());

/** Starts a service with these answers and returns its address. */
async function serviceThat(answers: Answers): Promise<string> {
  const server = await openServer(answers);
  close = () => server.close();
  return server.origin;
}

const readable = { 'access-control-allow-origin': origin, 'content-type': 'application/json' };

function json(response: ServerResponse, status: number, answer: unknown): void {
  response.writeHead(status, readable).end(JSON.stringify(answer));
}

const check = (
  service: string,
  options: Partial<Parameters<typeof foundAt>[1]> = {},
  limits?: Parameters<typeof foundAt>[2],
) => foundAt(service, { origin, ...options }, limits);

const rows = Array.from({ length: 15 }, (_, index) => ({
  id: index + 1,
  name: 'Kashi Silks',
  mobile: '9839000001',
  email: '',
  membership: null,
  status: 0,
  payment_status: 'pending',
}));

/** Its lists need a token. */
const closed: Answers = ({ headers, url = '' }, response) => {
  if (headers.authorization === undefined) json(response, 401, { message: 'Unauthenticated.' });
  else json(response, 200, url.endsWith('members') ? rows : {});
};

const listed = async (paged: (service: string) => object) => {
  const service: string = await serviceThat((_, response) => json(response, 200, paged(service)));
  return (await check(service))['GET /api/members'] ?? '';
};

/** Allows only the method that the browser asks about. */
const leave: Answers = ({ method, headers }, response) => {
  if (method !== 'OPTIONS') json(response, 401, {});
  else
    response
      .writeHead(204, {
        ...readable,
        'access-control-allow-methods': String(headers['access-control-request-method']),
        'access-control-allow-headers': 'authorization,content-type',
      })
      .end();
};

const answered = async (answers: Answers) =>
  Object.entries(await check(await serviceThat(answers))).filter(([call]) =>
    call.startsWith('OPTIONS '),
  );

const silent: Answers = () => undefined;

const dripping: Answers = (_, response) => {
  response.writeHead(200, readable);
  const drip = setInterval(() => response.write(' '), 10);
  response.on('close', () => clearInterval(drip));
};

describe('lists that need a token', () => {
  const list = 'GET /api/newmembers';

  test('pass on such a service, and are read with the token', async () => {
    const service = await serviceThat(closed);
    const findings = await check(service, { sendTokenOnLists: true });
    expect(findings[list]).toBe('fine: 401, closed without a token, as it should be');
    const withToken = await check(service, { sendTokenOnLists: true, token: '1|abc' });
    expect(withToken[list]).toBe('fine: 401, closed without a token, as it should be');
    expect(withToken[`${list} with the token`]).toMatch(/^fine: 200, answers id, name/);
    // The export is a plain link, which cannot carry a token.
    expect(withToken['GET /api/members/export']).toMatch(/^warning: 401, closed without a token/);
    expect(withToken).not.toHaveProperty(['GET /api/members/export with the token']);
  });
});

describe('paginated lists', () => {
  test.each([
    [
      'links and meta',
      (next: string | null) => ({ links: { next }, meta: { current_page: 1, total: 27 } }),
    ],
    [
      'a next page beside them',
      (next: string | null) => ({ current_page: 1, next_page_url: next, total: 27 }),
    ],
  ])('with %s are reported, and the next page must have the same address', async (_, around) => {
    const of = (next: string | null) => ({ data: rows, ...around(next) });
    const pages = 'comes in pages: the first has 15 of 27 rows';
    expect(await listed((service) => of(`${service}/api/members?page=2`))).toContain(`; ${pages};`);
    expect(await listed(() => of('http://localhost/api/members?page=2&key=secret'))).toBe(
      `bad: 200, answers id, name, mobile, email, membership, status; ${pages}, and the next one is at ` +
        'http://localhost, which the portal does not follow (APP_URL and the trusted proxies of the service)',
    );
    expect(await listed(() => of(null))).toMatch(/^bad: .* and it names no next page/);
  });

  test('on a single page are complete', async () => {
    const whole = { data: rows, current_page: 1, next_page_url: null, total: 15 };
    expect(await listed(() => whole)).toMatch(
      /^warning: .*the first has 15 of 15 rows, and is the last/,
    );
  });
});

describe('the preflight request', () => {
  test('is sent once for each method: a service may name only the requested one', async () => {
    const findings = await answered(leave);
    expect(findings.map(([call]) => /for (\w+) /.exec(call)?.[1])).toEqual([
      'GET',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
    ]);
    for (const [, words] of findings) expect(words).toBe(`fine: 204, allows ${origin} (CORS)`);
  });

  test('names the method that is not allowed', async () => {
    const findings = await answered((_, response) => {
      response.setHeader('access-control-allow-methods', 'PUT, DELETE');
      response.setHeader('access-control-allow-headers', 'Authorization, Content-Type');
      json(response, 200, {});
    });
    expect(findings.filter(([, words]) => !words.startsWith('fine'))).toEqual([
      [
        'OPTIONS for PATCH /api/members/{id}/status',
        'bad: 200, does not allow the method PATCH (CORS)',
      ],
    ]);
  });

  test('may not be redirected', async () => {
    const findings = await answered((_, response) => {
      response.writeHead(302, { location: '/login' }).end();
    });
    for (const [, words] of findings) expect(words).toMatch(/^bad: 302, redirects/);
  });
});

describe.each([
  ['is silent', silent],
  ['drips', dripping],
])('a service that %s', (_, answers) => {
  test.each([
    ['for a call', { callMs: 40, wholeMs: 60_000 }, 'none within 0.04 s'],
    ['for all calls', { callMs: 60_000, wholeMs: 80 }, 'all calls together took 0.08 s'],
  ])('gives up after the time %s', async (__, limits, reason) => {
    const findings = await check(await serviceThat(answers), {}, limits);
    const given = `bad: no answer (${reason})`;
    expect(Object.keys(findings)).toHaveLength(14);
    expect(findings['GET /api/getall']).toBe(given);
    // Even if the body is not read to its end, the status is known.
    for (const words of Object.values(findings))
      expect(words === given || words.startsWith('bad: 200, ')).toBe(true);
  });
});

test('stops reading an endless answer', async () => {
  const service = await serviceThat(({ url }, response) => {
    if (url !== '/api/getall') {
      json(response, 200, {});
      return;
    }
    const part = ' '.repeat(1024 * 1024);
    const pour = (): void => void (response.destroyed || response.write(part, pour));
    response.writeHead(200, readable);
    pour();
  });
  expect((await check(service))['GET /api/getall']).toBe('bad: no answer (larger than 64 MB)');
});

test('an error never repeats the address', async () => {
  const findings = await check('http://reader:secret@127.0.0.1:9');
  expect(Object.values(findings).join()).not.toContain('secret');
});
