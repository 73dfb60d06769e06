export const initialGlobals = {
  language: 'en',
  colours: 'system',
  viewer: 'story',
  service: 'healthy',
  beside: 'off',
};

const choice = <Icon extends string>(
  title: string,
  icon: Icon,
  items: Readonly<Record<string, string>>,
) => ({
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, label]) => ({ value, title: label })),
  },
});

const size = (name: string, width: number, height: number) => ({
  name: `${name} (${width} px)`,
  styles: { width: `${width}px`, height: `${height}px` },
});

export const viewports = {
  phone: size('Phone', 360, 740),
  smallPhone: size('Small phone', 320, 568),
  tablet: size('Tablet', 768, 1024),
  office: size('Office', 1280, 800),
  wideOffice: size('Wide office', 1920, 1080),
};

export const globalTypes = {
  // Storybook's own list of widths shows only an icon.
  viewport: choice('Width', 'mobile', {
    // There is no width of this name, so Storybook uses none.
    window: 'As wide as the window',
    ...Object.fromEntries(Object.entries(viewports).map(([key, { name }]) => [key, name])),
  }),
  language: choice('Language', 'globe', { en: 'English', hi: 'हिन्दी' }),
  colours: choice('Theme', 'mirror', {
    system: 'Same as device',
    light: 'Light',
    dark: 'Dark',
  }),
  viewer: choice('Viewer', 'user', {
    story: 'Viewer: as in the story',
    visitor: 'Viewer: visitor',
    member: 'Viewer: member',
    admin: 'Viewer: admin',
  }),
  service: choice('Server', 'lightning', {
    healthy: 'Server: healthy',
    slow: 'Server: slow (3 s)',
    failing: 'Server: failing',
  }),
  beside: choice('Side by side', 'sidebyside', {
    off: 'One at a time',
    language: 'English | हिन्दी',
    colours: 'Light | dark',
  }),
};
