import { describe, expect, test } from 'vitest';
import { sourceFiles, textsGivenToT, textsWhere, wordsInMarkup } from './collectTexts';
import demoTexts from './hi.demo.json';
import texts from './hi.json';

const files = sourceFiles();

/** What reaches `t` through a variable: where it is handed over, and where its texts stand. */
const throughVariables: readonly {
  readonly given: string;
  readonly file: string;
  readonly from: readonly { readonly file: string; readonly before: string }[];
}[] = [
  {
    given: 'route.title',
    file: 'app/Screen.tsx',
    from: [{ file: 'app/routes.tsx', before: String.raw`\btitle: ` }],
  },
  {
    given: 'route.nav',
    file: 'app/layouts/Sidebar.tsx',
    from: [{ file: 'app/routes.tsx', before: String.raw`\bnav: ` }],
  },
  {
    given: 'label',
    file: 'features/member-import/remarkText.ts',
    from: [{ file: 'features/member-import/templateColumns.ts', before: String.raw`\blabel: ` }],
  },
  {
    given: 'problem',
    file: 'config/BadConfigPage.tsx',
    // Each problem begins with its verb.
    from: ['config/loadConfig.ts', 'config/schema.ts'].map((file) => ({
      file,
      before: String.raw`(?=['\x60](?:is|must|could) )`,
    })),
  },
];

/** The same in every language: names of file formats, and what holds nothing but values. */
const sameInHindi = ['CSV (.csv)', '{{name}}, {{size}}', '{{remark}} ({{count}})'];

/** Stand in the markup and are no texts: the name of a file. */
const noTexts = ['config.json'];

function usedTexts(): ReadonlySet<string> {
  const used = new Set(files.flatMap(({ text }) => textsGivenToT(text).texts));
  for (const { from } of throughVariables)
    for (const { file, before } of from) {
      const found = textsWhere(contentOf(file), before);
      expect(found, `texts of ${file}`).not.toEqual([]);
      for (const text of found) used.add(text);
    }
  return used;
}

function contentOf(path: string): string {
  const file = files.find((candidate) => candidate.path === path);
  if (file === undefined) throw new Error(`There is no src/${path}`);
  return file.text;
}

const hindi: Readonly<Record<string, string>> = { ...texts, ...demoTexts };
const used = usedTexts();

const valuesOf = (text: string) => (text.match(/\{\{.*?\}\}/g) ?? []).toSorted().join();

describe('the Hindi catalogue', () => {
  test('has every text that the portal shows', () => {
    expect([...used].filter((text) => !Object.hasOwn(hindi, text))).toEqual([]);
  });

  test('has no text that nothing shows', () => {
    expect(Object.keys(hindi).filter((text) => !used.has(text))).toEqual([]);
  });

  test('has the texts of the demo apart, and only them', () => {
    const ofDemo = new Set(
      files
        .filter(({ path }) => path.startsWith('app/demo/') || path.endsWith('/DemoAccounts.tsx'))
        .flatMap(({ text }) => textsGivenToT(text).texts),
    );
    expect(Object.keys(demoTexts).toSorted()).toEqual([...ofDemo].toSorted());
    expect(Object.keys(texts).filter((text) => ofDemo.has(text))).toEqual([]);
  });

  test('keeps the values that a text is given, and asks for no others', () => {
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

  test('leaves no English word but names of formats, files and examples', () => {
    const names =
      /\{\{.*?\}\}|\.?\b(?:csv|xlsx|xls|CSV|JSON|UTF-8)\b|windows-1252|config\.json|https:\S+|sendTokenOnLists|true|false/g;
    expect(Object.values(hindi).filter((text) => /[A-Za-z]/.test(text.replace(names, '')))).toEqual(
      [],
    );
  });
});

describe('the source', () => {
  test('hands nothing to t through a variable but what is listed here', () => {
    const given = files.flatMap(({ path, text }) =>
      textsGivenToT(text).others.map((other) => `${path}: ${other}`),
    );
    const listed = throughVariables.map(({ file, given: other }) => `${file}: ${other}`);
    expect(given.toSorted()).toEqual(listed.toSorted());
  });

  test('writes no English word past t into its markup', () => {
    const past = files
      .filter(({ path }) => path.endsWith('.tsx'))
      .flatMap(({ path, text }) => wordsInMarkup(text).map((words) => ({ path, words })));
    expect(past.filter(({ words }) => !noTexts.includes(words))).toEqual([]);
  });
});

describe('the collector', () => {
  test('finds texts in every way of writing them', () => {
    expect(
      textsGivenToT(
        [
          `t('One') + t("Two's") + t(\`Three\`)`,
          `t(\n  'Four',\n  { five: 5 },\n)`,
          `t('It\\'s six') reset('no') i18n.t(no)`,
          `t(seven.eight, {}) t(\`nine \${ten}\`)`,
        ].join('\n'),
      ),
    ).toEqual({
      texts: ['One', "Two's", 'Three', 'Four', "It's six"],
      others: ['seven.eight', '`nine ${ten}`'],
    });
  });

  test('finds words past t', () => {
    expect(
      wordsInMarkup('<b>\n  Cancel\n</b> <img alt="The logo" /> <i>{t(x)}</i> <u>·</u>'),
    ).toEqual(['Cancel', 'The logo']);
  });
});
