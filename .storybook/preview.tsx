import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import '../src/ui/theme/global.css';
import 'virtual:tokens.css';
import { InThreadWorker } from '../src/test/InThreadWorker';
import { resetWorld } from '../src/test/world';
import { turnDark } from './colours';
import { keepPresses } from './links';
import { forgetMount, letToolbarFollow, remountKeyOf, renderWithGlobals } from './remount';
import { isolateStorage } from './frameStorage';
import { handlersFor, pendingCalls, startWorker } from './service';
import { waitUntilSettled } from './waitUntilSettled';
import { StoryRoot } from './StoryRoot';
import { globalTypes, initialGlobals, viewports } from './toolbar';

// On a slow machine, the first screen of a story takes longer than the default of one second.
configure({ asyncUtilTimeout: 30_000 });

const isTestRun = import.meta.env['VITEST_STORYBOOK'] !== undefined;

isolateStorage();
document.documentElement.classList.add('portal');

keepPresses();
// All stories share one page, where a call that is never answered would keep its lock for the stories after it.
Object.defineProperty(navigator, 'locks', { value: undefined });
if (!isTestRun) letToolbarFollow();
// A real worker would load all its modules from Vite through msw, which takes seconds for each story that reads a file.
else Object.defineProperty(window, 'Worker', { value: InThreadWorker });

const setService = mswLoader(startWorker);
const ScreenDocs = lazy(() => import('./ScreenDocs'));

const preview: Preview = {
  tags: ['autodocs'],
  // In the book, accessibility is checked only on request, because each check delays the next story.
  initialGlobals: { ...initialGlobals, a11y: { manual: !isTestRun } },
  globalTypes,
  loaders: [
    async (context) => {
      const { parameters, globals } = context;
      const { anew, opening } = remountKeyOf(context);
      if (anew) {
        sessionStorage.clear();
        // Each story starts from the same data.
        await resetWorld(parameters);
        const msw = handlersFor(parameters, globals['service']);
        const ready = setService({ ...context, parameters: { ...parameters, msw } });
        // Pages of the book itself make no calls, so they need not wait for the worker.
        if (parameters['standsAlone'] !== true) await ready;
        await renderWithGlobals(globals);
      }
      return { opening };
    },
  ],
  beforeEach: () => forgetMount,
  decorators: [
    (Story, { args, globals, title, parameters, loaded }) => {
      const viewer: unknown = globals['viewer'];
      const as = viewer === 'story' || !('as' in args) ? {} : { as: viewer };
      const key = String(loaded['opening']);
      const story = <Story key={key} args={{ ...args, ...as }} />;
      const withStoryRoot = title.startsWith('Parts/') || parameters['onStage'] === true;
      return withStoryRoot ? <StoryRoot key={key}>{story}</StoryRoot> : story;
    },
  ],
  afterEach: async (story) => {
    const { globals } = story;
    const asTheStorySays = globals['viewer'] === 'story' && globals['service'] === 'healthy';
    if (asTheStorySays) await waitUntilSettled(story, pendingCalls);
    if (isTestRun) await turnDark(story);
  },
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    a11y: {
      test: 'error',
      options: {
        // Tests need only violations; the panel shows more.
        ...(isTestRun && { resultTypes: ['violations'] }),
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
        },
      },
    },
    docs: {
      // Each story has its own frame, because it has its own service and address.
      story: { inline: false, height: '640px' },
      page: () => (
        <Suspense>
          <ScreenDocs />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        order: [
          'Begin here',
          'All texts',
          'Screens',
          [
            '1 Membership Registration Form',
            '2 Login',
            '3 Email Verification',
            '4 Reset Password',
            '5 Change Password',
            '6 Payment success',
            '7 Payment failure',
            '8 Admin dashboard',
            '9 Members list',
            '9 Members list, possible duplicates',
            '10 Import Members dialog',
            '11 New members list',
            '11 New members list, many at once',
            '12 Edit Member',
            '12 View Member',
            '13 Manage Profile',
            '14 Member profile',
            '15 Receipt',
            '16 Change member password',
            'Member home',
            'Simple dashboard',
            'Recent changes',
          ],
          'Parts',
        ],
      },
    },
  },
};

export default preview;
