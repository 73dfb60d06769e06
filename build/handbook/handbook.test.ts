import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import hi from '../../src/i18n/hindi';
import { jpegSize } from './jpegSize';
import { addressOf, pageHtml, titleOf } from './pageHtml';
import { LANGUAGES, pictureNames, readPicture, type Source, sourcesOf } from './sources';

const surroundings = {
  style: '/members/style.css',
  picture: (name: string) => ({ src: `/members/${name}`, width: 540, height: 1110 }),
};

const written = (text: string, name = 'office/export.md'): Source => ({
  language: 'en',
  name,
  text,
});

const bodyOf = (source: Source) =>
  /<main>\n([\s\S]*)<\/main>/.exec(pageHtml(source, [source], surroundings))?.[1];

describe('a page', () => {
  test('renders the written text as plain HTML', () => {
    expect(
      bodyOf(written('# A & B\n\nSee [C](reach.md) or [all](../README.md).\n\n1. Press **OK**\n')),
    ).toBe(
      '<h1>A &amp; B</h1>\n<p>See <a href="reach.html">C</a> or <a href="../index.html">all</a>.</p>\n' +
        '<ol>\n<li>Press <strong>OK</strong></li>\n</ol>\n',
    );
  });

  test('shows a picture with its caption at phone size, and links to it', () => {
    expect(bodyOf(written('![A "list"](../../pictures/en/members.jpg)'))).toBe(
      '<figure><a href="/members/pictures/en/members.jpg">' +
        '<img src="/members/pictures/en/members.jpg" alt="A &quot;list&quot;" loading="lazy" width="360" height="740">' +
        '</a></figure>\n',
    );
  });

  test('links to the other language, to the index, and to its neighbours for the same readers', () => {
    const all = ['README.md', 'members/apply.md', 'office/a.md', 'office/b.md', 'office/c.md'].map(
      (name) => written(`# ${name}`, name),
    );
    const html = all.map((source) => pageHtml(source, all, surroundings));
    const links = html.map((page) =>
      [...page.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to]) => to),
    );
    expect(links[0]).toEqual(['/members/', '../hi/index.html']);
    expect(links[1]).toEqual(['/members/', '../index.html', '../../hi/members/apply.html']);
    expect(links[3]).toEqual([
      '/members/',
      '../index.html',
      '../../hi/office/b.html',
      'a.html',
      'c.html',
    ]);
  });

  test('declares its language, and has one style sheet and no script', () => {
    for (const language of LANGUAGES)
      for (const source of sourcesOf(language)) {
        const html = pageHtml(source, sourcesOf(language), surroundings);
        expect(html).toContain(`<html lang="${language}">`);
        expect(html.match(/<h1>/g)).toHaveLength(1);
        expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
        expect(html).not.toMatch(/<script|<style| style=| on[a-z]+=|javascript:|https?:/);
      }
  });
});

describe('the handbook', () => {
  const [english, hindi] = LANGUAGES.map(sourcesOf);
  const pages = [...(english ?? []), ...(hindi ?? [])];

  test('has the same pages in both languages, each once in the index', () => {
    const names = english?.map(({ name }) => name) ?? [];
    expect(hindi?.map(({ name }) => name)).toEqual(names);
    expect(new Set(names).size).toBe(names.length);
    for (const language of LANGUAGES) {
      const files = readdirSync(new URL(`../../docs/handbook/${language}`, import.meta.url), {
        recursive: true,
        encoding: 'utf8',
      }).filter((name) => name.endsWith('.md'));
      expect(files.toSorted()).toEqual(names.toSorted());
    }
  });

  test('uses each page’s own heading as its title in the index', () => {
    for (const first of pages.filter(({ name }) => name === 'README.md')) {
      const links = [...first.text.matchAll(/\[([^\]]+)\]\(([^)]+\.md)\)/g)];
      const titles = links.map(([, words, to]) => [to, words]);
      const own = pages
        .filter((page) => page.language === first.language && page !== first)
        .map((page) => [page.name, titleOf(page)]);
      expect(titles).toEqual(own);
    }
  });

  test('links only to existing pages and pictures in its own language, and uses every picture', () => {
    const addresses = pages.map(addressOf);
    const shown = new Set<string>();
    for (const source of pages) {
      const { language } = source;
      const html = pageHtml(
        source,
        pages.filter((page) => page.language === language),
        surroundings,
      );
      for (const [, , to = ''] of html.matchAll(/(href|src)="(?!\/members\/)([^"]+)"/g))
        expect(addresses).toContain(posix.join(posix.dirname(addressOf(source)), to));
      for (const [, name = '', alt = ''] of html.matchAll(
        /<img src="\/members\/([^"]+)" alt="([^"]*)"/g,
      )) {
        expect(name).toContain(`pictures/${language}/`);
        expect(alt.length).toBeGreaterThan(15);
        shown.add(name);
      }
    }
    expect([...shown].toSorted()).toEqual(pictureNames());
  });

  test('has small pictures', () => {
    const sizes = pictureNames().map((name) => readPicture(name).length);
    expect(Math.max(...sizes)).toBeLessThan(70_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_500_000);
    expect(pictureNames().filter((name) => jpegSize(readPicture(name)).width < 300)).toEqual([]);
  });
});

/** Makes a check of whether a quotation is this text of the portal; any value may replace {{…}}. */
function matcher(text: string): (quoted: string) => boolean {
  if (!text.includes('{{')) return (quoted) => quoted === text;
  const parts = text
    .split(/\{\{\w+\}\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const pattern = new RegExp(`^${parts.join('.+')}$`);
  return (quoted) => pattern.test(quoted);
}

/** The texts of the portal in both languages, without those that consist of values only. */
const texts = Object.entries(hi)
  .filter(([key]) => /[a-z]/i.test(key.replaceAll(/\{\{\w+\}\}/g, '')))
  .map(([key, inHindi]) => ({
    en: matcher(key.replace(/_password$/, '')),
    hi: matcher(inHindi),
  }));

/** Finds everything that a page marks as a text of the screen. */
const quotesOf = ({ text }: Source): readonly string[] => [
  ...new Set([...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, quoted = '']) => quoted)),
];

const namesOf = (quoted: string, language: 'en' | 'hi') =>
  texts.filter((text) => text[language](quoted));

describe.each(sourcesOf('en'))('$name', (page) => {
  const twin = sourcesOf('hi').find(({ name }) => name === page.name) ?? page;

  test('uses the names on the screen, in both languages', () => {
    // If this fails, the portal's texts have changed: change them on this page too.
    expect(quotesOf(page).filter((quoted) => namesOf(quoted, 'en').length === 0)).toEqual([]);
    expect(quotesOf(twin).filter((quoted) => namesOf(quoted, 'hi').length === 0)).toEqual([]);
  });

  test('names the same things in both languages', () => {
    const inHindi = new Set(quotesOf(twin).flatMap((quoted) => namesOf(quoted, 'hi')));
    const inEnglish = new Set(quotesOf(page).flatMap((quoted) => namesOf(quoted, 'en')));
    const onlyIn = (language: 'en' | 'hi', others: ReadonlySet<object>) =>
      quotesOf(language === 'en' ? page : twin).filter(
        (quoted) => !namesOf(quoted, language).some((text) => others.has(text)),
      );
    expect(onlyIn('en', inHindi)).toEqual([]);
    expect(onlyIn('hi', inEnglish)).toEqual([]);
  });

  test('takes a minute or two to read', () => {
    for (const { text } of [page, twin]) expect(text.split(/\s+/).length).toBeLessThan(420);
  });
});
