import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as stories from './ConfigError.stories';

const { WrongKeys, NotLoaded, NotArrived } = composeStories(stories);

const problems = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('lists each wrong key', async () => {
  await WrongKeys.run();
  expect(screen.getByRole('heading', { name: 'The portal is not set up correctly' })).toBeVisible();
  expect(document.title).toBe('The portal is not set up correctly');
  expect(problems()).toEqual([
    'apiBaseUrl must be an address such as https://api.example.org',
    'association.name is missing',
    'sendTokens is an unknown setting',
  ]);
});

test('names the file if it could not be read at all', async () => {
  await NotLoaded.run();
  expect(problems()).toEqual(['config.json could not be loaded (the web server answered 404)']);
});

test('says that the file could not be loaded, without a list of keys', async () => {
  await NotArrived.run();
  expect(screen.getByRole('heading', { name: 'The portal could not be loaded' })).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});
