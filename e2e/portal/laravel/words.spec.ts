import { expect, type Page } from '@playwright/test';
import type { Fault } from '../../backend/faults';
import { goElsewhere, goWithin, keepAgain } from '../../faults/moves';
import { portalTest as test } from '../../fixtures';
import { answerDialog, button, dialog, field, takenOver } from '../../screens';
import { beSignedIn, sixKeys } from '../people';
import { json, openEdit, SQL } from './answers';

// The browser's own line about each refusal.
test.beforeEach(({ tolerate }) => tolerate(/Failed to load resource: .* status of [45]\d\d/));

/** Words that tell a person nothing, or too much. */
const UNFIT =
  /SQLSTATE|App\\Models|Exception|vendor|Server Error|Too Many|unauthorized|Unauthenticated|CSRF|not supported/;

interface Refused {
  readonly answer: Fault;
  readonly says: string;
}

const HTML_BEFORE_JSON: Fault = {
  kind: 'answer',
  status: 200,
  headers: { 'content-type': 'text/html; charset=UTF-8' },
  body: '<br />\n<b>Warning</b>:  Undefined array key 7 in <b>/app/x.php</b> on line <b>3</b><br />\n{"message":"Updated"}',
};

/** What a save may be refused with; it is said once, and everything typed is still there. */
const saves: Readonly<Record<string, Refused>> = {
  'a broken query': { answer: json(500, SQL), says: 'may or may not have been saved' },
  'a record that is gone': {
    answer: json(404, { message: 'No query results for model [App\\Models\\Member] 315' }),
    says: 'The service does not know this record.',
  },
  'a service in maintenance': {
    answer: json(503, { message: 'Service Unavailable' }),
    says: 'may or may not have been saved',
  },
  'a role that may not': {
    answer: json(403, { message: 'This action is unauthorized.' }),
    says: 'This account is not allowed to do this.',
  },
  'a form token': {
    answer: json(419, { message: 'CSRF token mismatch.' }),
    says: 'The service does not take this from the portal.',
  },
  'a method': {
    answer: json(405, {
      message: 'The PUT method is not supported for this route. Supported methods: GET, HEAD.',
    }),
    says: 'The service does not take this from the portal.',
  },
  'too many requests': {
    answer: {
      kind: 'answer',
      status: 429,
      headers: { 'content-type': 'application/json', 'retry-after': '150' },
      body: '{"message":"Too Many Attempts."}',
    },
    says: 'Please wait 3 minutes',
  },
  'a warning before the answer': {
    answer: HTML_BEFORE_JSON,
    says: 'may or may not have been saved',
  },
};

/** The lines in which the portal logs a call that failed. */
function logOf(page: Page): readonly string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Call failed: ')) lines.push(message.text());
  });
  return lines;
}

test('a save that is refused says why in the portal’s words, once, and keeps what was typed; the words of a program go to the log alone, without the values in them', async ({
  page,
  site,
  backend,
}) => {
  const logged = logOf(page);
  await beSignedIn(page, { backend, site }, 'admin');
  await openEdit(page);
  for (const [name, { answer, says }] of Object.entries(saves))
    await test.step(name, async () => {
      backend.fail('PUT /api/member_update', answer, 1);
      await button(page, 'Update').click();
      await expect(dialog(page, 'Error')).toContainText(says);
      await expect(dialog(page, 'Error')).not.toContainText(UNFIT);
      await answerDialog(page, 'Error', 'OK');
      await expect(button(page, 'Update')).not.toHaveAttribute('aria-busy', 'true');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(field(page, 'Area')).toHaveValue('Lanka');
    });
  expect(logged.filter((line) => line.includes('refused 500'))).toEqual([
    'Call failed: PUT /api/member_update, refused 500: SQLSTATE[HY000]: General error: 1 no such column: area …',
  ]);
});

test('what is "logged only" is logged, with the call and the failure', async ({
  page,
  backend,
}) => {
  const logged = logOf(page);
  await page.goto('payment/failed');
  await takenOver(page);
  for (const [person, path, call] of [
    ['admin', '/admin', 'GET /api/getall'],
    ['admin', '/members', 'GET /api/members'],
    ['admin', '/new-members', 'GET /api/newmembers'],
    ['member', '/membership', 'GET /api/member_view/{id}'],
  ] as const) {
    await goElsewhere(page);
    await keepAgain(page, sixKeys(backend, person));
    const lift = backend.fail(call, json(503, { message: 'Service Unavailable' }));
    await goWithin(page, path);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    lift();
  }
  expect(logged).toEqual([
    'Call failed: GET /api/getall, refused 503',
    'Call failed: GET /api/members, refused 503',
    'Call failed: GET /api/newmembers, refused 503',
    'Call failed: GET /api/member_view/{id}, refused 503',
  ]);
});
