import { expect, type Locator, type Page } from '@playwright/test';
import type { Backend } from '../backend/server';
import { goWithin } from '../faults/moves';
import { portalTest as test } from '../fixtures';
import { type HeldCall, holdCall, mayHoldLong } from '../heldCall';
import { answerDialog, button, dialog, field, logOut } from '../screens';
import { beSignedIn, goToPlainFile, signInHere, stored } from './people';
import { type SentKind, sentKinds } from './sentOffice';
import { timesSent } from './wire';

/** A change that is under way when its page goes is remembered, said and asked about (rule C11). */

const kindOf = (name: string): SentKind => {
  const kind = sentKinds.find((one) => one.name === name);
  if (kind === undefined) throw new Error(`No change is called ${name}`);
  return kind;
};

const said = (page: Page, { says }: SentKind): Locator => page.getByText(says).first();

async function open(page: Page, { person, path }: SentKind, service: Service): Promise<void> {
  if (person === 'visitor') await goToPlainFile(page, service.site);
  else await beSignedIn(page, service, person);
  await page.goto(path);
}

interface Service {
  readonly backend: Backend;
  readonly site: { readonly origin: string };
}

/** Sends it, and leaves the call under way. */
async function sendHeld(page: Page, kind: SentKind, backend: Backend): Promise<HeldCall> {
  await kind.fill(page);
  const held = holdCall(page, backend, kind.call);
  await kind.press(page);
  if (kind.asks !== undefined) await answerDialog(page, ...kind.asks);
  await held.sent();
  return held;
}

/** On the screen that came back: it says so, asks, sends nothing on Cancel, and one call on the act. */
async function expectAsked(page: Page, kind: SentKind, backend: Backend): Promise<void> {
  const { call, question, act } = kind;
  const before = timesSent(backend, call);
  // A dialog has to be opened before it says anything.
  if (call.startsWith('POST /api/import')) await kind.fill(page);
  await expect(said(page, kind)).toBeVisible();
  if (!call.startsWith('POST /api/import')) await kind.fill(page);
  await kind.press(page);
  await expect(dialog(page, question)).toContainText(/at \d\d:\d\d|on \d\d-\d\d-\d{4} \d\d:\d\d/);
  await expect(dialog(page, question)).toContainText(/unknown|number may still be on its way/);
  await answerDialog(page, question, 'Cancel');
  expect(timesSent(backend, call)).toBe(before);
  await kind.press(page);
  await answerDialog(page, question, act);
  await kind.done(page);
  expect(timesSent(backend, call)).toBe(before + 1);
}

test.beforeEach(async ({ context, page, tolerate }) => {
  await mayHoldLong(context);
  tolerate(/status of 404 .*favicon/);
  page.on('dialog', (leaving) => void leaving.accept());
});

for (const kind of sentKinds)
  test(`${kind.name}: sent, then reloaded`, async ({ page, site, backend }) => {
    await open(page, kind, { backend, site });
    await sendHeld(page, kind, backend);
    await page.reload();
    await expectAsked(page, kind, backend);
    // What came of it is known now.
    await expect
      .poll(async () => Object.keys(await stored(page)).filter((key) => key.startsWith('sent:')))
      .toHaveLength(kind.call.startsWith('POST /api/import') ? 1 : 0);
    if (kind.call.startsWith('POST /api/import')) return;
    await page.goto(kind.path);
    await expect(said(page, kind)).toHaveCount(0);
  });

for (const name of ['an application', 'a number', 'an Update of the office'])
  test(`${name}: a second tab says nothing while the first waits, and asks once it has crashed`, async ({
    page,
    context,
    site,
    backend,
  }) => {
    const kind = kindOf(name);
    await open(page, kind, { backend, site });
    await sendHeld(page, kind, backend);
    const other = await context.newPage();
    await other.goto(kind.path);
    // Longer than it takes to look.
    await kind.fill(other);
    await expect(said(other, kind)).toHaveCount(0);
    // The browser kills the page: nothing of it runs any more.
    const crash = await context.newCDPSession(page);
    void crash.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash');
    await expectAsked(other, kind, backend);
  });

test('a tab that is closed, and the same in a new one: no password is kept', async ({
  page,
  context,
  site,
  backend,
}) => {
  const kind = kindOf('the password of /changepassword');
  await open(page, kind, { backend, site });
  await sendHeld(page, kind, backend);
  const kept = JSON.stringify(await stored(page));
  expect(kept).toContain('POST /api/changepassword');
  expect(kept).not.toContain('loom');
  await page.close();
  const next = await context.newPage();
  await next.goto(kind.path);
  await expectAsked(next, kind, backend);
});

test('left for another site and back', async ({ page, site, backend }) => {
  const kind = kindOf('an application');
  await open(page, kind, { backend, site });
  await sendHeld(page, kind, backend);
  await page.goto(`${backend.url}/login`);
  await page.goBack();
  await expectAsked(page, kind, backend);
});

test('an answer that was lost and told is not forgotten by a reload, and one that came is', async ({
  page,
  site,
  backend,
  tolerate,
}) => {
  tolerate(/ERR_CONNECTION_RESET|status of 403/);
  const kind = kindOf('an application');
  await open(page, kind, { backend, site });
  await kind.fill(page);
  backend.fail(kind.call, { kind: 'reset' }, 1);
  await kind.press(page);
  await answerDialog(page, 'Error', 'OK');
  await test.step('who has just read so decides by the press', async () => {
    backend.fail(kind.call, { kind: 'json', status: 403, json: { message: 'Not now.' } }, 1);
    await kind.press(page);
    await answerDialog(page, 'Error', 'OK');
    expect(timesSent(backend, kind.call)).toBe(2);
  });
  await page.reload();
  await expectAsked(page, kind, backend);
  await page.reload();
  await expect(button(page, 'Submit')).toBeEnabled();
  await expect(said(page, kind)).toHaveCount(0);
});

test('another firm is no second time; the cleared form says still that one was sent', async ({
  page,
  site,
  backend,
}) => {
  const kind = kindOf('an application');
  await open(page, kind, { backend, site });
  await sendHeld(page, kind, backend);
  await page.reload();
  await button(page, 'Clear the form').click();
  await expect(said(page, kind)).toBeVisible();
  await kind.fill(page);
  await field(page, 'Firm Name').fill('Another Firm');
  await field(page, 'Firm Mobile No. (WhatsApp without +91)').fill('9876509999');
  await kind.press(page);
  await kind.done(page);
  expect(timesSent(backend, kind.call)).toBe(2);
  await answerDialog(page, 'Application Submitted Successfully', 'OK');
  await expect(said(page, kind)).toBeVisible();
});

test('another person here reads nothing of it; the first one does after a sign-out', async ({
  page,
  site,
  backend,
}) => {
  const kind = kindOf('an Update of the office');
  await open(page, kind, { backend, site });
  await sendHeld(page, kind, backend);
  await page.reload();
  await expect(said(page, kind)).toBeVisible();
  await logOut(page);
  await signInHere(page, 'secondAdmin');
  await goWithin(page, `/${kind.path}`);
  await expect(field(page, 'Area')).toBeVisible();
  await expect(said(page, kind)).toHaveCount(0);
  await goWithin(page, '/admin');
  await logOut(page);
  await signInHere(page, 'admin');
  await goWithin(page, `/${kind.path}`);
  await expectAsked(page, kind, backend);
});

test('what has arrived all the same is asked about no more', async ({ page, site, backend }) => {
  const kind = kindOf('an Update of the office');
  await open(page, kind, { backend, site });
  await kind.fill(page);
  backend.fail(kind.call, { kind: 'delay', milliseconds: 5000 }, 1);
  await kind.press(page);
  await expect.poll(() => backend.store.firm(311)?.area).toBe('Godowlia');
  await page.reload();
  await expect(field(page, 'Area')).toHaveValue('Godowlia');
  await expect(said(page, kind)).toHaveCount(0);
});

for (const [browser, spoil] of [
  ['without locks', () => Object.defineProperty(navigator, 'locks', { value: undefined })],
  [
    'whose locks never answer',
    () =>
      Object.defineProperty(navigator, 'locks', {
        value: { request: () => new Promise(() => {}), query: () => new Promise(() => {}) },
      }),
  ],
] as const)
  test(`a browser ${browser}: the tab knows its own, another one once nobody can wait any more`, async ({
    page,
    context,
    site,
    backend,
  }) => {
    const kind = kindOf('an Update of the office');
    await context.addInitScript(spoil);
    await open(page, kind, { backend, site });
    await sendHeld(page, kind, backend);
    const other = await context.newPage();
    await other.goto(kind.path);
    await kind.fill(other);
    await expect(said(other, kind)).toHaveCount(0);
    await page.reload();
    await expectAsked(page, kind, backend);
  });
