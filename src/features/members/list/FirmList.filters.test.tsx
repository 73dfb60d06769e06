import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test, vi } from 'vitest';
import { type TestFirm, few, many, nameOf, names, search, show } from '../../../test/firmTable';
import type { Filter } from './FirmOrder';

const FILTERS: readonly Filter<TestFirm>[] = [
  { key: 'chowk', title: 'Of Chowk', holds: ({ area }) => area === 'Chowk' },
  { key: 'rich', title: 'Rich', holds: ({ shares }) => Number(shares) > 9 },
  { key: 'later', title: 'Later', holds: null },
];
const acted = vi.fn<(names: readonly string[]) => void>();
const act = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Act' }));

const noteActed = (chosen: readonly TestFirm[]) => acted(chosen.map(nameOf));
const open = (rows: readonly TestFirm[], address = '') => ({
  router: show(rows, address, { filters: FILTERS, act: noteActed }),
  user: userEvent.setup(),
});

const radio = (name: string) => screen.getByRole('radio', { name });
const radios = () =>
  within(screen.getByRole('radiogroup', { name: 'Show' }))
    .getAllByRole('radio')
    .map((input) => input.closest('label')?.textContent);

describe('filters', () => {
  test('show their number of rows, and a press or an arrow key shows only these; they follow the search and keep the sort', async () => {
    const { router, user } = open(few, '?sort=name.asc');
    const counted = ['All 4', 'Of Chowk 2', 'Rich 2', 'Later …'];
    expect(radios()).toEqual(counted);
    expect(radio('All 4')).toBeChecked();
    await user.click(radio('Rich 2'));
    expect(names()).toEqual(['ansari brothers', 'Ganga Brocade']);
    await waitFor(() => expect(router.state.location.search).toContain('filter=rich'));
    // The counts depend on the search, not on the filter.
    expect(radios()).toEqual(counted);
    await user.click(search());
    await user.tab();
    expect(radio('Rich 2')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(radio('Of Chowk 2')).toBeChecked();
    expect(names()).toEqual(['Ganga Brocade', 'Zari House']);
    await user.type(search(), 'house');
    await waitFor(() => expect(radios()).toEqual(['All 1', 'Of Chowk 1', 'Rich 0', 'Later …']));
    expect(names()).toEqual(['Zari House']);
    await user.click(radio('Rich 0'));
    expect(screen.getByText('No matching records found')).toBeVisible();
  });

  test('an undecided filter says so, and an unknown one in the address is ignored', async () => {
    open(few, '?filter=nonsense');
    expect(radio('All 4')).toBeChecked();
    expect(names()).toHaveLength(4);
    await userEvent.click(radio('Later …'));
    expect(screen.getByText('Still checking the lists…')).toBeVisible();
  });
});

test('a selection is kept across pages and sorting, and cleared by search and by a filter', async () => {
  const { user, router } = open(many);
  await user.click(screen.getByRole('checkbox', { name: 'Choose Firm 002' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('checkbox', { name: 'Choose this page' }));
  expect(screen.getByText('11 of 250 chosen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Firm' }));
  expect(screen.getByText('11 of 250 chosen')).toBeVisible();
  await user.type(search(), 'Firm');
  // The filters are shown again.
  expect(await screen.findByRole('radio', { name: 'All 250' })).toBeChecked();
  expect(screen.queryByText(/ chosen$/)).not.toBeInTheDocument();
  await user.clear(search());
  await screen.findByText('Showing 1 to 10 of 250 entries');
  expect(screen.queryByText(/ chosen$/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Choose Firm 001' }));
  await user.click(screen.getByRole('button', { name: 'Choose all 250' }));
  expect(screen.getByText('250 of 250 chosen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Page 25' }));
  await router.navigate('?filter=chowk&page=3');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Of Chowk 125' })).toBeChecked());
  expect(screen.queryByText(/ chosen$/)).not.toBeInTheDocument();
});

const sounding = () => screen.findByRole('button', { name: 'Similar-sounding names: 1' });

describe('rows that sound like the search', () => {
  test('are below the exact ones if the group is open, and can be selected only there', async () => {
    const rows = [
      { id: 1, name: 'काशी रेशम', area: 'Lohta', shares: '2' },
      { id: 2, name: 'Kashi Resham', area: 'Chowk', shares: '12' },
    ];
    const { router, user } = open(rows);
    await user.type(search(), 'resham');
    await waitFor(() => expect(names()).toEqual(['Kashi Resham']));
    const group = await sounding();
    expect(group).toHaveAttribute('aria-expanded', 'false');
    await user.click(screen.getByRole('checkbox', { name: 'Choose this page' }));
    await act(user);
    expect(acted).toHaveBeenLastCalledWith(['Kashi Resham']);

    await user.click(group);
    expect(names().filter(Boolean)).toEqual(['Kashi Resham', 'काशी रेशम']);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(radios().at(0)).toBe('All 2');
    await waitFor(() => expect(router.state.location.search).toBe('?q=resham&sounds=1'));
    await user.click(screen.getByRole('checkbox', { name: 'Choose this page' }));
    await act(user);
    expect(acted).toHaveBeenLastCalledWith(['Kashi Resham', 'काशी रेशम']);

    // Another search starts with its exact matches.
    await user.type(search(), 's');
    await waitFor(() => expect(router.state.location.search).toBe('?q=reshams'));
  });

  test('are offered if nothing matches the search', async () => {
    const { user } = open(few);
    await user.type(search(), 'रेशाम');
    expect(await screen.findByText('No matching records found')).toBeVisible();
    await user.click(await sounding());
    expect(names().filter(Boolean)).toEqual(['काशी रेशम']);
    expect(screen.getByText('Showing 1 to 1 of 1 entries')).toBeVisible();
  });
});
