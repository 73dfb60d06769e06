import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import '../src/app/theme/global.css';
import { startI18n } from '../src/i18n/i18n';

await startI18n();
document.documentElement.classList.add('portal');

const preview: Preview = {
  loaders: [mswLoader()],
  parameters: { layout: 'fullscreen' },
};

export default preview;
