import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // msw's worker, from the installed package.
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  viteFinal: (vite) => ({
    ...vite,
    // Storybook's own pages and axe are large; nothing of it is shipped.
    build: { ...vite.build, chunkSizeWarningLimit: 1500 },
  }),
};

export default config;
