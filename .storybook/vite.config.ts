import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { themeTokens } from '../build/themeTokens.ts';

/**
 * Only what the portal's modules need, for Storybook and the test of its stories. Prerendered forms, licences and the demo's worker
 * are made by ../vite.config.ts.
 */
export default defineConfig({
  plugins: [react(), themeTokens()],
  worker: { format: 'es' },
});
