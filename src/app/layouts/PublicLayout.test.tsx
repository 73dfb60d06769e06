import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stubDevice, turnDevice } from '../../test/device';
import { ColorSwitch } from './PublicLayout';
import { useColorsOfPage } from '../colorChoice';
import { useColorMode } from './AntdProvider';

stubDevice();

afterEach(() => void vi.restoreAllMocks());

function Theme() {
  useColorsOfPage();
  return <output>{useColorMode()}</output>;
}

/** Renders the switch, and the mode that the theme gets. */
function start() {
  return render(
    <>
      <ColorSwitch />
      <Theme />
    </>,
  );
}

const control = () => screen.getByRole('combobox', { name: 'Theme' });
const choose = (value: string) => fireEvent.change(control(), { target: { value } });
const mode = () => screen.getByRole('status').textContent;
/** The attributes that global.css uses for the browser's own fields and scroll bars. */
const ofDocument = () => document.documentElement.dataset['colors'];

test('without a choice the portal follows the device, also when it changes', () => {
  start();
  expect(control()).toHaveDisplayValue('Same as device');
  expect(mode()).toBe('light');
  turnDevice({ dark: true });
  expect(mode()).toBe('dark');
  expect(ofDocument()).toBe('system');
});

test.each([
  { name: 'Dark', value: 'dark', dark: false },
  { name: 'Light', value: 'light', dark: true },
])('$name overrides the device, and is stored', ({ name, value, dark }) => {
  turnDevice({ dark });
  const page = start();
  choose(value);
  expect(mode()).toBe(value);
  expect(ofDocument()).toBe(value);
  turnDevice({ dark: !dark });
  turnDevice({ dark });
  expect(mode()).toBe(value);

  page.unmount();
  start();
  expect(control()).toHaveDisplayValue(name);
  expect(mode()).toBe(value);

  choose('system');
  expect(mode()).toBe(dark ? 'dark' : 'light');
  expect(ofDocument()).toBe('system');
});

test.each(['', 'DARK', '"dark"', 'null', 'sepia', ' dark'])(
  'the stored value %j is no choice',
  (junk) => {
    localStorage.setItem('colors', junk);
    start();
    expect(control()).toHaveDisplayValue('Same as device');
    expect(mode()).toBe('light');
  },
);

test('print is light, whatever was chosen', () => {
  localStorage.setItem('colors', 'dark');
  start();
  expect(mode()).toBe('dark');
  turnDevice({ paper: true });
  expect(mode()).toBe('light');
  turnDevice({ paper: false });
  expect(mode()).toBe('dark');
  // Browsers that lay out a copy of the page only fire the event.
  fireEvent(window, new Event('beforeprint'));
  expect(mode()).toBe('light');
  fireEvent(window, new Event('afterprint'));
  expect(mode()).toBe('dark');
});

test('a choice in another tab is followed', () => {
  start();
  localStorage.setItem('colors', 'dark');
  fireEvent(window, new StorageEvent('storage', { key: 'colors', newValue: 'dark' }));
  expect(mode()).toBe('dark');
  expect(control()).toHaveDisplayValue('Dark');
});

// The last test, since the module remembers a refusal for the whole page.
test('if the storage is refused, the choice lasts for this page', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  start();
  expect(mode()).toBe('light');
  choose('dark');
  expect(mode()).toBe('dark');
  expect(control()).toHaveDisplayValue('Dark');
});

function refuse(): never {
  throw new DOMException('The storage is refused', 'SecurityError');
}
