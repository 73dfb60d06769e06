import '@testing-library/jest-dom/vitest';
import { setProjectAnnotations } from '@storybook/react-vite';
import { cleanup, configure, getConfig, render } from '@testing-library/react';
import { configure as configurePlay, userEvent } from 'storybook/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { server } from '../../mocks/node';
import { looseTextNodes } from './looseTextNodes';
import { InThreadWorker } from './InThreadWorker';
import { endPortals } from './Portal';
import { styleWithoutSheets } from './styleWithoutSheets';
import { testTab } from './testStore';
import { forgetCalls } from './wire';
import { resetWorld, worldOf } from './world';
// Includes antd: imported here, because on a busy machine loading it takes longer than a test waits for a screen.
import '../app/layouts/AntdProvider';
import '../ui/theme/global.css';

// A limit, not a fixed wait: a whole test run shares two cores.
configure({ asyncUtilTimeout: 30_000 });
configurePlay({ asyncUtilTimeout: 30_000 });
const { getElementError } = getConfig();
configure({
  // The page is printed only when a wait has failed, not for every attempt.
  getElementError: (message, container) => {
    const waits = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
    return waits ? new Error(message ?? '') : getElementError(message, container);
  },
});
vi.setConfig({ testTimeout: 60_000 });
// Gives jsdom a clipboard, without which Storybook creates no user for its play functions.
userEvent.setup();

setProjectAnnotations({
  // Unmounts a story at the end of its test, not when the next one begins.
  testingLibraryRender: render,
  loaders: [
    async ({ parameters }) => {
      // No test sees changes of another one.
      await resetWorld(parameters);
      server.resetHandlers(...worldOf(parameters));
    },
  ],
});

// antd writes its rules to the inner HTML of style elements. jsdom has no layout, and matching all rules for each query by role
// takes a third of the time. What antd hides it also marks as hidden, so the rules are not needed.
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { configurable: true, set() {} });

/** jsdom has no layout: media queries report a light desktop. */
vi.stubGlobal('matchMedia', (query: string) => {
  const list = new EventTarget();
  return Object.assign(list, { matches: false, media: query, onchange: null });
});
// jsdom has no modal dialogs: it is enough that the dialog is open.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
vi.stubGlobal('scrollTo', () => undefined);
Element.prototype.scrollIntoView = () => undefined;
vi.stubGlobal('Worker', InThreadWorker);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
vi.stubGlobal('getComputedStyle', styleWithoutSheets(window));

let noise: string[] = [];
const listen =
  (kind: string) =>
  (...parts: unknown[]): void => {
    const line = parts.map(String).join(' ');
    // The log of failed calls (src/api/answer.ts) is expected and has tests of its own.
    if (!line.startsWith('Call failed: ')) noise.push(`${kind}: ${line}`);
  };

/** Every text node that React creates in a test. */
const texts = () => vi.spyOn(document, 'createTextNode');

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => {
  noise = [];
  forgetCalls();
  vi.spyOn(console, 'error').mockImplementation(listen('error'));
  vi.spyOn(console, 'warn').mockImplementation(listen('warning'));
  texts().mockClear();
});

afterEach(async () => {
  const bare = looseTextNodes(
    texts().mock.results.flatMap((made) => (made.type === 'return' ? [made.value] : [])),
  );
  cleanup();
  endPortals();
  await testTab.forget('');
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  expect(noise, 'the console stays silent').toEqual([]);
  expect(bare, 'every text stands in an element of its own').toEqual([]);
});

afterAll(() => server.close());
