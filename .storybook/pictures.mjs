// Takes pictures of all stories of the built Storybook at two widths, light and dark, into pictures/, with one page that shows all.
// `npm run pictures [part of a story's id] …`; `npm run pictures handbook` renews those of docs/handbook (handbook.mjs).
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import { programs } from '../.ci/programs.mjs';
import { fileAnswer, serve } from '../build/staticServer.mjs';
import { takeHandbook } from './handbook.mjs';
import { showStory } from './showStory.mjs';

const BUILT = 'storybook-static';
const FOLDER = 'pictures';
const WIDTHS = [360, 1280];
const COLOURS = ['light', 'dark'];

/** Stories with the tag "phone" use controls that exist only on phones. */
const widthsOf = ({ tags }) => (tags.includes('phone') ? [360] : WIDTHS);

/** Finds the stories whose id contains one of the words, in the order of the sidebar. */
function storiesFor(words) {
  const { entries } = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8'));
  return Object.values(entries).filter(
    ({ type, id }) =>
      type === 'story' && (words.length === 0 || words.some((word) => id.includes(word))),
  );
}

const nameOf = (story, width, colours) => `${story.id}.${width}.${colours}.png`;

/** Takes all stories at one width in one theme, in the same window. */
async function take(browser, host, stories, width, colours) {
  const troubles = [];
  const page = await browser.newPage({
    viewport: { width, height: width < 600 ? 740 : 800 },
    colorScheme: colours,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  page.on('request', (request) => {
    const url = request.url();
    const known = url.startsWith(host) || url.startsWith('https://service.example/');
    if (!known && !/^(data|blob):/.test(url)) troubles.push(`a request leaves: ${url}`);
  });
  for (const story of stories.filter((one) => widthsOf(one).includes(width))) {
    try {
      await showStory(page, host, story.id);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (tooWide > 0) troubles.push(`${story.id} at ${width} px scrolls sideways: ${tooWide} px`);
      await page.screenshot({
        path: join(FOLDER, nameOf(story, width, colours)),
        // A dialog is centred in the window, not in a long page.
        fullPage: (await page.getByRole('dialog').count()) === 0,
      });
    } catch (error) {
      troubles.push(`${story.id} at ${width} px: ${error.message.split('\n')[0]}`);
    }
  }
  await page.close();
  return troubles;
}

function indexPage(stories) {
  const sections = stories.map((story) => {
    const pictures = widthsOf(story).flatMap((width) =>
      COLOURS.map((colours) => {
        const file = nameOf(story, width, colours);
        const text = `${width} px, ${colours}`;
        return `<figure><a href="${file}"><img src="${file}" alt="${text}" loading="lazy" width="${width / 2}"></a><figcaption>${text}</figcaption></figure>`;
      }),
    );
    return `<h2>${story.title.replace(/^Screens\//, '')}: ${story.name}</h2><div>${pictures.join('')}</div>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every story of the membership portal</title>
<style>
body { font: 15px system-ui, sans-serif; margin: 24px; background: #ddd; color: #222 }
div { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 16px }
figure { margin: 0 } img { display: block; height: auto; border: 1px solid #888 }
</style>
<h1>Every story of the membership portal</h1>
${sections.join('\n')}
</html>
`;
}

async function takeStories(browser, host, words) {
  const stories = storiesFor(words);
  if (words.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const troubles = [];
  for (const width of WIDTHS)
    troubles.push(
      ...(await Promise.all(
        COLOURS.map((colours) => take(browser, host, stories, width, colours)),
      )),
    );
  writeFileSync(join(FOLDER, 'index.html'), indexPage(stories));
  console.log(`${stories.length} stories: ${FOLDER}/index.html`);
  return [...new Set(troubles.flat())];
}

const words = process.argv.slice(2);
const installed = await programs('chromium', 'hindiFont');
const server = await serve(({ pathname }) => fileAnswer(BUILT, pathname.slice(1)));
const browser = await playwright.launch({
  executablePath: installed.chromium,
  chromiumSandbox: false,
  args: ['--disable-dev-shm-usage', '--disable-background-networking', '--no-first-run'],
});
const found =
  words[0] === 'handbook'
    ? await takeHandbook(browser, server.origin)
    : await takeStories(browser, server.origin, words);
await browser.close();
await server.close();
for (const trouble of found) console.log(trouble);
process.exit(found.length === 0 ? 0 : 1);
