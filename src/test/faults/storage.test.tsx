import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, findHeading, findRow, press, pressInRow, typeAll } from '../calls/moves';
import { firms, smallOffice } from '../calls/smallOffice';
import { showPortal } from '../showPortal';
import { expectStill } from './onScreen';

const BROKEN = '{"a":[';
const drafts = ['draft:edit:101', 'draft:edit:7002', 'draft:registration'];
/** The token, and all other keys together. Each one alone: src/session/storedSession.test.ts. */
const sessionKeys = [['token'], ['user_id', 'user_name', 'role', 'user', 'member_id']];

/** Broken JSON under these keys in both storages. */
function broken(names: readonly string[]): Record<string, string> {
  for (const name of names) sessionStorage.setItem(name, BROKEN);
  return Object.fromEntries(names.map((name) => [name, BROKEN]));
}

describe('broken JSON in the browser storage', () => {
  test.each(sessionKeys.map((keys) => [keys.join(', '), keys] as const))(
    'under %s',
    async (_, keys) => {
      showPortal('/profile_edit', 'member', { world: smallOffice, stored: broken(keys) });
      // The broken text counts as a token, so the session ends when the service rejects it.
      if (keys.includes('token')) await answer('Authentication Failed', 'OK');
      await expectStill();
      expect(await findHeading()).toBeInTheDocument();
    },
  );

  test.each([
    ['member', '/profile_edit'],
    ['admin', '/member-edit/101'],
    ['visitor', '/register'],
  ] as const)('instead of drafts: the %s opens %s', async (as, path) => {
    showPortal(path, as, { world: smallOffice, stored: broken(drafts) });
    await findHeading();
    await expectStill();
    expect(screen.queryByText('This page could not be shown')).not.toBeInTheDocument();
  });
});

test('clearing the storage while in use keeps the person signed in', async () => {
  const { router } = showPortal('/members', 'admin', { world: smallOffice });
  await findRow(firms.member);
  // The browser does not notify the tab that made the change.
  localStorage.clear();
  sessionStorage.clear();
  await pressInRow(firms.member, 'Active');
  await within(await findRow(firms.member)).findByRole('button', {
    name: `Inactive: ${firms.member}`,
  });
  await act(() => router.navigate('/member-edit/101'));
  await screen.findByDisplayValue('Chowk');
  await typeAll({ Area: 'Godowlia' });
  await press('Update');
  await answer('Success', 'OK');
  expect(await findRow(firms.member)).toBeInTheDocument();
});
