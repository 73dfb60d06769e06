import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { callService } from './callService';
import { emptyWorld } from './db/worlds';
import {
  answersHtml,
  networkDown,
  never,
  rejects,
  serverDown,
  sessionExpired,
  slow,
} from './scenarios';
import { createService } from './service';

const list = async (trouble: RequestHandler[]) => {
  const { handlers } = createService({ world: emptyWorld() });
  return callService([...trouble, ...handlers], 'GET', '/api/members');
};

test('each trouble answers before the service, and one of another path does not', async () => {
  expect((await list(serverDown())).status).toBe(500);
  expect((await list(serverDown('/api/newmembers'))).status).toBe(200);
  expect((await list(networkDown())).status).toBe(0);
  expect((await list(sessionExpired())).status).toBe(401);
  expect((await list(answersHtml())).body).toContain('<!doctype html>');
  expect(await list(rejects('get', '/api/members', 429, { message: 'Slow down' }))).toMatchObject({
    status: 429,
    body: { message: 'Slow down' },
  });
});

test('a slow service gives its own answer', async () => {
  const start = performance.now();
  expect(await list(slow(30))).toMatchObject({ status: 200, body: { list: [] } });
  expect(performance.now() - start).toBeGreaterThanOrEqual(29);
});

test('never does not answer, while the other calls do', async () => {
  expect((await list(never('/api/newmembers'))).status).toBe(200);
  const answered = list(never()).then(() => 'answered');
  const other = list([]).then(() => 'still waiting');
  expect(await Promise.race([answered, other])).toBe('still waiting');
});
