import { expect, type Locator, type Page } from '@playwright/test';
import { portalTest as test } from '../fixtures';
import { pauseFiles } from '../pauseCall';
import { button, dialog, heading, named } from '../screens';
import { onlyApplied } from './bulkRunOffice';

const control = (page: Page) => page.getByRole('combobox', { name: 'Theme' });

const groundOf = (place: Locator) =>
  place.evaluate((element) => getComputedStyle(element).backgroundColor);

/** A colour of the device, as the browser computes it. */
const systemColour = (page: Page, name: string) =>
  page.evaluate((color) => {
    const sample = document.createElement('i');
    sample.style.cssText = `forced-color-adjust: none; color: ${color}`;
    document.body.append(sample);
    const computed = getComputedStyle(sample).color;
    sample.remove();
    return computed;
  }, name);

/** The painted colours of page, text and heading, and the `color-scheme` of the browser's own fields and scroll bars. */
const painted = (page: Page) =>
  page.evaluate(() => {
    const body = getComputedStyle(document.body);
    const [ground, text] = [body.backgroundColor, body.color].map((color) => {
      const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? [];
      return red + green + blue < 384 ? 'dark' : 'light';
    });
    const scheme = getComputedStyle(document.documentElement).colorScheme;
    const asDevice = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    return { ground, text, fields: scheme === 'light dark' ? asDevice : scheme };
  });

/** As the build writes the wait in src/app/theme/global.css. */
const MOMENT = 'animation:0s 10ms ';

const DARK = { ground: 'dark', text: 'light', fields: 'dark' };
const LIGHT = { ground: 'light', text: 'dark', fields: 'light' };

const expectDark = (page: Page) => expect.poll(() => painted(page)).toEqual(DARK);
const expectLight = (page: Page) => expect.poll(() => painted(page)).toEqual(LIGHT);

/** From the next start on, records the mode in which the page is first painted; before that it is blank. */
async function watchFirstPaint(page: Page) {
  await page.addInitScript(() => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      const { colorScheme } = getComputedStyle(document.documentElement);
      const { backgroundColor } = getComputedStyle(document.body);
      sessionStorage.setItem('first paint', `${colorScheme} ${backgroundColor}`);
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Whether anything is painted yet. */
const isPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);

const firstPaint = (page: Page) => page.evaluate(() => sessionStorage.getItem('first paint'));

test('System follows the device, and Dark and Light override it from the first paint after a reload', async ({
  page,
}) => {
  await watchFirstPaint(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('login');
  await expect(control(page)).toHaveValue('system');
  await expectDark(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectLight(page);
  // The page waits a moment for the choice. Here the wait is so long that only the choice can end it.
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain(MOMENT);
    await route.fulfill({ response, body: html.replace(MOMENT, 'animation:0s 600s ') });
  });
  for (const { device, choice, expectChosen, chosen, first } of [
    {
      device: 'light',
      choice: 'Dark',
      expectChosen: expectDark,
      chosen: DARK,
      first: 'dark rgb(23, 16, 19)',
    },
    {
      device: 'dark',
      choice: 'Light',
      expectChosen: expectLight,
      chosen: LIGHT,
      first: 'light rgb(250, 246, 239)',
    },
  ] as const)
    await test.step(choice, async () => {
      await page.emulateMedia({ colorScheme: device });
      await control(page).selectOption(choice);
      await expectChosen(page);
      await page.evaluate(() => sessionStorage.removeItem('first paint'));
      await page.reload();
      await expect(heading(page, 'Login')).toBeVisible();
      await expect(control(page)).toHaveValue(choice.toLowerCase());
      expect(await painted(page)).toEqual(chosen);
      await expect.poll(() => firstPaint(page)).toBe(first);
    });
});

test('a choice that loads late does not delay the first paint and is saved; the bad-configuration page uses it too', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('colors', 'dark'));
  const letChoiceThrough = await pauseFiles(page, /\/assets\/(choices|index)-[^/]*\.js$/);
  await page.goto('login', { waitUntil: 'commit' });
  await expect.poll(() => isPainted(page)).toBe(true);
  await expect(heading(page, 'Login')).toBeVisible();
  await expectLight(page);
  letChoiceThrough();
  await expectDark(page);

  site.config = { status: 200, contentType: 'application/json', body: '{}' };
  await page.reload();
  await expect(heading(page, 'The portal is not set up correctly')).toBeVisible();
  await expectDark(page);
  await page.emulateMedia({ media: 'print' });
  await expectLight(page);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(control(page)).toBeHidden();
});

const expectEdge = (place: Locator) => expect(place).toHaveCSS('outline', /solid 2px$/);

/** A device that draws everything in a few colours of its own (Windows contrast themes). */
test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the active filter stands out, and each part of the chart keeps its pattern', async ({
    office: page,
    backend,
  }) => {
    onlyApplied(backend, 'pending', 2);
    const [, paid] = backend.store.firms.filter(({ applied }) => applied);
    if (paid !== undefined) paid.payment = 'paid';
    await page.goto('new-members?filter=pending');
    await expect(page.getByRole('radio', { name: 'pending 1' })).toBeChecked();
    const chosen = await groundOf(page.locator('label:has(input:checked)'));
    for (const other of await page.locator('label:has(input[type="radio"]:not(:checked))').all())
      expect(await groundOf(other)).not.toBe(chosen);

    await page.goto('admin');
    const marks = page.locator('p[aria-hidden] > span > span:first-child');
    await expect(marks).toHaveCount(2);
    expect(await groundOf(marks.first())).not.toBe(await groundOf(page.locator('body')));
    const pattern = await marks.last().evaluate((mark) => getComputedStyle(mark).backgroundImage);
    expect(pattern).toContain('gradient');
  });

  test('what is chosen, current or next to do stands out, and what covers the page has an edge', async ({
    office: page,
    backend,
  }) => {
    onlyApplied(backend, 'pending', 11);
    /** Filled with the device's own pair of colours, unlike what stands beside it. */
    const expectChosen = async (chosen: Locator, other: Locator) => {
      await expect(chosen).toHaveCSS('forced-color-adjust', 'none');
      await expect(other).toHaveCSS('forced-color-adjust', 'auto');
      expect(await groundOf(chosen)).not.toBe(await groundOf(page.locator('body')));
      await expect(chosen).toHaveCSS('color', await systemColour(page, 'HighlightText'));
    };

    await page.goto('new-members?filter=pending');
    const filter = (name: string) =>
      page.locator('label', { has: page.getByRole('radio', { name }) });
    await expectChosen(filter('pending 11'), filter('paid 0'));
    const pages = page.getByRole('navigation', { name: 'Pages' }).getByRole('listitem');
    await expectChosen(pages.filter({ hasText: /^1$/ }), pages.filter({ hasText: /^2$/ }));

    await button(page, 'Main menu').click();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expectChosen(
      menu.getByRole('listitem').filter({ hasText: 'New Registration' }),
      menu.getByRole('listitem').filter({ hasText: 'Registered Members' }),
    );
    await expectEdge(page.getByRole('complementary'));

    await button(page, 'Export this list').click();
    await expectEdge(page.getByRole('menu'));
    await page.keyboard.press('Escape');

    await named(page, 'Send Now').first().click();
    const question = page.getByRole('dialog');
    await expectEdge(question);
    await expectChosen(button(page, 'Send'), button(page, 'Cancel'));
    await button(page, 'Cancel').click();

    await button(page, 'Import').click();
    const steps = page.getByRole('list', { name: 'Steps' });
    await expectChosen(
      steps.getByText('1', { exact: true }),
      steps.getByText('2', { exact: true }),
    );
    await expectEdge(
      dialog(page, 'Import Members').locator('> *').filter({ visible: true }).first(),
    );
  });
});
