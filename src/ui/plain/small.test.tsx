import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Loading } from './small';

const signs = (keys: readonly string[]) => keys.map((key) => <Loading key={key} text={key} />);

test('is spoken once while signs follow or accompany each other, and again for the next screen', () => {
  const { rerender } = render(signs(['script']));
  expect(screen.getByRole('status')).toHaveTextContent('script');
  rerender(signs(['list', 'counts']));
  expect(screen.getByText('counts')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  rerender([]);
  rerender(signs(['record', 'receipt']));
  expect(screen.getByRole('status')).toHaveTextContent('record');
});
