import type { Page } from '@playwright/test';
import hindi from '../../src/i18n/hi.json' with { type: 'json' };
import { adminAccount } from '../backend/accounts';
import { portalTest as test } from '../fixtures';
import { csvOf } from '../importFiles';
import { swappedIn } from '../screens';
import { onlyApplied } from './bulkRunOffice';
import { Listener } from './Listener';

/** What a person who cannot see hears of the office's daily work, done with the keyboard alone (docs/how/accessibility.md). */

type Key = keyof typeof hindi;
type Values = Readonly<Record<string, string | number>>;

const languages = ['en', 'hi'] as const;
type Language = (typeof languages)[number];

/** Returns a function for the portal's texts in this language. */
const textsOf =
  (language: Language) =>
  (key: Key, values: Values = {}): string =>
    Object.entries(values).reduce<string>(
      (text, [name, value]) => text.replace(`{{${name}}}`, String(value)),
      language === 'hi' ? hindi[key] : key,
    );

const PENDING = 'Mishra Zari Udyog';
const PAID = 'Ganga Brocade Works';

/** Presses Tab until the focused element has these words. */
async function tabTo(page: Page, listener: Listener, words: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if ((await listener.focused()).endsWith(words)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${words}.`);
}

for (const language of languages) {
  const t = textsOf(language);
  const inFull = (firm: string, id: number) =>
    `${firm} · ${t('Mobile No.')} 9415200${id} · ${t('ID')} ${id}`;

  const showing = (from: number, to: number, total: number) =>
    t('Showing {{from}} to {{to}} of {{total}} entries', { from, to, total });

  test(`the office is heard in ${language}: sign-in, search, payment link, number, deletion`, async ({
    page,
    allowConsoleLine,
  }) => {
    test.slow();
    allowConsoleLine(/status of 401/);
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    const listener = await Listener.on(page);
    const { keyboard } = page;

    await test.step('a wrong password, then the right one', async () => {
      await page.goto('login');
      await swappedIn(page);
      await listener.isAt(`form: ${t('Login')} > textbox: ${t('Email')}`);
      await keyboard.type(adminAccount.email);
      await keyboard.press('Tab');
      await keyboard.type('wrong');
      await keyboard.press('Enter');
      await listener.isAt(
        `dialog: ${t('Login Failed')}: ${t('Invalid email or password.')} > button: ${t('OK')}`,
      );
      await keyboard.press('Enter');
      await listener.isAt(`form: ${t('Login')} > textbox: ${t('Password')}`);
      await keyboard.press('ControlOrMeta+A');
      await keyboard.type(adminAccount.password);
      await keyboard.press('Enter');
      await listener.isAt(`heading: ${t('Dashboard')}`);
    });

    await test.step('a screen is named, however it is reached', async () => {
      await keyboard.press('Shift+Tab');
      await page.getByRole('button', { name: t('Main menu') }).press('Enter');
      await tabTo(page, listener, `link: ${t('New Registration')}`);
      await keyboard.press('Enter');
      await listener.isAt(`heading: ${t('New Registration')}`);
      await page.goBack();
      await listener.isAt(`heading: ${t('Dashboard')}`);
      await page.goForward();
      await listener.isAt(`heading: ${t('New Registration')}`);
    });

    const list = `region: ${t('New Registration')} > `;
    await test.step('a search without a result', async () => {
      await keyboard.press('/');
      await listener.isAt(`searchbox: ${t('Search')}`);
      await listener.forget();
      await page.getByRole('searchbox').fill('nobody');
      await listener.hears(t('No matching records found'), showing(0, 0, 0));
      await page.getByRole('searchbox').fill('');
      await listener.hears(showing(1, 3, 3));
    });

    await test.step('the details of a firm', async () => {
      await tabTo(page, listener, `button: ${PENDING}`);
      await keyboard.press('Enter');
      await listener.isAt(
        new RegExp(
          `^dialog: ${t('Member Details')}: ${t('Customer Name')} ${PENDING} .* > heading: ${t('Member Details')}$`,
        ),
      );
      await keyboard.press('Escape');
      await listener.isAt(`${list}button: ${PENDING}`);
    });

    await test.step('a payment link', async () => {
      await tabTo(page, listener, `button: ${t('Send Now')}: ${PENDING}`);
      await keyboard.press('Enter');
      await listener.isAt(
        `dialog: ${t('Payment link for {{firm}}', { firm: PENDING })}: ${inFull(PENDING, 312)}` +
          ` ${t('Send payment link to this member?')} > button: ${t('Cancel')}`,
      );
      await keyboard.press('Tab');
      await keyboard.press('Enter');
      await listener.isAt(
        `dialog: ${t('Payment link sent')}: ${inFull(PENDING, 312)}` +
          ` ${t('The payment provider will notify the member by SMS or e-mail.')} > button: ${t('OK')}`,
      );
      await keyboard.press('Enter');
      // The note below the button is its description.
      await listener.isAt(
        new RegExp(`^${list}button: ${t('Send Now')}: ${PENDING}: .*\\d\\d-\\d\\d.*$`),
      );
    });

    await test.step('a membership number', async () => {
      await tabTo(page, listener, `button: ${t('Generate')}: ${PAID}`);
      await listener.forget();
      await keyboard.press('Enter');
      await listener.isAt(
        `dialog: ${t('Membership No. generated successfully')}: ${inFull(PAID, 313)} > button: ${t('OK')}`,
      );
      await listener.hears(`${PAID} : 1004`);
      await keyboard.press('Enter');
      // The pressed button is gone.
      await listener.isAt(`${list}button: ${PAID}`);
    });

    await test.step('a deletion: the focus goes to the same action of the next row, and a notice without its buttons is heard', async () => {
      await page.keyboard.press('/');
      await tabTo(page, listener, `button: ${t('Delete {{firm}}', { firm: PENDING })}`);
      await listener.forget();
      await keyboard.press('Enter');
      await listener.isAt(
        `dialog: ${t('Delete {{firm}}', { firm: PENDING })}: ${inFull(PENDING, 312)} ` +
          t('Are you sure you want to delete this member? This action cannot be undone.') +
          ` > button: ${t('Cancel')}`,
      );
      await keyboard.press('Tab');
      await keyboard.press('Enter');
      await listener.isAt(`${list}button: ${t('Delete {{firm}}', { firm: PAID })}`);
      await listener.hears(
        showing(1, 2, 2),
        `${t('{{firm}} was deleted.', { firm: PENDING })} ${inFull(PENDING, 312)} ` +
          t('A copy is kept on this computer.'),
      );
    });
  });

  test(`a bulk run and an import are heard in ${language}`, async ({ office: page, backend }) => {
    test.slow();
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    const listener = await Listener.on(page);
    const { keyboard } = page;
    onlyApplied(backend, 'pending', 3);

    await test.step('from a chosen box to the action, the plan and the account', async () => {
      await page.goto('new-members');
      await listener.isAt(`heading: ${t('New Registration')}`);
      await listener.hears(t('Loading...'), showing(1, 3, 3));
      await tabTo(page, listener, `checkbox: ${t('Choose this page')}`);
      await keyboard.press('Space');
      await listener.hears(t('{{count}} chosen', { count: 3 }));
      await tabTo(page, listener, `checkbox: ${t('Choose {{firm}}', { firm: 'Firm 501' })}`);
      await keyboard.press('Control+Enter');
      await listener.isAt(`group: ${t('Chosen firms')} > button: ${t('Send payment links')}`);
      await keyboard.press('Enter');
      await listener.isAt(
        `dialog: ${t('Send payment links')}: ` +
          t('Firms to process: {{count}}. To be skipped: {{skipped}}.', { count: 3, skipped: 0 }) +
          ` > button: ${t('Cancel')}`,
      );
      await keyboard.press('Control+Enter');
      const account = [t('Sent'), 3, t('Failed'), 0, t('Unknown'), 0, t('Skipped'), 0].join(' ');
      await listener.isAt(
        `dialog: ${t('Send payment links')} > group: ${t('Done: all firms were processed.')}: ` +
          `${account} ${t('Not tried')} 0 ${t('Chosen')} 3`,
      );
      await keyboard.press('Escape');
      await listener.isAt(/^(button|heading|group)/);
    });

    await test.step('a file, its rows and the result', async () => {
      await page.goto('members');
      await listener.isAt(`heading: ${t('Members')}`);
      // Playwright needs a moment to catch the picker.
      const chooser = page.waitForEvent('filechooser');
      await tabTo(page, listener, `button: ${t('Import')}`);
      await keyboard.press('Enter');
      await listener.isAt(new RegExp(`> button: ${t('Choose a file or drop it here')}`));
      await listener.forget();
      await keyboard.press('Enter');
      await (await chooser).setFiles(csvOf([['Assi Looms', '9415012345', 'Assi', 'Assi']]));
      const check = t('Step {{number}} of 3: {{name}}', { number: 2, name: t('Check') });
      await listener.isAt(`dialog: ${t('Import Members')} > group: ${check}`);
      await tabTo(page, listener, `button: ${t('Start Import')}`);
      await listener.forget();
      await keyboard.press('Enter');
      const result = t('Step {{number}} of 3: {{name}}', { number: 3, name: t('Result') });
      await listener.isAt(
        new RegExp(
          `^dialog: ${t('Import Members')} > group: ${result}: .* ${t('Rows sent')} 1 ` +
            `${t('Inserted')} 1 ${t('Updated')} 0 ${t('Failed')} 0$`,
        ),
      );
    });
  });

  test(`errors of a form are heard once in ${language}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    const listener = await Listener.on(page);
    const { keyboard } = page;
    await page.goto('register');
    await swappedIn(page);
    await tabTo(page, listener, `button: ${t('Submit')}`);
    await listener.forget();
    await keyboard.press('Enter');
    const mobile = t('Firm Mobile No. (WhatsApp without +91)');
    await listener.isAt(
      `textbox: ${t('Firm Name')}: ${t('{{field}} is required', { field: t('Firm Name') })}`,
    );
    await tabTo(
      page,
      listener,
      `textbox: ${mobile}: ${t('{{field}} is required', { field: mobile })}`,
    );
    // With the field, and not beside it.
    await listener.hears();
    await keyboard.type('94150');
    await listener.hears(t('Enter exactly 10 digits'));
    await keyboard.type('12345');
    await listener.isAt(`textbox: ${mobile}`);
    await listener.hears();
  });
}
