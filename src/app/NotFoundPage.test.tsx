import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sentCalls } from '../test/wire';
import * as stories from './NotFoundPage.stories';

const { Visitor, Member, Admin } = composeStories(stories);

test.each([
  ['a visitor', Visitor, '/members/'],
  ['a member', Member, '/members/member'],
  ['an admin', Admin, '/members/admin'],
])('leads %s home, and calls nobody', async (_, story, home) => {
  await story.run();
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', home);
  expect(document.title).toBe('Page not found · BVUS');
  expect(sentCalls()).toEqual([]);
});
