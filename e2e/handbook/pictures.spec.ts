import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import {
  keptText,
  openWindow,
  pictures,
  showPicture,
  shownText,
  turnHindi,
  WIDTHS,
} from '../../.storybook/handbook.mjs';
import { fileAnswer, serve } from '../../build/staticServer.mjs';
import { everyCombination } from '../../src/test/everyPair';
import { requireBuild } from '../site';

const BOOK = 'storybook-static';

/** A screen on a phone and a dialog; all of them with `EVERY_COMBINATION=1`. */
const looked = ['home', 'import-check'];

test('every story in the handbook exists in the book', () => {
  requireBuild(BOOK);
  const index = readFileSync(`${BOOK}/index.json`, 'utf8');
  const missing = pictures.filter(({ story }) => !index.includes(`"${story}"`));
  expect(missing, 'write their new ids into .storybook/handbook.mjs').toEqual([]);
  expect(pictures.map(({ name }) => name)).toEqual(expect.arrayContaining(looked));
});

for (const width of WIDTHS)
  test(`screens in the handbook at ${width} px still show the texts of their pictures`, async ({
    browser,
  }) => {
    test.slow();
    const book = await serve(({ pathname }) => fileAnswer(BOOK, pathname.slice(1)));
    const page = await openWindow(browser, width);
    const those = pictures.filter((one) => one.width === width);
    for (const picture of those.filter(({ name }) => everyCombination || looked.includes(name))) {
      await showPicture(page, book.origin, picture);
      for (const language of ['en', 'hi'] as const) {
        if (language === 'hi') await turnHindi(page);
        await expect
          .soft(async () => {
            expect(await shownText(page, picture)).toBe(keptText(picture, language));
          }, `${picture.name}, ${language}: the screen has changed, run npm run pictures handbook`)
          .toPass({ timeout: 30_000 });
      }
    }
    await page.close();
    await book.close();
  });
