import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { paths } from '../../config/paths';
import { naughtyStrings } from '../../test/naughtyStrings';
import { showPortal } from '../../test/showPortal';
import { typeInto } from '../../test/typeInto';
import { sentBody } from '../../test/wire';

/** The fields of the profile that take any text; a member cannot rename the firm. */
const FIELDS = ['Address', 'Area', ...[1, 2, 3, 4, 5].map((row) => `Representative Name-${row}`)];

/** All the naughty strings, dealt out over the fields. */
const typed = FIELDS.map((_, field) =>
  naughtyStrings
    .filter((text, index) => index % FIELDS.length === field && text.trim() !== '')
    .join(' | ')
    .trim(),
);

const shown = (term: string) =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

test('every string is saved by Manage Profile, and stands in it again as typed', async () => {
  const alerted = vi.spyOn(window, 'alert').mockReturnValue();
  showPortal(paths.profileEdit, 'member');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByLabelText('Area');
  for (const [index, label] of FIELDS.entries()) typeInto(label, typed[index] ?? '');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Success' });
  const [address, area, ...names] = typed;
  expect(await sentBody('PUT /api/profile_update')).toMatchObject({
    address,
    area,
    representatives: names.map((name) => ({ name })),
  });
  // The service gave back what it was given.
  expect(dialog).not.toHaveTextContent('did not keep');
  fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(FIELDS.map(shown)).toEqual(typed);
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await screen.findByLabelText('Area');
  for (const [index, label] of FIELDS.entries())
    expect(screen.getByLabelText(label)).toHaveValue(typed[index]);
  expect(
    document.body.querySelectorAll('script, iframe, object, embed, [onerror], [onload], [onfocus]'),
  ).toHaveLength(0);
  expect(alerted).not.toHaveBeenCalled();
});
