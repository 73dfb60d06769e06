import { describe, expect, test } from 'vitest';
import demoTexts from './hi.demo.json';
import texts from './hi.json';
import source from './hi.json?raw';
import sentences from './hi.service.json';

const hindi: Readonly<Record<string, string>> = { ...texts, ...sentences, ...demoTexts };

/** The same in every language: names of file formats, and texts with only values. */
const sameInHindi = ['CSV (.csv)', '{{name}}, {{size}}', '{{number}} “{{heading}}”'];

const valuesOf = (text: string) => (text.match(/\{\{.*?\}\}/g) ?? []).toSorted().join();

// The types already require a Hindi text for every key (translation.ts).
describe('the Hindi catalogue', () => {
  test('has each text once: of two with one key, the last would be shown in both places', () => {
    const keys = [...source.matchAll(/^ {2}"(.*?)": "/gm)].map(([, key = '']) => key);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
    expect(keys).toHaveLength(Object.keys(texts).length);
  });

  test('has no unused text', () => {
    const sources = Object.values(
      import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.{test,stories}.*', '!../test/**'], {
        query: '?raw',
        import: 'default',
        eager: true,
      }),
    ).join('\n');
    const quoted = (text: string) => ["'", '"', '`'].some((q) => sources.includes(q + text + q));
    // The text of a word in one context: `t('Submit', { context: 'password' })`.
    const shown = (text: string) => {
      const [word = '', place] = text.split('_');
      return place === undefined
        ? quoted(text)
        : sources.includes(`t('${word}', { context: '${place}' })`);
    };
    expect(Object.keys({ ...texts, ...demoTexts }).filter((text) => !shown(text))).toEqual([]);
    // What the service says is used where it stands, but it cannot be one of the portal's own texts too.
    expect(Object.keys(sentences).filter((text) => text in texts)).toEqual([]);
  });

  test('has the placeholders of the English text, and no others', () => {
    expect(
      Object.entries(hindi).filter(([english, text]) => valuesOf(english) !== valuesOf(text)),
    ).toEqual([]);
  });

  test('is written in Devanagari, with ASCII digits', () => {
    const wrong = Object.entries(hindi).filter(([english, text]) =>
      sameInHindi.includes(english)
        ? text !== english
        : !/[\u0904-\u0963]/.test(text) || /[\u0966-\u096F]/.test(text),
    );
    expect(wrong).toEqual([]);
  });

  test('has no English word but names of formats, files and examples', () => {
    const names =
      /\{\{.*?\}\}|\.?\b(?:csv|xlsx|xls|CSV|JSON|UTF-8)\b|windows-1252|config\.json|https:\S+|https?|sendTokenOnLists|true|false/g;
    expect(Object.values(hindi).filter((text) => /[A-Za-z]/.test(text.replace(names, '')))).toEqual(
      [],
    );
  });
});
