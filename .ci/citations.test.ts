import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { citationsOf } from './citations';

const FOLDERS = ['src', 'mocks', 'e2e', 'deploy', '.storybook', '.ci', 'bench', 'build', 'docs'];
const FILES = ['vite.config.ts', 'README.md', 'CHANGELOG.md'];
/** Left out: the examples below cite what does not exist. */
const THIS = '.ci/citations.test.ts';

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.(?:png|jpg|ico)$/.test(entry.name))
        .map((entry) => relative('.', join(entry.parentPath, entry.name)))
        .filter((file) => !file.startsWith(join('bench', 'results')))
    : [];

const texts = [...FOLDERS.flatMap(filesBelow), ...FILES]
  .filter((file) => file !== THIS)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
/** A rule or a screen is a paragraph with a bold beginning. */
const headingsOf = (page: string): readonly string[] =>
  [...readFileSync(page, 'utf8').matchAll(/^(?:#+ (.+)|\*\*([^*]+)\*\*)/gm)].map(
    ([, heading, beginning = '']) => heading ?? beginning,
  );

const rules = headingsOf('docs/rules.md');
const ids = rules.flatMap((heading) => /^([A-Z]\d{1,2}) · /.exec(heading)?.[1] ?? []);
const product = headingsOf('docs/product.md');
const chapters = { rules, faults: headingsOf('docs/faults.md') } as const;
const decisions = readdirSync('docs/decisions').filter((name) => /^\d{4}-/.test(name));

const places = new Set([
  ...ids.map((id) => `rule ${id}`),
  ...product.flatMap((heading) => /^§\d+(?: item \d+)?/.exec(heading) ?? []),
  ...product
    .filter((heading) => /^(?:Layouts|Route table)$/.test(heading))
    .map((part) => `§2 ${part.toLowerCase()}`),
  ...decisions.map((name) => `docs/decisions/${name.slice(0, 4)}`),
]);

function isThere(cited: string): boolean {
  const [, page, words = ''] = /^(rules|faults), (.+)$/.exec(cited) ?? [];
  if (page === 'rules' || page === 'faults')
    return chapters[page].some((heading) => words.startsWith(heading));
  return places.has(cited) || (cited.startsWith('docs/') && existsSync(cited));
}

/** Each missing citation with its file and line, in the form that an editor opens. */
const missingIn = (file: string, text: string): readonly string[] =>
  citationsOf(text)
    .filter(({ cited }) => !isThere(cited))
    .map(({ line, cited }) => `${file}:${line} cites ${cited}`);

test('every citation exists in the docs', () => {
  // With fewer citations, the files were not read.
  expect(texts.flatMap(({ text }) => citationsOf(text)).length).toBeGreaterThan(500);
  expect(texts.flatMap(({ file, text }) => missingIn(file, text))).toEqual([]);
});

const counted = (letter: string, last: number) =>
  Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);

test('the docs contain each section, screen and rule once', () => {
  expect(ids).toEqual(
    Object.entries({ A: 11, S: 8, W: 15, F: 21, I: 14, C: 11, Q: 7, H: 5 }).flatMap(
      ([letter, last]) => counted(letter, last),
    ),
  );
  const numbered = product.flatMap((heading) => /^§\d+(?: item \d+)?/.exec(heading) ?? []);
  expect(numbered.filter((heading) => !heading.includes('item'))).toEqual(counted('§', 9));
  expect(numbered.filter((heading) => heading.includes('item'))).toEqual(counted('§2 item ', 16));
});

test('links in the docs, and the tests they name, lead to existing files', () => {
  const broken = texts
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap(({ file, text }) => {
      const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) =>
        join(dirname(file), link),
      );
      const tests = text.match(/\b(?:src|mocks|e2e|deploy|bench)\/[\w./-]+\.(?:test|spec)\.tsx?/g);
      return [...links, ...(tests ?? [])]
        .filter((path) => !existsSync(path))
        .map((path) => `${file} names ${path}`);
    });
  expect(broken).toEqual([]);
});

test('the index lists every decision with its date and status', () => {
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  const dated = /^# (\d{4}) .+\n\n20\d\d-\d\d-\d\d · (?:Accepted|Superseded by )/;
  const wrong = decisions.filter((name) => {
    const [, number] = dated.exec(readFileSync(join('docs/decisions', name), 'utf8')) ?? [];
    return !index.includes(`](${name})`) || number !== name.slice(0, 4);
  });
  expect(wrong).toEqual([]);
});

const cited = (text: string) => citationsOf(text).map((citation) => citation.cited);

describe('the collector', () => {
  const examples: readonly (readonly [text: string, cites: readonly string[]])[] = [
    ['/** Read strictly (rule S1). */', ['rule S1']],
    ['(rules S3, W10 to W12)', ['rule S3', 'rule W10', 'rule W11', 'rule W12']],
    ['Rules W8, W11 and A8.', ['rule W8', 'rule W11', 'rule A8']],
    ['(rules I1–I3)', ['rule I1', 'rule I2', 'rule I3']],
    ['as rule X9 has it', ['rule X9']],
    ['(W2, A8)', ['rule W2', 'rule A8']],
    ['(product §2 items 6 and 7, §4)', ['§2 item 6', '§2 item 7', '§4']],
    ['(product §2 items 9–11)', ['§2 item 9', '§2 item 10', '§2 item 11']],
    ['Product §5 and the limits of §9', ['§5', '§9']],
    ['(product §2 route table, rule A1)', ['rule A1', '§2', '§2 route table']],
    ['(faults, Answers of a real Laravel)', ['faults, Answers of a real Laravel']],
    ['(docs/decisions/0009) and docs/deploy.md.', ['docs/decisions/0009', 'docs/deploy.md']],
    ['see decision 0014', ['docs/decisions/0014']],
    ['(decisions S3), spec §2, spec.md', ['decisions S3', 'spec §', 'spec.md', '§2']],
    ['=A1+B2, the rule of thumb, a4 paper, node 20', []],
  ];
  test.each(examples)('reads %s', (text, expected) => {
    expect(new Set(cited(text))).toEqual(new Set(expected));
  });

  test('finds a citation that a comment splits across lines, and reports its first line', () => {
    expect(
      citationsOf('code();\n/**\n * Busy (product §2\n * item 11, rules C1,\n * C2).\n */'),
    ).toEqual([
      { line: 4, cited: 'rule C1' },
      { line: 4, cited: 'rule C2' },
      { line: 3, cited: '§2 item 11' },
    ]);
    expect(citationsOf('// see\n// rule\n// S1')).toEqual([{ line: 2, cited: 'rule S1' }]);
  });

  test('names the file, the line and the missing target', () => {
    const text =
      'a\n// rule S1, rule X9\n// product §2 item 9 and §12, docs/decisions/9999\n// decisions S3';
    expect(missingIn('src/a.ts', text)).toEqual([
      'src/a.ts:2 cites rule X9',
      'src/a.ts:3 cites §12',
      'src/a.ts:3 cites docs/decisions/9999',
      'src/a.ts:4 cites decisions S3',
    ]);
  });
});
