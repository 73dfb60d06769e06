import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
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
