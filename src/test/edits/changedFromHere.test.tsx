import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { savedEdits } from '../../session/localHistory/savedEdits';
import { press } from '../calls/moves';
import { fieldError } from '../fieldError';
import { isUnloadBlocked } from '../isUnloadBlocked';
import { typeInto } from '../typeInto';
import { sentChanges } from '../wire';
import { ADMIN, anil, AREA, computer, open, rekha, storedEdit, succeed, summary } from './computer';
import { dialog, field, firm, pressUpdate } from './editors';

/* What was saved from this computer is below the form, and gets back into it (rule H6). */

const section = () => screen.findByRole('group', { name: 'Changed from here' });

test('the section names every save of this record, the latest first, and what could not be read', async () => {
  const yesterday = new Date();
  yesterday.setDate(yesterday.getDate() - 1);
  const at = yesterday.setHours(9, 5);
  await open(
    computer({
      'edit:101:1': storedEdit([AREA], { at: at - 60_000, isConfirmed: false }),
      'edit:101:2': storedEdit(
        [
          { field: 'address', before: '', after: 'B 1/150, Assi, Varanasi' },
          { position: 1, before: { ...anil, mobile: '' }, after: anil },
        ],
        { at },
      ),
      'edit:101:3': storedEdit([{ field: 'gstNumber', before: '', after: '1' }]),
      'edit:1010:1': storedEdit([AREA], { id: 1010 }),
    }),
  );
  const shown = await section();
  const [later, earlier] = within(shown)
    .getAllByRole('listitem')
    .filter((item) => item.parentElement?.tagName === 'OL');
  expect(later).toHaveTextContent(
    /^\d\d-\d\d-\d{4} 09:05Addressempty→changed toB 1\/150, Assi, VaranasiPut backRepresentative Mobile-2अनिल यादवempty→changed to9415000002Put back$/,
  );
  // The form has the old value of this one.
  expect(earlier).toHaveTextContent(
    /^\d\d-\d\d-\d{4} 09:04Not confirmedAreaAssi→changed toLankaAlready in the form$/,
  );
  expect(within(shown).getByText('Notes that could not be read: 1')).toBeVisible();
});

test('a save in another tab appears', async () => {
  const { history } = await open();
  expect(screen.queryByText('Changed from here')).not.toBeInTheDocument();
  await act(() =>
    history.keep(ADMIN, savedEdits, {
      ...storedEdit([]),
      changes: [{ field: 'area', before: 'Sigra', after: 'Assi' }],
    }),
  );
  expect(await section()).toHaveTextContent('AreaSigra→changed toAssi');
});

describe('Put back', () => {
  const sigra = { field: 'area', before: 'Sigra', after: 'Assi' };

  test('writes into the form as if it were typed, says so, and sends nothing before Update', async () => {
    const { serviceFirm, kept } = await open(computer({ 'edit:101:1': storedEdit([sigra]) }));
    expect(isUnloadBlocked()).toBe(false);
    await press('Put back Area', await section());
    expect(field('Area')).toHaveValue('Sigra');
    expect(field('Area')).toHaveFocus();
    expect(
      await screen.findByText('Area: the old value is in the form. Press Update to save it.'),
    ).toHaveRole('status');
    expect(within(await section()).getByText('Already in the form')).toBeVisible();
    await waitFor(() => expect(isUnloadBlocked()).toBe(true));
    expect(JSON.stringify(sessionStorage)).toContain('Sigra');
    expect(sentChanges()).toEqual([]);
    // A later text offers it again.
    typeInto('Area', 'Lanka');
    await press('Put back Area', await section());
    await pressUpdate();
    await succeed();
    expect(serviceFirm.sent).toMatchObject([{ area: 'Sigra' }]);
    await waitFor(async () =>
      expect(summary(await kept())).toEqual(['area Assi→Sigra', 'area Sigra→Assi']),
    );
  });

  test('of a value that the form does not take shows why', async () => {
    const emptied = { field: 'area', before: '', after: 'Assi' };
    await open(computer({ 'edit:101:1': storedEdit([emptied]) }));
    await press('Put back Area', await section());
    await waitFor(() => expect(fieldError(field('Area'))).not.toBe(''));
  });

  test('over a colleague’s later change asks before it is sent', async () => {
    const { serviceFirm } = await open(computer({ 'edit:101:1': storedEdit([sigra]) }));
    await press('Put back Area', await section());
    serviceFirm.firm = { ...firm, area: 'Kamachha' };
    await pressUpdate();
    await dialog('Someone else changed the same details');
    expect(sentChanges()).toEqual([]);
  });

  test('follows a person to another row, and never guesses who it was', async () => {
    const moved = { position: 0, before: { ...anil, mobile: '9415077777' }, after: anil };
    const gone = {
      position: 1,
      before: { name: 'Salim', mobile: '1' },
      after: { name: 'Salim', mobile: '2' },
    };
    await open(computer({ 'edit:101:1': storedEdit([moved, gone]) }));
    expect(await section()).toHaveTextContent('This person is not in the form');
    await press('Put back Representative Mobile-1', await section());
    expect(field('Representative Name-2')).toHaveValue(anil.name);
    expect(field('Representative Mobile-2')).toHaveValue('9415077777');
    expect(field('Representative Mobile-2')).toHaveFocus();
    expect(field('Representative Mobile-1')).toHaveValue(rekha.mobile);
  });

  test('of a removed person needs a free row', async () => {
    const removed = {
      position: 0,
      before: { name: 'Salim', mobile: '9415000003' },
      after: { name: '', mobile: '' },
    };
    const full = Object.fromEntries(
      [1, 2, 3, 4, 5].map((number) => [`rep_name_${number}`, `Person ${number}`]),
    );
    await open(computer({ 'edit:101:1': storedEdit([removed]) }), { ...firm, ...full });
    expect(await section()).toHaveTextContent('The form has no free row');
    typeInto('Representative Name-4', '');
    await press('Put back Representative Name-1', await section());
    expect(field('Representative Name-4')).toHaveValue('Salim');
    expect(field('Representative Mobile-4')).toHaveValue('9415000003');
  });
});
