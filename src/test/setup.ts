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
import { forgetCalls } from './wire';
import { resetWorld, worldOf } from './world';
import { notesStore } from '../session/localNotes/NotesStore';
// antd with it: read here, where nothing waits, since on a busy machine that takes longer than a screen is waited for.
import '../app/layouts/AntdProvider';
import '../ui/theme/global.css';

// Two cores with a whole test run on them: patience, not a fixed wait.
configure({ asyncUtilTimeout: 30_000 });
configurePlay({ asyncUtilTimeout: 30_000 });
const { getElementError } = getConfig();
configure({
  // What the page holds is printed when a wait has ended, not for each look that finds nothing yet.
  getElementError: (message, container) => {
    const waits = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
    return waits ? new Error(message ?? '') : getElementError(message, container);
  },
});
vi.setConfig({ testTimeout: 60_000 });
// Gives jsdom a clipboard: without one Storybook hands its play functions no user.
userEvent.setup();

setProjectAnnotations({
  // So that a story is taken down with the test that showed it, not when the next one begins.
  testingLibraryRender: render,
  loaders: [
    async ({ parameters }) => {
      // No test finds what another one has changed.
      await resetWorld(parameters);
      server.resetHandlers(...worldOf(parameters));
    },
  ],
});

// antd writes its rules as the inner HTML of style elements. jsdom lays nothing out, and to match all of them against each
// element that a test asks for by its role takes a third of the time; what antd hides it also marks as hidden.
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { configurable: true, set() {} });

/** jsdom has no layout: screens ask for the colour mode and the width, and get a light desktop. */
vi.stubGlobal('matchMedia', (query: string) => {
  const list = new EventTarget();
  return Object.assign(list, { matches: false, media: query, onchange: null });
});
// jsdom shows no modal dialogs: that one is open is all that a screen asks.
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
    // The log of failed calls (src/api/failureLog.ts) is no complaint, and has tests of its own.
    if (!line.startsWith('Call failed: ')) noise.push(`${kind}: ${line}`);
  };

/** Every text that React has made in a test. */
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
  await notesStore.forget('');
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  expect(noise, 'the console stays silent').toEqual([]);
  expect(bare, 'every text stands in an element of its own').toEqual([]);
});

afterAll(() => server.close());
