import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { server } from '../../mocks/node';
import { answers, rejects, sessionExpired } from '../../mocks/scenarios';
import { memberLink, paths } from '../config/paths';
import { answer, findDialog, press } from './calls/moves';
import { fieldError } from './fieldError';
import { countsIn, theDialog } from './import/importDialog';
import { fileOf } from './import/importFiles';
import { showPortal } from './showPortal';
import { texts } from './texts';
import { typeInto } from './typeInto';
import { timesSent } from './wire';

/* Answers of a real Laravel, word for word (faults, Answers of a real Laravel), and what the screens make of them. */

beforeEach(() => {
  vi.mocked(console.error).mockClear();
});

/** The failed calls in the portal's log, where technical messages appear without their values. */
const logged = () =>
  vi
    .mocked(console.error)
    .mock.calls.map(([line]) => String(line))
    .filter((line) => line.startsWith('Call failed: '));

const field = (label: string) => screen.getByLabelText(label);
const errorOf = (label: string) => fieldError(field(label));

async function openEdit() {
  showPortal(memberLink(paths.memberEdit, 101), 'admin');
  await screen.findByLabelText('Area');
  typeInto('Area', 'Lanka');
}

const firmsOf = (...ids: number[]) => ids.map((id) => ({ id, name: `Firm ${id}` }));

const update = (status: number, body: JsonBodyType) =>
  server.use(...rejects('put', '/api/member_update', status, body));

describe('saving', () => {
  test('with a database error shows the portal’s own message, and logs it without the values', async () => {
    const sql = 'SQLSTATE[HY000]: General error: 1 no such column: area';
    await openEdit();
    update(500, { message: `${sql} (SQL: update members set area = 'Lanka' where id = 315)` });
    await press('Update');
    const text = (await findDialog('Error')).textContent;
    await answer('Error', 'OK');
    expect(text).toContain('We could not confirm whether your changes were saved');
    expect(text).not.toContain('SQLSTATE');
    expect(field('Area')).toHaveValue('Lanka');
    expect(logged()).toEqual([`Call failed: PUT /api/member_update, refused 500: ${sql} …`]);
  });

  test('rejected for a field shows the error under its label, with its label', async () => {
    await openEdit();
    update(422, {
      message: 'Invalid.',
      errors: {
        area: ['The area is unknown.', 'The area must be at least 6 characters.'],
        representatives: { 0: { name: ['The representatives.0.name is taken.'] } },
      },
    });
    await press('Update');
    await waitFor(() => expect(errorOf('Area')).toContain('The area is unknown.'));
    expect(errorOf('Area')).toContain('The area must be at least 6 characters.');
    expect(errorOf('Representative Name-1')).toBe('The Representative Name-1 is taken.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('uses the form’s name for a password, not the service’s', async () => {
  const errors = { npassword: ['The npassword must be at least 8 characters.'] };
  showPortal(paths.changeMemberPassword, 'member', {
    troubles: rejects('post', '/api/changememberpassword', 422, { message: 'Invalid.', errors }),
  });
  await screen.findByLabelText('New Password');
  typeInto('Current Password', 'silk pass 21');
  for (const label of ['New Password', 'Confirm New Password']) typeInto(label, 'short');
  await press('Submit');
  await waitFor(() =>
    expect(errorOf('New Password')).toBe('The New Password must be at least 8 characters.'),
  );
});

describe('a list', () => {
  test('that needs a token says which setting is missing, and offers no Retry', async () => {
    showPortal(paths.members, 'admin', { troubles: sessionExpired('/api/members') });
    expect(await screen.findByRole('alert')).toHaveTextContent('"sendTokenOnLists"');
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(logged()[0]).toBe('Call failed: GET /api/members, refused 401');
  });

  const SERVICE = 'https://service.example/api/newmembers';

  test.each([
    ['of a query', (next: string | null) => ({ next_page_url: next, total: 5 })],
    ['of a resource', (next: string | null) => ({ links: { next }, meta: { total: 5 } })],
  ] as const)('paginated by %s is read to its end', async (_, pages) => {
    showPortal(paths.newMembers, 'admin', {
      troubles: [
        http.get('*/api/newmembers', ({ request }) =>
          HttpResponse.json(
            request.url.endsWith('?page=2')
              ? { data: firmsOf(4, 5), ...pages(null) }
              : { data: firmsOf(1, 2, 3), ...pages(`${SERVICE}?page=2`) },
          ),
        ),
      ],
    });
    expect(await screen.findByText('Showing 1 to 5 of 5 entries')).toBeVisible();
    expect(timesSent('GET /api/newmembers')).toBe(2);
    const [, first, , , , last] = screen.getAllByRole('row');
    expect(first).toHaveTextContent('Firm 1');
    expect(last).toHaveTextContent('Firm 5');
  });

  test.each([
    'https://elsewhere.example/api/newmembers?page=2',
    'https://service.example/api/membership/313',
    SERVICE,
  ])('whose next page is %s is not followed', async (next_page_url) => {
    const troubles = answers('get', '/api/newmembers', {
      data: firmsOf(1, 2, 3),
      next_page_url,
      total: 27,
    });
    showPortal(paths.newMembers, 'admin', { troubles });
    expect(await screen.findByText('3 of 27 applications loaded')).toBeVisible();
    expect(screen.getByText('Showing 1 to 3 of 3 entries')).toBeVisible();
    expect(timesSent('GET /api/newmembers')).toBe(1);
    expect(timesSent('GET /api/membership/313')).toBe(0);
  });

  test('with a page that fails to load says that there are more', async () => {
    const data = firmsOf(1);
    showPortal(paths.newMembers, 'admin', {
      troubles: [
        http.get('*/api/newmembers', ({ request }) =>
          request.url.includes('?')
            ? HttpResponse.error()
            : HttpResponse.json({ data, next_page_url: `${SERVICE}?page=2` }),
        ),
      ],
    });
    expect(await screen.findByText('1 applications loaded, and there are more')).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(2);
  });
});

test('an import that counts more rows than were sent shows no negative number, and sorts its rows', async () => {
  showPortal(paths.members, 'admin');
  await press('Import');
  const { dialog, inside, choose, press: pressInside } = await theDialog();
  const failed_rows = [4, 2].map((row) => ({ row, errors: ['No name.'], values: {} }));
  server.use(
    ...answers('post', '/api/import/members', {
      message: 'Import finished.',
      inserted: 1,
      updated: 0,
      failed_rows,
    }),
  );
  await choose(fileOf([{}]));
  await inside.findByText(/^Rows in the file/);
  await pressInside('Start Import');
  expect(
    await inside.findByText(/^The server reports more rows than the portal found/),
  ).toBeVisible();
  expect(countsIn(dialog)).toEqual({
    'Rows sent': '1',
    Inserted: '1',
    Updated: '0',
    Failed: '2',
  });
  const failed = within(inside.getByRole('region', { name: 'Failed rows' }));
  const rows = texts(failed.getAllByRole('rowheader')).map((text) => /Row \d/.exec(text)?.[0]);
  expect(rows).toEqual(['Row 2', 'Row 4']);
});
