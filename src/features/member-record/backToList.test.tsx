import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { rowOf } from '../../test/rowOf';
import { type ShownPortal, showPortal } from '../../test/showPortal';
import { sentChanges } from '../../test/wire';
import type { User } from '../../test/User';

const FIRM = 'Kabir Chaura Weavers';
const LEFT = '?q=weavers&sort=name.desc&size=20';
const MARK = /Just changed/;

const addressOf = ({ router }: ShownPortal) => {
  const { pathname, search } = router.state.location;
  return pathname + search;
};

async function followLink(user: User, firm: string, link: string) {
  const row = await rowOf(firm);
  await user.click(row.getByRole('link', { name: `${link} ${firm}` }));
}

async function update(user: User) {
  await screen.findByLabelText('Firm Name');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  const success = await screen.findByRole('dialog', { name: 'Success' });
  await user.click(within(success).getByRole('button', { name: 'OK' }));
  return screen.findByRole('heading', { name: 'Members' });
}

const marked = () => screen.queryAllByRole('row', { name: MARK });

describe('after Update', () => {
  test('the members list is as it was left, even through View; the row is marked for this visit', async () => {
    const user = userEvent.setup();
    const portal = showPortal(`/members${LEFT}`, 'admin');
    // Back works as usual.
    await followLink(user, FIRM, 'Edit');
    await screen.findByLabelText('Firm Name');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await rowOf(FIRM);
    expect(addressOf(portal)).toBe(`/members/members${LEFT}`);
    expect(marked()).toHaveLength(0);
    await followLink(user, FIRM, 'View');
    await user.click(await screen.findByRole('link', { name: 'Edit' }));
    await update(user);
    expect(addressOf(portal)).toBe(`/members/members${LEFT}`);
    const row = await screen.findByRole('row', { name: MARK });
    expect(row).toHaveTextContent(FIRM);
    expect(marked()).toHaveLength(1);
    expect(screen.queryByRole('link', { name: /^Back to/ })).not.toBeInTheDocument();
    // Searching and sorting during this visit keep the mark.
    await user.click(screen.getByRole('button', { name: 'Firm Name' }));
    await waitFor(() => expect(addressOf(portal)).not.toContain('sort='));
    expect(marked()).toHaveLength(1);
    await act(() => portal.router.navigate('/admin'));
    await screen.findByRole('heading', { name: 'Dashboard' });
    await act(() => portal.router.navigate(-1));
    await rowOf(FIRM);
    expect(marked()).toHaveLength(0);
  });
});

describe('Ctrl+Enter', () => {
  test('saves from a field of several lines, once however long the keys are held', async () => {
    const user = userEvent.setup();
    showPortal('/member-edit/104', 'admin');
    await user.click(await screen.findByLabelText('Address'));
    await user.keyboard('{Control>}{Enter>3/}{/Control}');
    await screen.findByRole('dialog', { name: 'Success' });
    expect(sentChanges()).toEqual(['PUT /api/member_update']);
  });

  test('saves nothing in a view', async () => {
    const user = userEvent.setup();
    showPortal('/member-view/104', 'admin');
    await user.click(await screen.findByLabelText('Firm Name'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sentChanges()).toEqual([]);
  });
});
