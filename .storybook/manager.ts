import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming/create';
import { SideBySide } from './SideBySide';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Portal review book',
    brandUrl: './',
    brandTarget: '_self',
  }),
  // The panel is for developers; the key A opens it.
  layout: { showPanel: false },
});

addons.register('side-by-side', () => {
  addons.add('side-by-side', { type: types.PREVIEW, render: SideBySide });
});
