import type { StorybookConfig } from '@storybook/react-vite';
import { plainName } from './storyNames.ts';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['./pages/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: 'About' },
  // Takes half of the build time, for tables of props that no page shows.
  typescript: { reactDocgen: false },
  // Of no use to a reviewer of screens.
  features: {
    backgrounds: false,
    changeDetection: false,
    menuOnboardingChecklist: false,
    measure: false,
    outline: false,
    sidebarOnboardingChecklist: false,
    // Replaced by the named widths of toolbar.ts.
    viewport: false,
  },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) =>
          entry.name === undefined ? entry : { ...entry, name: plainName(entry.name) },
        ),
    })),
  // Serves msw's worker from the installed package.
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  viteFinal: (vite) => ({
    ...vite,
    logLevel: 'warn',
    build: {
      ...vite.build,
      // Storybook's own pages and axe are large, but none of this is shipped.
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Slow plugins are not worth a warning.
        checks: { pluginTimings: false },
      },
    },
  }),
};

export default config;
