import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { server } from '../../mocks/node';
import { imports } from '../api/imports';
import { paths } from '../config/paths';
import { cleanFile } from './import/importFiles';
import { sendFrom } from './pausedService';
import { endPortals, openPortal } from './Portal';

// A change, because a failed read would be tried again.
const importOne = () => {
  const { store } = openPortal({ path: paths.members, as: 'admin' });
  return sendFrom(store, 'importMembers', (dispatch) =>
    dispatch(imports.endpoints.importMembers.initiate({ file: cleanFile() })),
  );
};

test.each([
  ['an answer', () => HttpResponse.json({})],
  ['a failure', () => HttpResponse.error()],
])('a portal from a finished test receives no more events: %s', async (_, answer) => {
  let letGo: (() => void) | undefined;
  const delayed = async () => {
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
    return answer();
  };
  server.use(
    http.post('*/api/import/members', delayed, { once: true }),
    http.post('*/api/import/members', () => HttpResponse.json({})),
  );
  const hear = vi.fn<(answer: unknown) => void>();
  void importOne().then(hear);
  await waitFor(() => expect(letGo).toBeDefined());
  endPortals();
  letGo?.();
  // When the next portal's call is answered, the first answer has long arrived.
  expect(await importOne()).toHaveProperty('data');
  expect(hear).not.toHaveBeenCalled();
});
