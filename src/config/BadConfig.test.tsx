import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BadConfig } from './BadConfig';
import * as stories from './BadConfig.stories';
import { checkConfig } from './loadConfig';

const { WrongKeys, NotLoaded } = composeStories(stories);

const problems = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('lists each wrong key', async () => {
  await WrongKeys.run();
  expect(screen.getByRole('heading', { name: 'The portal is not set up correctly' })).toBeVisible();
  expect(document.title).toBe('The portal is not set up correctly');
  expect(problems()).toEqual([
    'apiBaseUrl must be an address such as https://api.example.org',
    'association.name is missing',
    'sendTokens is not a key of config.json',
  ]);
});

test('names the file where it could not be read at all', async () => {
  await NotLoaded.run();
  expect(problems()).toEqual(['config.json could not be loaded (the host answered 404)']);
});

test('lists what the check of a real file found', () => {
  const checked = checkConfig({ apiBaseUrl: 7, sendTokenOnLists: 'yes', colour: 'silk' });
  if (checked.ok) throw new Error('This configuration is accepted');
  render(<BadConfig problems={checked.problems} />);
  const keys = checked.problems.map(({ key }) => key);
  expect(keys).toEqual(
    expect.arrayContaining(['apiBaseUrl', 'sendTokenOnLists', 'colour', 'association']),
  );
  for (const key of keys) expect(screen.getByText(key)).toBeVisible();
});
