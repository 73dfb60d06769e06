import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('./choices.js', import.meta.url), 'utf8');

interface Visit {
  /** A function that the browser does not have. */
  readonly missing?: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly pathname?: string;
  readonly saveData?: boolean;
}

/** Runs the script on a page of its own: the page's mark for scripts, and the files it loads before and after the page's end. */
function visit({ missing, stored = {}, pathname = '/members/members', saveData }: Visit) {
  const attributes = new Map<string, string>();
  const loaded: string[] = [];
  /** What is to happen when a file has come. */
  const onArrival: (() => void)[] = [];
  const ends: (() => void)[] = [];
  const page = createContext({
    document: {
      readyState: 'loading',
      documentElement: {
        setAttribute: (name: string, value: string) => void attributes.set(name, value),
        hasAttribute: (name: string) => attributes.has(name),
      },
      createElement: () => ({
        addEventListener: (_: string, next: () => void) => void onArrival.push(next),
      }),
      head: {
        appendChild: ({ rel, href }: { readonly rel: string; readonly href: string }) =>
          void loaded.push(`${rel} ${href}`),
      },
    },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    location: { pathname },
    navigator: { connection: { saveData } },
    fetch: () => new Promise(() => undefined),
    addEventListener: (_: string, listener: () => void) => void ends.push(listener),
    // Browser functions that a JavaScript context does not have by itself.
    AbortController,
    HTMLDialogElement: {},
    ResizeObserver: {},
    queueMicrotask,
  });
  runInContext('globalThis.window = globalThis', page);
  if (missing !== undefined) runInContext(`delete ${missing}`, page);
  const built = `var files = { office: ['field.js', 'office.js'], member: ['member.js'] };`;
  runInContext(script.replace('var files = {};', built), page);
  const scripts = attributes.get('data-scripts');
  const first = [...loaded];
  const comeOneByOne = () => {
    for (let next = onArrival.shift(); next !== undefined; next = onArrival.shift()) next();
  };
  comeOneByOne();
  const atOnce = [...loaded];
  for (const end of ends) end();
  comeOneByOne();
  return { scripts, first, atOnce, later: loaded.slice(atOnce.length) };
}

// The functions that the portal needs, and that every browser of the README has. What a person sees without them:
// e2e/portal/browsers.spec.ts.
test.each([
  'AbortController',
  'Array.prototype.at',
  'Array.prototype.findLastIndex',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.with',
  'HTMLDialogElement',
  'Object.fromEntries',
  'Object.hasOwn',
  'Promise.allSettled',
  'ResizeObserver',
  'String.prototype.at',
  'String.prototype.matchAll',
  'String.prototype.replaceAll',
  'WeakRef',
  'queueMicrotask',
])('a browser without %s is too old', (name) =>
  expect(visit({ missing: name }).scripts).toBe('old'),
);

test('a browser that has them all is not too old', () => expect(visit({}).scripts).toBeUndefined());

const OFFICE = [
  'modulepreload /members/assets/field.js',
  'modulepreload /members/assets/office.js',
];
const MEMBER = ['modulepreload /members/assets/member.js'];
const token = { token: 'a' };

test.each<readonly [string, Visit, readonly string[], readonly string[]]>([
  ['the office', { stored: { ...token, role: '3' } }, OFFICE, []],
  ['a member', { stored: { ...token, role: '2', last_group: 'office' } }, MEMBER, []],
  ['a screen of both', { stored: { ...token, role: '3' }, pathname: '/members/dashboard' }, [], []],
  ['an unknown role', { stored: { ...token, role: '03', last_group: 'office' } }, [], []],
  ['the name of a method as role', { stored: { ...token, role: 'constructor' } }, [], []],
  ['a role without a token', { stored: { role: '3' } }, [], []],
  ['a visitor of before', { stored: { last_group: 'member' } }, [], MEMBER],
  ['the same, saving data', { stored: { last_group: 'member' }, saveData: true }, [], []],
  ['a new visitor', {}, [], []],
  ['no group', { stored: { last_group: 'constructor' } }, [], []],
])('%s', (_, how, atOnce, later) => {
  expect(visit(how)).toMatchObject({ atOnce, later });
});

test('a file is asked for when the one before it has come', () => {
  expect(visit({ stored: { ...token, role: '3' } }).first).toEqual(OFFICE.slice(0, 1));
});

test('older browsers can read it: no comma after the last argument', () => {
  expect(script).not.toMatch(/,\s*\)/);
});

test('in development there are no names, so nothing is loaded', () => {
  expect(script.match(/var files = .*/g)).toEqual(['var files = {};']);
});
