import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { memberLink, paths } from '../../config/paths';
import { answer, press } from '../calls/moves';
import { showPortal } from '../showPortal';
import { field, typeChange } from './editors';

const EDIT = memberLink(paths.memberEdit, 101);

const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'));

describe('several drafts', () => {
  const works = [
    { path: EDIT, text: 'Typed for the first firm' },
    { path: memberLink(paths.memberEdit, 102), text: 'Typed for the second firm' },
    { path: memberLink(paths.newMemberEdit, 3006), text: 'Typed among the new ones' },
  ] as const;
  const NEVER_SAVED = 'You have unsaved changes here from earlier.';

  /** Types each text into its form, then loses it by a reload. */
  async function loseAll() {
    for (const { path, text } of works) {
      const { unmount } = showPortal(path, 'admin');
      await screen.findByLabelText('Area');
      await typeChange('Area', text);
      unmount();
    }
  }

  test('are each offered in their own form; discarding one keeps the others', async () => {
    await loseAll();
    const [first, ...others] = works;
    const { router } = showPortal(first.path, 'admin');
    await screen.findByText(NEVER_SAVED);
    await press('Discard changes');
    await waitFor(() => expect(screen.queryByText(NEVER_SAVED)).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(drafts()).toHaveLength(2);
    for (const { path, text } of others) {
      await router.navigate(path);
      await screen.findByText(NEVER_SAVED);
      await press('Restore changes');
      await waitFor(() => expect(field('Area')).toHaveValue(text));
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
      void router.navigate(paths.admin);
      await answer('Leave without saving?', 'Leave');
      await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    }
    expect(drafts()).toEqual([]);
  });

  test('are all deleted by a sign-out in another tab', async () => {
    await loseAll();
    expect(drafts()).toHaveLength(3);
    showPortal(paths.admin, 'admin');
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await waitFor(() => expect(drafts()).toEqual([]));
  });
});
