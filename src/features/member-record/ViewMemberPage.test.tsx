import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { memberLink, paths } from '../../config/paths';
import { showPortal } from '../../test/showPortal';
import { sentCalls } from '../../test/wire';

const loaded = () => screen.findByLabelText('Firm Name');

describe('View Member', () => {
  test('is the form of Edit Member, and nothing submits: no button, not Enter', async () => {
    const user = userEvent.setup();
    showPortal(memberLink(paths.memberView, 105), 'admin');
    const name = await loaded();
    expect(screen.getByRole('heading', { level: 1, name: 'View Member' })).toBeVisible();
    expect(document.title).toBe('View Member · BVUS');
    expect(screen.getByText('View only: changes here are not saved')).toBeVisible();
    expect(screen.getByLabelText('Representative Name-5')).toHaveValue('Faizan Ansari');
    expect(screen.getByLabelText('Representative Mobile-5')).toHaveValue('9335105109');
    expect(screen.queryByRole('button', { name: /Update|Save|Submit/ })).not.toBeInTheDocument();
    await user.type(name, ' & Co.{Enter}');
    expect(name).toHaveValue('Ansari Brothers Powerloom & Co.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sentCalls()).toEqual(['GET /api/member_edit/105']);
    // Text typed here cannot be saved, so leaving asks nothing.
    await user.click(screen.getByRole('link', { name: 'Edit' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Member' })).toBeVisible();
    expect(await loaded()).toHaveValue('Ansari Brothers Powerloom');
  });

  test('of a new member links to its own Edit and goes back to its own list', async () => {
    const user = userEvent.setup();
    showPortal(memberLink(paths.newMemberView, 3006), 'admin');
    await loaded();
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/members/new-member-edit/3006',
    );
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'New Registration' }),
    ).toBeVisible();
  });
});
