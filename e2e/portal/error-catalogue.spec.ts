import { expect, type Page } from '@playwright/test';
import { errorCatalogue } from '../../src/test/errorCatalogue';
import type { CatalogueRow, Step } from '../../src/test/errorCatalogue/CatalogueRow';
import { type Call, calls } from '../backend/calls';
import type { Fault } from '../backend/faults';
import type { Backend } from '../backend/server';
import { portalTest as test } from '../fixtures';
import { answerDialog, button, field } from '../screens';
import { beSignedIn } from './people';
import { timesSent } from './wire';

/** The firms that the table speaks of. */
function takeUpFirms({ store }: Backend): void {
  const joined = { applied: false, payment: 'done', area: 'Chowk', address: 'CK 14/36' } as const;
  const member = store.addFirm({
    ...joined,
    firmName: 'Jaiswal Silk Emporium',
    mobile: '9415201101',
  });
  member.id = 101;
  store.addFirm({ firmName: 'Kashi Tanchoi Handloom', mobile: '9415201102' });
  store.addFirm({ firmName: 'Reshmi Dhaga Traders', mobile: '9415201103', payment: 'paid' });
}

function callOf({ call: { method, path } }: CatalogueRow): Call {
  const name = `${method.toUpperCase()} ${path.replace(':id', '{id}')}`;
  const call = [...calls.keys()].find((known) => known === name);
  if (call === undefined) throw new Error(`${name} is no documented call.`);
  return call;
}

function faultOf({ provoked }: CatalogueRow): Fault {
  return provoked.kind === 'network'
    ? { kind: 'reset' }
    : { kind: 'json', status: provoked.status, json: provoked.body };
}

async function take(page: Page, step: Step): Promise<void> {
  if ('fill' in step) return field(page, step.fill).fill(step.with);
  if ('choose' in step)
    return field(page, 'File (.csv or .xlsx)').setInputFiles({
      name: step.choose,
      mimeType: 'text/csv',
      buffer: Buffer.from(step.with),
    });
  const place =
    'answer' in step
      ? page.getByRole('dialog')
      : 'rowOf' in step
        ? page.getByRole('row').filter({ hasText: step.rowOf })
        : page.getByRole('main');
  const name = 'answer' in step ? step.answer : step.press;
  await place.getByRole('button', { name, exact: true }).click();
}

/** Reads the message where it stands, and closes it. */
async function readMessage(page: Page, { shown }: CatalogueRow): Promise<void> {
  const dialogs = page.getByRole('dialog');
  if (shown.in === 'dialog') {
    const dialog = page.getByRole('dialog', { name: shown.title, exact: true });
    await expect(dialog).toContainText(shown.text);
    // Said once.
    await expect(dialogs).toHaveCount(1);
    await answerDialog(page, shown.title, 'OK');
  }
  if (shown.in === 'import') {
    await expect(dialogs).toHaveCount(1);
    const alert = dialogs.getByRole('alert');
    await expect(alert.getByText(shown.title, { exact: true })).toBeVisible();
    await expect(alert.getByRole('listitem')).toHaveText([...shown.errors]);
    // It stays, with the file that can be sent again.
    return;
  }
  if (shown.in === 'page') await expect(page.getByRole('alert')).toContainText(shown.text);
  if (shown.in === 'field')
    await expect(field(page, shown.label)).toHaveAccessibleDescription(shown.text);
  await expect(dialogs).toHaveCount(0);
}

const lines = new Set(errorCatalogue.map(({ line }) => line));

// One page goes through all situations of a line: a new one for each would read and compile the whole portal every time.
for (const line of lines)
  test(line, async ({ page, site, backend, tolerate }) => {
    tolerate(/status of \d+|ERR_CONNECTION_RESET/);
    test.slow();
    for (const row of errorCatalogue.filter((each) => each.line === line))
      await test.step(`${row.situation}, ${row.screen}`, async () => {
        // A plain file of the portal: the screen before has written its draft by then, and no screen is there to write.
        await page.goto('config.json');
        await page.evaluate(() => [localStorage, sessionStorage].forEach((kept) => kept.clear()));
        backend.reset();
        takeUpFirms(backend);
        if (row.as !== 'visitor') await beSignedIn(page, { backend, site }, row.as);
        await meet(row, page, backend);
      });
  });

async function meet(row: CatalogueRow, page: Page, backend: Backend): Promise<void> {
  const call = callOf(row);
  backend.fail(call, faultOf(row));
  await page.goto(`.${row.screen}`);
  for (const step of row.steps) await take(page, step);
  await readMessage(page, row);

  await expect.poll(() => new URL(page.url()).pathname).toBe(`/members${row.endsAt}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (row.stays !== null && 'field' in row.stays)
    await expect(field(page, row.stays.field)).toHaveValue(row.stays.value);
  if (row.stays !== null && 'text' in row.stays)
    await expect(page.getByText(row.stays.text).filter({ visible: true }).first()).toBeVisible();
  // What a person starts is sent once; a read that the screen makes by itself may be tried once more (W10).
  if (row.steps.length > 0) expect(timesSent(backend, call)).toBe(1);
  await expect(button(page, 'OK')).toHaveCount(0);
}
