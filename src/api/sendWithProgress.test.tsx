import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { server } from '../../mocks/node';
import { sendWithProgress, type UploadProgress } from './sendWithProgress';

// A component test, since an XMLHttpRequest needs a browser's surroundings. How an upload is given up on its way is a test
// of the Import Members dialog: the imitated service never sees the end of such a request.

const URL_OF_CALL = 'https://service.example/api/import/members';

let told: UploadProgress[] = [];

afterEach(() => {
  told = [];
});

function send(signal = new AbortController().signal, body: FormData | string = 'abc') {
  const headers = { Accept: 'application/json', Authorization: 'Bearer t' };
  return sendWithProgress(URL_OF_CALL, { method: 'POST', headers, body, signal }, (progress) => {
    told.push(progress);
  });
}

test('sends method, headers and body, tells the progress, and hands out the answer', async () => {
  const seen: unknown[] = [];
  server.use(
    http.post('*/api/import/members', async ({ request }) => {
      const { method, headers, credentials } = request;
      seen.push(method, headers.get('accept'), headers.get('authorization'), credentials);
      seen.push([...(await request.formData()).keys()]);
      return HttpResponse.json({ message: 'काशी' });
    }),
  );
  const form = new FormData();
  form.append('file', new File(['x'.repeat(1000)], 'members.csv'));
  const answer = await send(undefined, form);
  expect(answer.status).toBe(200);
  expect(JSON.parse(await answer.text())).toEqual({ message: 'काशी' });
  expect(seen).toEqual(['POST', 'application/json', 'Bearer t', 'same-origin', ['file']]);
  const last = told.at(-1);
  expect(last?.total).toBeGreaterThan(1000);
  expect(last?.sent).toBe(last?.total);
});

test('an answer that says no is an answer', async () => {
  server.use(http.post('*/api/import/members', () => HttpResponse.text('<h1>No', { status: 413 })));
  const answer = await send();
  expect([answer.status, await answer.text()]).toEqual([413, '<h1>No']);
});

test('no answer is a failure', async () => {
  server.use(http.post('*/api/import/members', () => HttpResponse.error()));
  await expect(send()).rejects.toThrow('No answer: error');
});

test('a call that was given up before sends nothing', async () => {
  let asked = 0;
  server.use(
    http.post('*/api/import/members', () => {
      asked += 1;
      return HttpResponse.json({});
    }),
  );
  await expect(send(AbortSignal.abort())).rejects.toThrow('No answer: given up');
  expect(asked).toBe(0);
});

test('a signal that ends later does nothing to a call that was answered', async () => {
  const controller = new AbortController();
  server.use(http.post('*/api/import/members', () => HttpResponse.json({ message: 'a' })));
  const answer = await send(controller.signal);
  controller.abort();
  expect([answer.status, await answer.text()]).toEqual([200, '{"message":"a"}']);
});
