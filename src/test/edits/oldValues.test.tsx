import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '../../config/paths';
import { personKey } from '../../session/sessionSlice';
import { recentChanges } from '../../session/recentChanges';
import { testConfig } from '../Portal';
import { answer, press as pressButton } from '../calls/moves';
import { testTab } from '../testStore';
import { typeInto } from '../typeInto';
import { refused, lost } from '../applications';
import { http } from 'msw';
import { server } from '../../../mocks/node';
import {
  dialog,
  editors,
  field,
  firm,
  noDialog,
  openForm,
  press,
  pressUpdate,
  typeChange,
} from './editors';

/* Edits of the office are kept on this computer, and the form opens with their old values (rule H3). */

const [office] = editors;
const ADMIN = personKey(testConfig.apiBaseUrl, 7001);
const kept = async () => (await testTab.read(ADMIN, recentChanges)).entries;

/** Saves a change of the area, and opens the form with the old values. */
async function editAndGoBack() {
  const form = await openForm(office);
  await typeChange('Area', 'Lanka');
  await pressUpdate();
  press(await dialog('Success'), 'OK');
  await noDialog();
  await waitFor(async () => expect(await kept()).toMatchObject([{ isConfirmed: true }]));
  await act(() => form.router.navigate(paths.recentChanges));
  return form;
}

const openOldValues = () => pressButton('Edit with the old values: Assi Silks');
const MARK = 'Old value, not saved yet';

test('a save is kept with old and new values; its old values open in the form, marked and unsaved', async () => {
  const { serviceFirm } = await editAndGoBack();
  await openOldValues();
  await waitFor(() => expect(field('Area')).toHaveValue('Assi'));
  expect(screen.getAllByText(MARK)).toHaveLength(1);
  expect(serviceFirm.sent).toHaveLength(1);
  await pressUpdate();
  press(await dialog('Success'), 'OK');
  expect(serviceFirm.sent.at(-1)).toMatchObject({ area: 'Assi', firmName: 'Assi Silks' });
  await waitFor(async () => expect(await kept()).toHaveLength(2));
});

test('what somebody else changed since stays, and the same field is asked about', async () => {
  const { serviceFirm } = await editAndGoBack();
  serviceFirm.firm = { ...firm, area: 'Kamachha', address: 'Theirs 2' };
  await openOldValues();
  await waitFor(() => expect(field('Area')).toHaveValue('Assi'));
  expect(field('Address')).toHaveValue('Theirs 2');
  await pressUpdate();
  const question = await dialog('Someone else changed the same details');
  expect(within(question).getAllByRole('group')).toHaveLength(1);
  press(question, 'Cancel');
});

test('unsaved work of an earlier visit is offered first', async () => {
  const form = await editAndGoBack();
  await act(() => form.router.navigate(office.path));
  await typeChange('Address', 'Typed and kept');
  // A reload: the form is gone, and its draft stays.
  const draft = Object.entries(sessionStorage);
  await act(() => form.router.navigate(paths.recentChanges));
  await answer('Leave without saving?', 'Leave');
  for (const [key, value] of draft) sessionStorage.setItem(key, String(value));
  await openOldValues();
  await screen.findByRole('button', { name: 'Discard changes' });
  expect(field('Area')).toHaveValue('Lanka');
  press(document.body, 'Discard changes');
  await waitFor(() => expect(field('Area')).toHaveValue('Assi'));
});

test.each([
  ['a refused save leaves no line', refused(422), []],
  ['a save without an answer stays unconfirmed', lost, [{ isConfirmed: false }]],
] as const)('%s', async (_, reply, lines) => {
  await openForm(office);
  server.use(http.put('*/api/member_update', () => reply()));
  typeInto('Area', 'Lanka');
  await pressUpdate();
  await dialog('Error');
  await waitFor(async () => {
    const entries = await kept();
    expect(entries).toMatchObject(lines);
    expect(entries).toHaveLength(lines.length);
  });
});
