import { readFile } from 'node:fs/promises';
import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { adminAccount } from '../backend/accounts';
import { type ChosenFile, csvOf, workbookOf } from '../importFiles';
import { routeTable } from '../portal/routeTable';
import { startSite } from '../site';
import { test } from './fixtures';

const member = 'Ansari Handloom House';
const pending = 'Mishra Zari Udyog';
const paid = 'Ganga Brocade Works';

// One browser runs all of it: starting a second one would take longer than it saves.
test.describe.configure({ mode: 'default' });

test('every screen fits a narrow window', async ({ portal, web }) => {
  await web.resize(460, 800);
  const viewers = ['visitor', 'admin', 'member'] as const;
  for (const viewer of viewers) {
    await portal.as(viewer);
    const screens = routeTable.filter(
      ({ ends }) => viewers.find((one) => ends[one] === null) === viewer,
    );
    for (const [place, { path, heading }] of screens.entries()) {
      // Only the first one by its address: loading a page for each would take half a second more.
      await (place === 0 ? portal.open(path) : portal.goWithin(path));
      await web.see({ heading });
      await web.until('return document.documentElement.scrollWidth <= innerWidth', `${path} fits`);
    }
  }
  await web.resize(1280, 900);
});

const rows = [['Assi Silks', '9415012345', 'B 1/150, Assi', 'Assi']] as const;
const files: readonly ChosenFile[] = [
  csvOf(rows),
  workbookOf({
    Members: [
      ['name', 'mobile', 'address', 'area'],
      ['Chowk Silks', '09415012346', 'CK 1/15, Chowk', 'Chowk'],
    ],
  }),
];

test('the office works from sign-in to a sign-out in another tab', async ({
  portal,
  backend,
  web,
}, testInfo) => {
  const status = () => backend.store.firm(311)?.status;
  const sent = (call: string) => backend.log.filter((logged) => logged.call === call);
  await test.step('it signs in, searches, sorts, changes a status and undoes it', async () => {
    await portal.as('visitor');
    await portal.open('/login');
    await web.type('Email', adminAccount.email);
    await web.type('Password', adminAccount.password);
    await web.press({ button: 'Login' });
    await web.see({ heading: 'Dashboard' });
    // After the mouse was used, Enter still works on a link.
    await web.press({ button: 'Main menu' });
    await web.enterOn({ link: 'Registered Members' });
    await web.see({ heading: 'Members' });
    await web.type('Search', 'handloom');
    await web.see({ text: 'Showing 1 to 1 of 1 entries' });
    await web.type('Search', ' ');
    await web.see({ text: 'Showing 1 to 4 of 4 entries' });
    await web.press({ button: 'Firm Name' });
    await web.until(
      `return document.querySelector('[aria-sort=ascending]') !== null`,
      'it is sorted',
    );
    // When the welcome disappears, everything below it moves up, and a press in that moment would miss.
    await web.gone({ button: 'Close' });
    await web.press({ button: `Active: ${member}`, in: { row: member } });
    await web.see({ button: `Inactive: ${member}`, in: { row: member } });
    expect(status()).toBe(1);
    await web.press({ button: 'Undo' });
    await web.see({ button: `Active: ${member}`, in: { row: member } });
    expect(status()).toBe(0);
  });

  await test.step('it sends a link, generates a number, and processes a list', async () => {
    await portal.goWithin('/new-members');
    await web.press({ button: `Send Now: ${pending}`, in: { row: pending } });
    const question = { dialog: `Payment link for ${pending}` };
    await web.press({ button: 'Send', in: question });
    await web.press({ button: 'OK', in: { dialog: 'Payment link sent' } });
    // After the mouse was used, Enter still works on a button.
    await web.enterOn({ button: `Generate: ${paid}`, in: { row: paid } });
    await web.press({ button: 'OK', in: { dialog: 'Membership No. generated successfully' } });
    await web.see({ text: '1004', in: { row: paid } });
    expect(sent('GET /api/membership/{id}')).toHaveLength(1);
    expect(sent('POST /api/members/{id}/send-payment-link')).toHaveLength(1);

    for (let number = 1; number <= 3; number += 1)
      backend.store.addFirm({ firmName: `Loom House ${number}`, mobile: `900000000${number}` });
    await web.press({ button: 'Refresh' });
    await web.see({ row: 'Loom House 3' });
    await web.type('Search', 'loom house');
    await web.press({ field: 'Choose this page' });
    await web.press({ button: 'Send payment links' });
    await web.press({ button: 'Send 3 links' });
    await web.press({ button: 'Close', in: { dialog: 'Send payment links' } });
    expect(sent('POST /api/members/{id}/send-payment-link')).toHaveLength(4);
  });

  await test.step('it imports a .csv and an .xlsx, and exports the list', async () => {
    await portal.goWithin('/members');
    await web.see({ heading: 'Members' });
    for (const { name, buffer } of files) {
      const path = testInfo.outputPath(name);
      writeFileSync(path, buffer);
      await web.press({ button: 'Import' });
      await web.choose('File (.csv or .xlsx)', path);
      await web.press({ button: 'Start Import' });
      await web.see({ text: 'Import completed.' });
      await web.press({ button: 'Close', in: { dialog: 'Import Members' } });
    }
    expect(backend.store.firms.slice(-2)).toMatchObject([
      { firmName: 'Assi Silks', mobile: '9415012345' },
      { firmName: 'Chowk Silks', mobile: '09415012346' },
    ]);
    const file = await web.saved(async () => {
      await web.press({ button: 'Export this list' });
      await web.press({ menuitem: 'CSV (.csv)' });
    });
    expect(await readFile(file, 'utf8')).toContain('"Chowk Silks","09415012346"');
  });

  await test.step('it saves an edit, and confirms before leaving an unsaved one', async () => {
    await portal.goWithin('/member-edit/311');
    await web.type('Area', 'Thatheri Bazar');
    await web.press({ link: 'Registered Members' });
    await web.press({ button: 'Cancel', in: { dialog: 'Leave without saving?' } });
    await web.press({ button: 'Update' });
    await web.press({ button: 'OK', in: { dialog: 'Success' } });
    expect(backend.store.firm(311)?.area).toBe('Thatheri Bazar');
  });

  await test.step('Hindi, dark colours, and a sign-out in another tab', async () => {
    await portal.goWithin('/members');
    await web.see({ heading: 'Members' });
    const ground = `const [r, g, b] = getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number); return r + g + b`;
    expect(await web.run(ground)).toBeGreaterThan(600);
    await web.press({ button: 'हिन्दी' });
    await web.until(`return document.documentElement.lang === 'hi'`, 'Hindi');
    await web.press({ button: 'English' });
    await web.press({ button: 'Theme' });
    await web.press({ menuitem: 'Dark' });
    await web.until(`${ground} < 200`, 'dark colours');
    await web.inNewTab(async () => {
      await portal.open('/admin');
      await web.press({ button: 'Account' });
      await web.press({ menuitem: 'Logout' });
      await web.see({ heading: 'Login' });
    });
    await web.see({ heading: 'Login' });
  });
});

test('a member saves the receipt as a PDF that contains its words', async ({ portal, web }) => {
  await portal.as('member');
  await portal.open('/receipt');
  await web.see({ heading: 'Membership Fee Receipt' });
  const file = await web.saved(() => web.press({ button: 'Save as PDF' }));
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(file)));
  expect(pdf.numPages).toBe(1);
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  expect(text).toContain('R-2025-0310');
  expect(text.replaceAll(/\s/g, '')).toContain('काशीसिल्कएम्पोरियम');
});

test('the demo works after its host is gone', async ({ web }) => {
  const host = await startSite('dist-demo');
  const login = `${host.origin}/members/login`;
  await web.open(login);
  await web.press({ button: 'Use demo admin' });
  await web.press({ button: 'Login' });
  await web.see({ heading: 'Dashboard' });
  // The worker takes a page only after it has kept all files; its `state` would not do, since WebKit may leave it at `installing`.
  await web.until('return navigator.serviceWorker.controller !== null', 'the worker has the page');
  await host.close();
  await web.open(`${host.origin}/members/members`);
  await web.see({ row: 'Jaiswal Silk Emporium' });
});
