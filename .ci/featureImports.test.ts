import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';

// .oxlintrc.json says which room of src may import which, and looks at `import` alone. This looks at `import()` too.

/** What a feature may import of others: only those that have a row of their own further down. */
const below: readonly (readonly [feature: string, mayImport: readonly string[]])[] = [
  ['admin-home', ['members']],
  ['recent-changes', ['members', 'member-record']],
  ['members', ['member-record', 'receipt']],
  ['member-home', ['receipt', 'member-record']],
  ['member-record', []],
  ['receipt', []],
  ['account', []],
  ['payment', []],
  ['registration', []],
];

const modules = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file.replaceAll('\\', '/')))
    .filter(
      (file) => /\.(?:tsx?|js)$/.test(file) && !/\.(?:test|stories)\.|^src\/test\//.test(file),
    )
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

/** The modules that a text names: by `import`, `import()`, or as the address of a worker. */
const namedBy = (module: string, text: string): readonly string[] =>
  [...text.matchAll(/['"`](\.{1,2}\/[^'"`\n]+)['"`]/g)].flatMap(([, path = '']) =>
    ['', '.ts', '.tsx']
      .map((ending) => join(dirname(module), path) + ending)
      .filter((file) => modules.has(file)),
  );

/** The feature of a module, or its room of src. */
const placeOf = (module: string): string =>
  /^src\/features\/([^/]+)/.exec(module)?.[1] ?? module.split('/')[1] ?? '';

const features = below.map(([feature]) => feature);
/** The rooms that put features together; all others stand below them. */
const above: readonly string[] = ['app', 'main.tsx'];

/** Why a module may not import another; `null` if it may. */
function faultOf(from: string, to: string): string | null {
  const [importing, imported] = [placeOf(from), placeOf(to)];
  if (above.includes(importing) || importing === imported) return null;
  const mayImport = below.find(([feature]) => feature === importing)?.[1] ?? [];
  return above.includes(imported) || (features.includes(imported) && !mayImport.includes(imported))
    ? `${from} imports ${to}`
    : null;
}

const importsOf = (module: string) => namedBy(module, modules.get(module) ?? '');

/** The first circle of modules, each of which imports the next one. */
function circle(next: (module: string) => readonly string[]): readonly string[] | null {
  const done = new Set<string>();
  const walk = (module: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(module)) return [...path.slice(path.indexOf(module)), module];
    if (done.has(module)) return null;
    for (const imported of next(module)) {
      const found = walk(imported, [...path, module]);
      if (found !== null) return found;
    }
    done.add(module);
    return null;
  };
  for (const module of modules.keys()) {
    const found = walk(module, []);
    if (found !== null) return found;
  }
  return null;
}

test('every feature has a row, and imports only features whose rows are below it', () => {
  const folders = [...modules.keys()].filter((file) => file.startsWith('src/features/'));
  expect([...new Set(folders.map(placeOf))].toSorted()).toEqual(features.toSorted());
  for (const [at, [, mayImport]] of below.entries())
    expect(features.slice(at + 1)).toEqual(expect.arrayContaining([...mayImport]));
});

test('a feature imports the features of its row alone, and nothing below app knows app', () => {
  const faults = [...modules.keys()].flatMap((from) =>
    importsOf(from).map((to) => faultOf(from, to)),
  );
  expect(faults.filter((fault) => fault !== null)).toEqual([]);
});

test('no module reaches itself, by import() either', () => {
  expect(circle(importsOf)).toBeNull();
});

test.each([
  ['src/features/members/A.ts', `import { a } from '../receipt/ReceiptFile';`, null],
  [
    'src/features/receipt/A.ts',
    `const a = import('../members/MembersPage');`,
    'src/features/members/MembersPage.tsx',
  ],
  [
    'src/features/receipt/A.ts',
    `lazy(() => lateFile(import("../member-home/Details")))`,
    'src/features/member-home/Details.tsx',
  ],
  ['src/features/receipt/A.ts', `export * from '../../app/router';`, 'src/app/router.tsx'],
  [
    'src/ui/A.ts',
    `import(\`../features/receipt/ReceiptFile\`)`,
    'src/features/receipt/ReceiptFile.tsx',
  ],
])('%s with %s', (module, text, fault) => {
  const [named = ''] = namedBy(module, text);
  expect(faultOf(module, named)).toBe(fault && `${module} imports ${fault}`);
});

test('a circle is found', () => {
  const [first = '', second = ''] = modules.keys();
  const next = (module: string) => ({ [first]: [second], [second]: [first] })[module] ?? [];
  expect(circle(next)).toEqual([first, second, first]);
});
