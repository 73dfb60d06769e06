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
  // Half of the build, for tables of properties that no page of the book shows.
  typescript: { reactDocgen: false },
  // What a reviewer of screens has no use for.
  features: {
    backgrounds: false,
    changeDetection: false,
    menuOnboardingChecklist: false,
    measure: false,
    outline: false,
    sidebarOnboardingChecklist: false,
    // toolbar.ts has the widths by name.
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
  // msw's worker, from the installed package.
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  viteFinal: (vite) => ({
    ...vite,
    logLevel: 'warn',
    build: {
      ...vite.build,
      // Storybook's own pages and axe are large; nothing of it is shipped.
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // How long each plugin took is no fault of the book.
        checks: { pluginTimings: false },
      },
    },
  }),
};

export default config;
