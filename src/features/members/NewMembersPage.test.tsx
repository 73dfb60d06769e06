import { composeStories } from '@storybook/react-vite';
import { describe, expect, test } from 'vitest';
import { paths } from '../../config/paths';
import { rowOf } from '../../test/rowOf';
import { showPortal } from '../../test/showPortal';
import { texts } from '../../test/texts';
import * as stories from './NewMembersPage.stories';

const { OddRows } = composeStories(stories);

const FIRM = 'Kashi Tanchoi Handloom';

describe('the list', () => {
  test('each payment status has its colour and its one action', async () => {
    showPortal(paths.newMembers, 'admin');
    const pending = await rowOf(FIRM);
    expect(pending.getByText('pending')).toHaveClass(/amber/);
    expect(pending.getByRole('button', { name: `Send Now: ${FIRM}` })).toBeVisible();
    expect(pending.queryByRole('button', { name: /^Generate/ })).not.toBeInTheDocument();

    const paid = await rowOf('Reshmi Dhaga Traders');
    expect(paid.getByText('paid')).toHaveClass(/green/);
    expect(paid.getByRole('button', { name: 'Generate: Reshmi Dhaga Traders' })).toBeVisible();
    expect(paid.queryByRole('button', { name: /^Send Now/ })).not.toBeInTheDocument();

    const done = await rowOf('Processed Kataan Udyog');
    expect(done.getByText('done')).toHaveClass(/grey/);
    expect(done.getByText('Processed')).toBeVisible();
    expect(done.getByText('1009')).toBeVisible();
    expect(done.queryByRole('button', { name: /Send Now|Generate/ })).not.toBeInTheDocument();

    const unknown = await rowOf('Bunkar Nagar Textiles');
    expect(unknown.getByText('Under Review')).toHaveClass(/grey/);
    expect(unknown.queryByRole('button', { name: /Send Now|Generate/ })).not.toBeInTheDocument();
  });

  test('offers nothing for a row without an id, and shows "-" for no status', async () => {
    await OddRows.run();
    for (const firm of ['No Id Pending', 'No Id Paid']) {
      const row = await rowOf(firm);
      expect(texts(row.getAllByRole('button'))).toEqual([firm]);
      expect(row.queryByRole('link')).not.toBeInTheDocument();
    }
    expect((await rowOf('Without Status')).getByText('-', { selector: 'span' })).toHaveClass(
      /grey/,
    );
  });
});
