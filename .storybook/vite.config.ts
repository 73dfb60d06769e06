import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { themeTokens } from '../build/themeTokens.ts';

/**
 * What the portal's modules need, in Storybook and in the test of its stories. The portal's own page (prerendered forms,
 * licences, the demo's worker) is made by ../vite.config.ts alone.
 */
export default defineConfig({
  plugins: [react(), themeTokens()],
  worker: { format: 'es' },
});
