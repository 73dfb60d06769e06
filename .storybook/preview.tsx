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

// On a slow machine a story's first screen takes longer than the second that is usual: what presses a button there waits.
configure({ asyncUtilTimeout: 30_000 });

const isTestRun = import.meta.env['VITEST_STORYBOOK'] !== undefined;

isolateStorage();
document.documentElement.classList.add('portal');

keepPresses();
if (!isTestRun) letToolbarFollow();
// A worker of its own asks Vite for each of its modules anew, through msw: seconds for each story that reads a file.
else Object.defineProperty(window, 'Worker', { value: InThreadWorker });

const setService = mswLoader(startWorker);
const ScreenDocs = lazy(() => import('./ScreenDocs'));

const preview: Preview = {
  tags: ['autodocs'],
  // In the book the panel's own button checks a story: each check keeps the next story waiting.
  initialGlobals: { ...initialGlobals, a11y: { manual: !isTestRun } },
  globalTypes,
  loaders: [
    async (context) => {
      const { parameters, globals } = context;
      const { anew, opening } = remountKeyOf(context);
      if (anew) {
        sessionStorage.clear();
        // No story finds what another one has changed.
        await resetWorld(parameters);
        const msw = handlersFor(parameters, globals['service']);
        const ready = setService({ ...context, parameters: { ...parameters, msw } });
        // A page of the book itself calls nothing: it does not wait for the worker to start.
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
        // The panel of the book shows more.
        ...(isTestRun && { resultTypes: ['violations'] }),
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
        },
      },
    },
    docs: {
      // Every story in a frame of its own: each has its own service and its own address.
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
          ],
          'Parts',
        ],
      },
    },
  },
};

export default preview;
