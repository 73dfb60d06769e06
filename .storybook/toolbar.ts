/** What the toolbar above a story offers, and what it starts with. */
export const initialGlobals = {
  language: 'en',
  colours: 'system',
  viewer: 'story',
  service: 'healthy',
};

const choice = (title: string, icon: string, items: Readonly<Record<string, string>>) => ({
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, label]) => ({ value, title: label })),
  },
});

export const globalTypes = {
  language: choice('Language', 'globe', { en: 'English', hi: 'हिन्दी' }),
  colours: choice('Colours', 'mirror', {
    system: 'Colours of the device',
    light: 'Light',
    dark: 'Dark',
  }),
  viewer: choice('Who looks', 'user', {
    story: 'Seen as the story says',
    visitor: 'Seen by a visitor',
    member: 'Seen by a member',
    admin: 'Seen by an admin',
  }),
  service: choice('Service', 'lightning', {
    healthy: 'Service: healthy',
    slow: 'Service: slow (3 s)',
    failing: 'Service: failing',
  }),
};

const size = (name: string, width: number, height: number) => ({
  name: `${name} (${width} px)`,
  styles: { width: `${width}px`, height: `${height}px` },
});

export const viewports = {
  phone: size('Phone', 360, 740),
  tablet: size('Tablet', 768, 1024),
  desktop: size('Desktop', 1280, 800),
};
