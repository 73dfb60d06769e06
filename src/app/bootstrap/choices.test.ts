import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync(new URL('./choices.js', import.meta.url), 'utf8');

/** Runs the script on a page of its own, without one function, and returns the page's mark for scripts. */
function scriptsOf(missing: string | null): string | undefined {
  const attributes = new Map<string, string>();
  const page = createContext({
    document: {
      readyState: 'loading',
      documentElement: {
        setAttribute: (name: string, value: string) => void attributes.set(name, value),
        hasAttribute: (name: string) => attributes.has(name),
      },
    },
    localStorage: { getItem: () => null },
    fetch: () => new Promise(() => undefined),
    addEventListener: () => undefined,
    // Browser functions that a JavaScript context does not have by itself.
    AbortController,
    HTMLDialogElement: {},
    ResizeObserver: {},
    queueMicrotask,
  });
  runInContext('globalThis.window = globalThis', page);
  if (missing !== null) runInContext(`delete ${missing}`, page);
  runInContext(script, page);
  return attributes.get('data-scripts');
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
])('a browser without %s is too old', (name) => expect(scriptsOf(name)).toBe('old'));

test('a browser that has them all is not too old', () => expect(scriptsOf(null)).toBeUndefined());
