// Lists the pictures of docs/handbook with their stories, and keeps the text that each one shows. `npm run pictures handbook` takes
// them (pictures.mjs); e2e/handbook/pictures.spec.ts opens the same stories and says which screen has changed since.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { showStory } from './showStory.mjs';

const FOLDER = 'docs/handbook/pictures';

/** A phone for the members' pages, a computer for the office's. */
export const WIDTHS = /** @type {const} */ ([360, 1280]);

/**
 * @typedef {object} Picture
 * @property {string} name Its file below docs/handbook/pictures/en/ and hi/.
 * @property {string} story The story's id.
 * @property {360 | 1280} width
 * @property {string} [press] A control to press first.
 * @property {string} [part] The element to show; without it, the window.
 * @property {Clip} [clip] The part of the window to show; without it, all of it.
 *
 * @typedef {{ x?: number, width?: number, height: number }} Clip From the top of the window; by default its full width.
 */

const DIALOG = 'dialog[open], .ant-modal';

const MANY = 'screens-11-new-members-list-many-at-once';

const office = /** @type {const} */ ({ width: 1280 });
const dialog = { ...office, part: DIALOG };
const table = { ...office, clip: { height: 520 } };
const member = /** @type {const} */ ({ width: 360 });

/** @type {readonly Picture[]} */
export const pictures = [
  { ...member, name: 'apply', story: 'screens-1-membership-registration-form--filled' },
  { ...member, name: 'sign-in', story: 'screens-2-login--loaded' },
  { ...member, name: 'home', story: 'screens-member-home--loaded' },
  { ...member, name: 'receipt', story: 'screens-15-receipt--loaded' },
  { ...member, name: 'details', story: 'screens-13-manage-profile--filled' },
  { ...member, name: 'password', story: 'screens-16-change-member-password--loaded' },
  { ...member, name: 'session-ended', story: 'screens-13-manage-profile--session-ended' },
  { ...office, name: 'dashboard', story: 'screens-8-admin-dashboard--every-kind-of-work' },
  { ...table, name: 'members', story: 'screens-9-members-list--loaded' },
  { ...office, name: 'edit', story: 'screens-12-edit-member--filled' },
  { ...dialog, name: 'reach', story: 'screens-9-members-list--details' },
  { ...table, name: 'chosen', story: `${MANY}--chosen` },
  { ...dialog, name: 'links-question', story: `${MANY}--links-question` },
  { ...dialog, name: 'numbers-question', story: `${MANY}--numbers-question` },
  { ...dialog, name: 'numbers-account', story: `${MANY}--numbers-account` },
  { ...dialog, name: 'import-check', story: 'screens-10-import-members-dialog--check-to-correct' },
  {
    ...dialog,
    name: 'import-result',
    story: 'screens-10-import-members-dialog--result-with-failures',
  },
  {
    ...office,
    name: 'recent-changes',
    story: 'screens-recent-changes--loaded',
    clip: { height: 500 },
  },
  {
    ...office,
    name: 'duplicates',
    story: 'screens-9-members-list-possible-duplicates--possible-duplicates',
    clip: { height: 600 },
  },
  {
    ...office,
    name: 'export-menu',
    story: 'screens-9-members-list--loaded',
    press: 'main button[aria-haspopup="menu"]:not([aria-label])',
    clip: { x: 640, width: 640, height: 360 },
  },
  {
    ...office,
    name: 'office-password',
    story: 'screens-5-change-password--loaded',
    clip: { height: 520 },
  },
  {
    ...office,
    name: 'account-menu',
    story: 'screens-8-admin-dashboard--loaded',
    press: 'header button[aria-haspopup="menu"]',
    clip: { x: 640, width: 640, height: 320 },
  },
];

/** @param {Picture} picture @param {'en' | 'hi'} language @param {'jpg' | 'txt'} kind */
export const fileOf = ({ name }, language, kind) => `${FOLDER}/${language}/${name}.${kind}`;

/**
 * Opens a window of that width. Its clock is set to a fixed day, so that no picture changes with time.
 * @param {import('@playwright/test').Browser} browser @param {360 | 1280} width
 */
export async function openWindow(browser, width) {
  const page = await browser.newPage({
    viewport: { width, height: width === 360 ? 740 : 800 },
    // Sharp on a phone; pictures of the office's wide screen have enough dots.
    deviceScaleFactor: width === 360 ? 1.5 : 1,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  await page.clock.setFixedTime('2026-01-15T10:30:00+05:30');
  return page;
}

/**
 * Opens the story of a picture in English, because stories press buttons by their English names.
 * @param {import('@playwright/test').Page} page @param {string} host @param {Picture} picture
 */
export async function showPicture(page, host, { story, press }) {
  // Until it is reloaded, the book keeps the language that was chosen before.
  await page.goto('about:blank');
  await showStory(page, host, story);
  if (press !== undefined) await page.locator(press).first().click();
}

/**
 * Switches to Hindi by the portal's own button, which may be behind a dialog.
 * @param {import('@playwright/test').Page} page
 */
export async function turnHindi(page) {
  await page.locator('button[lang="hi"]').first().dispatchEvent('click');
  await page.locator('html[lang="hi"]').waitFor({ state: 'attached' });
}

/**
 * Reads the texts in the picture's part of the screen, one per line.
 * @param {import('@playwright/test').Page} page @param {Picture} picture
 */
export async function shownText(page, { part = 'body' }) {
  const text = await page.locator(part).last().innerText();
  return text
    .split(/[\n\t]+/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** @param {Picture} picture @param {'en' | 'hi'} language */
export const keptText = (picture, language) =>
  readFileSync(fileOf(picture, language, 'txt'), 'utf8').trimEnd();

const nextFrame = () =>
  new Promise((drawn) => {
    requestAnimationFrame(drawn);
  });

/** Reads the text of a screen once it stays the same for several frames. */
async function restingText(page, picture) {
  let text = '';
  for (let frames = 0; frames < 10;) {
    await page.evaluate(nextFrame);
    const now = await shownText(page, picture);
    frames = now === text ? frames + 1 : 0;
    text = now;
  }
  return text;
}

async function take(page, picture, language) {
  const file = fileOf(picture, language, 'jpg');
  mkdirSync(dirname(file), { recursive: true });
  const text = await restingText(page, picture);
  writeFileSync(fileOf(picture, language, 'txt'), `${text}\n`);
  const options = /** @type {const} */ ({ path: file, type: 'jpeg', quality: 55 });
  if (picture.part !== undefined) {
    await page.locator(picture.part).last().screenshot(options);
    return;
  }
  // The story may have scrolled while typing.
  await page.evaluate(() => window.scrollTo(0, 0));
  const { width, height } = page.viewportSize();
  await page.screenshot({ ...options, clip: { x: 0, y: 0, width, height, ...picture.clip } });
}

/**
 * Takes all pictures of the handbook in both languages, and returns what went wrong.
 * @param {import('@playwright/test').Browser} browser @param {string} host
 */
export async function takeHandbook(browser, host) {
  const troubles = [];
  rmSync(FOLDER, { recursive: true, force: true });
  for (const width of WIDTHS) {
    const page = await openWindow(browser, width);
    for (const picture of pictures.filter((one) => one.width === width)) {
      try {
        await showPicture(page, host, picture);
        await take(page, picture, 'en');
        await turnHindi(page);
        await take(page, picture, 'hi');
      } catch (error) {
        troubles.push(`${picture.name}, ${picture.story}: ${error.message.split('\n')[0]}`);
      }
    }
    await page.close();
  }
  console.log(`${pictures.length - troubles.length} pictures in each language: ${FOLDER}/`);
  return troubles;
}
