import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import demoTexts from '../src/i18n/hi.demo.json';
import texts from '../src/i18n/hindi';

/** What reads like a translation, and what to write instead. Single words are in cspell.json. */
const phrases: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bdid not (?:arrive|come)\b/i, 'could not be loaded'],
  [/\bis there\b(?= *(?:[.:]|$))/i, 'is available'],
  [/\bthe office has of\b/i, 'registered with the office'],
  [/\bstand(?:s|ing)? (?:in|on|under)\b/i, 'is in'],
  [
    /\bread(?:ing)? (?:(?:the|both) lists? )?(?:again|anew)\b|\breading the lists?\b/i,
    'Refresh, load',
  ],
  [/\bnothing waits\b/i, 'Nothing to do right now.'],
  [/\bgiv(?:e|es|ing) (?:\S+ )?(?:membership )?numbers?\b/i, 'Generate numbers'],
  [/\bto know of\b/i, 'For your information'],
  [/\btaken for\b/i, 'Use as'],
  [/\bleav(?:e|es|ing) out\b|\bleft out\b/i, 'Skip, skipped'],
  [/\bnot known\b|\bdoes not know\b/i, 'Unknown, We could not confirm whether …'],
  [/\bno link from here\b/i, 'Not sent from this computer'],
  [/\bthe list has(?: nothing there|:)/i, 'Empty in the list, In the list: …'],
  [/\b(?:its|their) turn\b/i, 'Done: all firms were processed.'],
  [/\bcells beside\b/i, 'This row has more cells than there are columns'],
  [/\bprobably stand/i, 'may be in'],
  [/\bby itself\b/i, 'automatically'],
  [/\bonce more\b/i, 'again'],
  [/\bat the foot\b/i, 'at the bottom'],
  [/\bsign(?:ed|ing)? (?:in|out)\b(?! as \{\{)/i, 'log in, log out'],
];

const PAGES = 'docs/handbook/en';
const pages = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) =>
    readFileSync(join(PAGES, file), 'utf8')
      .split('\n\n')
      .map((text) => ({ where: file, text: text.replaceAll(/\s+/g, ' ') })),
  );
const onScreen = Object.keys({ ...texts, ...demoTexts }).map((text) => ({
  where: 'src/i18n',
  text,
}));

test('the texts of the screens and the handbook are plain English', () => {
  expect(pages.length).toBeGreaterThan(100);
  const wrong = [...onScreen, ...pages].flatMap(({ where, text }) =>
    phrases.flatMap(([phrase, instead]) => {
      const found = phrase.exec(text);
      if (found === null) return [];
      const around = text.slice(Math.max(0, found.index - 40), found.index + 60);
      return [`${where}: “${found[0]}” in “${around}”. Write: ${instead}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('the word list of the spelling check is sorted, each word once', () => {
  const words = readFileSync('.ci/words.txt', 'utf8').trimEnd().split('\n');
  const sorted = [...new Set(words)].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  expect(words).toEqual(sorted);
});
