import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { many, show, names, sortButton, search } from '../../../test/firmTable';

describe('the address', () => {
  test('restores the table', () => {
    show(many, '?q=Chowk&sort=name.desc&page=2&size=20');
    expect(search()).toHaveValue('Chowk');
    expect(screen.getByText('Showing 21 to 40 of 125 entries')).toBeVisible();
    expect(names()[0]).toBe('Firm 209');
  });

  test('follows every change within one history entry, and Back returns to the same place', async () => {
    const user = userEvent.setup();
    const router = show(many);
    await user.type(search(), 'Firm 1');
    await user.click(sortButton('Firm'));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?q=Firm+1&sort=name.asc&page=2'),
    );
    expect(router.state.historyAction).toBe('REPLACE');
    await router.navigate('/elsewhere');
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    await router.navigate(-1);
    expect(await screen.findByText(/^Showing 11 to 20 of/)).toBeVisible();
    expect(search()).toHaveValue('Firm 1');
  });

  test('has what was typed before a link is followed', async () => {
    const user = userEvent.setup();
    const router = show(many, '', { above: () => <Link to="/elsewhere">Leave</Link> });
    await user.type(search(), 'Firm 1');
    await user.click(screen.getByRole('link', { name: 'Leave' }));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    await router.navigate(-1);
    expect(await screen.findByRole('searchbox')).toHaveValue('Firm 1');
  });

  test.each([
    '?page=-1&size=7&sort=',
    '?page=x&size=1000000&sort=.desc',
    '?page=1.5&sort=__proto__.asc',
  ])('%s opens a fresh table', (address) => {
    show(many, address);
    expect(screen.getByText('Showing 1 to 10 of 250 entries')).toBeVisible();
    expect(names()[0]).toBe('Firm 001');
  });

  test('opens the last page for one beyond it', () => {
    show(many, '?page=999');
    expect(screen.getByText('Showing 241 to 250 of 250 entries')).toBeVisible();
  });
});
