import { composeStories } from '@storybook/react-vite';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { server } from '../../../mocks/node';
import { answers, rejects } from '../../../mocks/scenarios';
import { fieldError } from '../../test/fieldError';
import { showPortal } from '../../test/showPortal';
import { typeInto } from '../../test/typeInto';
import { changeWorld, sentBody, sentCalls, sentChanges, timesSent } from '../../test/wire';
import * as stories from './EditMemberPage.stories';

const {
  Loaded,
  NewMember,
  Empty,
  Loading,
  Failed,
  Filled,
  Invalid,
  Rejected,
  Saving,
  Lost,
  WithAlternateMobile,
} = composeStories(stories);

const UPDATE = 'PUT /api/member_update';
const READ = 'GET /api/member_edit/101';
const MOBILE = 'Firm Mobile No. (WhatsApp without +91)';
const ADDRESS = 'CK 14/36, Nandan Sahu Lane, Chowk, Varanasi 221001';

const field = (label: string) => screen.getByLabelText(label);
const loaded = () => screen.findByLabelText('Firm Name');
const update = () => screen.getByRole('button', { name: /Update/ });
const ok = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'OK' });

describe('the form', () => {
  test('has the fields of the specification and five contact persons', async () => {
    await Loaded.run();
    await loaded();
    expect(screen.getByRole('heading', { level: 1, name: 'Edit Member' })).toBeVisible();
    expect(document.title).toBe('Edit Member · BVUS');
    const expected: Readonly<Record<string, string>> = {
      'Firm Name': 'Jaiswal Silk Emporium',
      Address: ADDRESS,
      [MOBILE]: '9415201101',
      'Firm Alternate Mobile': '05422401101',
      Area: 'Chowk',
      'Representative Name-1': 'Ramesh Jaiswal',
      'Representative Mobile-1': '9415201101',
      'Representative Name-2': 'Sunita Jaiswal',
      'Representative Mobile-2': '9415201102',
      'Representative Name-5': '',
      'Representative Mobile-5': '',
    };
    for (const [label, value] of Object.entries(expected)) expect(field(label)).toHaveValue(value);
    expect(screen.getAllByLabelText(/^Representative/)).toHaveLength(10);
    expect(field('Firm Name')).not.toHaveAttribute('readonly');
    expect(timesSent(READ)).toBe(1);
  });

  test('begins with what the service holds now, however short ago it was open', async () => {
    const { router } = showPortal('/member-edit/101', 'admin');
    expect(await loaded()).toHaveValue('Jaiswal Silk Emporium');
    await act(() => router.navigate('/admin'));
    await screen.findByRole('heading', { name: 'Dashboard' });
    // Somebody else has moved the firm meanwhile.
    const answer = { list: { id: 101, name: 'Jaiswal Silk Emporium', area: 'Assi' } };
    server.use(...answers('get', '/api/member_edit/:id', answer));
    await act(() => router.navigate('/member-edit/101'));
    await loaded();
    expect(field('Area')).toHaveValue('Assi');
  });

  test('waits with a spinner', async () => {
    await Loading.run();
    expect(await screen.findByRole('heading', { name: 'Edit Member' })).toBeVisible();
    expect(await screen.findByText('Loading...')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
  });

  test.each([
    ['cannot be loaded', Failed],
    ['is unknown to the service', Empty],
  ])('of a record that %s says so', async (_, story) => {
    const user = userEvent.setup();
    await story.run();
    const dialog = await screen.findByRole('dialog', { name: 'Failed to load member data.' });
    await user.click(ok(dialog));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load member data.');
    expect(screen.getByRole('button', { name: /Retry/ })).toBeVisible();
    expect(screen.queryByLabelText('Firm Name')).not.toBeInTheDocument();
  });

  test.each([
    ['member-edit', Loaded, '/members/members'],
    ['new-member-edit', NewMember, '/members/new-members'],
  ])('of %s has a back arrow to its own list', async (_, story, list) => {
    const user = userEvent.setup();
    const { router } = showPortal(story.args.path ?? '', 'admin');
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(list));
  });

  test.each(['0', '-1', '1e3', '101x', '%2e%2e%2Fmembership%2F3003', '12345678901234567', '१०१'])(
    'with the id %s is Page not found, and nothing is asked',
    async (id) => {
      await Loaded.run({ args: { ...Loaded.args, path: `/member-edit/${id}` } });
      expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
      expect(sentCalls()).toEqual([]);
    },
  );
});

describe('what is missing', () => {
  test('stands under its field, the first has the focus, and nothing is sent', async () => {
    await Invalid.run();
    await waitFor(() => expect(fieldError(field('Firm Name'))).toBe('Firm Name is required'));
    expect(fieldError(field('Address'))).toBe('Address is required');
    expect(fieldError(field(MOBILE))).toBe(`${MOBILE} is required`);
    expect(fieldError(field('Area'))).toBe('Area is required');
    expect(fieldError(field('Representative Name-1'))).toBe('');
    await waitFor(() => expect(field('Firm Name')).toHaveFocus());
    expect(sentChanges()).toEqual([]);
  });
});

describe('a save', () => {
  test('sends the documented body once, says Success, and goes to the members', async () => {
    const user = userEvent.setup();
    const { router } = showPortal('/new-member-edit/3006', 'admin');
    await loaded();
    typeInto('Area', 'Thatheri Bazar');
    typeInto('Representative Name-3', 'तीसरा');
    typeInto('Representative Mobile-5', '+91 (94150) 12345');
    await user.dblClick(update());
    const dialog = await screen.findByRole('dialog', { name: 'Success' });
    expect(dialog).toHaveTextContent('Member updated successfully.');
    expect(dialog).not.toHaveTextContent('did not keep');
    expect(sentChanges()).toEqual([UPDATE]);
    expect(await sentBody(UPDATE)).toEqual({
      id: 3006,
      firmName: 'Kashi Tanchoi Handloom',
      firmMobile: '9956303006',
      address: 'A 33/71, Peeli Kothi, Varanasi 221001',
      area: 'Thatheri Bazar',
      representatives: [
        { name: 'Suresh Gupta', mobile: '9415200001' },
        { name: 'तीसरा', mobile: '' },
        { name: '', mobile: '919415012345' },
      ],
    });
    // Saved: nothing asks on the way.
    await user.click(ok(dialog));
    await waitFor(() => expect(router.state.location.pathname).toBe('/members/members'));
    expect(screen.queryByRole('dialog', { name: /Leave/ })).not.toBeInTheDocument();
  });

  test('names the change that the service did not keep', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    await loaded();
    typeInto('Firm Alternate Mobile', '9415000077');
    await user.click(update());
    const dialog = await screen.findByRole('dialog', { name: 'Success' });
    expect(dialog).toHaveTextContent(
      'The service did not keep your change of: Firm Alternate Mobile.',
    );
    expect(await sentBody(UPDATE)).not.toHaveProperty('firmAlternateMobile');
  });

  test('sends the alternate mobile where the service takes it', async () => {
    const user = userEvent.setup();
    await WithAlternateMobile.run();
    await loaded();
    typeInto('Firm Alternate Mobile', '9415000077');
    await user.click(update());
    const dialog = await screen.findByRole('dialog', { name: 'Success' });
    expect(dialog).not.toHaveTextContent('did not keep');
    expect(await sentBody(UPDATE)).toMatchObject({ firmAlternateMobile: '9415000077' });
  });

  test('is sent once while it is on the way', async () => {
    const user = userEvent.setup();
    await Saving.run();
    await waitFor(() => expect(timesSent(UPDATE)).toBe(1));
    await user.click(update());
    await user.type(field('Area'), '{Enter}');
    expect(timesSent(UPDATE)).toBe(1);
    expect(field('Area')).toHaveValue('Thatheri Bazar');
  });

  test('whose fields are refused says so under them, and keeps every letter', async () => {
    await Rejected.run();
    await waitFor(() => expect(fieldError(field('Area'))).toBe('This area is unknown.Second.'));
    expect(fieldError(field('Representative Mobile-2'))).toBe(
      'This number belongs to somebody else.',
    );
    expect(field('Area')).toHaveValue('Thatheri Bazar');
    await waitFor(() => expect(field('Area')).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each([
    [{ error: 'The error.', message: 'The message.' }, 'The error.'],
    [{ message: 'The message.' }, 'The message.'],
    [{}, 'Update failed.'],
  ])('refused with %j says %s', async (body, text) => {
    const user = userEvent.setup();
    await Filled.run();
    server.use(...rejects('put', '/api/member_update', 400, body));
    await user.click(update());
    const dialog = await screen.findByRole('dialog', { name: 'Error' });
    expect(dialog).toHaveTextContent(text);
    expect(dialog).not.toHaveTextContent('may or may not');
    await user.click(ok(dialog));
    expect(field('Area')).toHaveValue('Thatheri Bazar');
  });

  test('whose answer is lost says that it may have been saved, and the record is read again', async () => {
    const user = userEvent.setup();
    await Filled.run();
    changeWorld(Lost.parameters);
    const reads = timesSent(READ);
    await user.click(update());
    const dialog = await screen.findByRole('dialog', { name: 'Error' });
    expect(dialog).toHaveTextContent('An error occurred during update.');
    expect(dialog).toHaveTextContent('may or may not have been saved');
    // Once before the save, and once more after it.
    await waitFor(() => expect(timesSent(READ)).toBe(reads + 2));
    await user.click(ok(dialog));
    expect(field('Area')).toHaveValue('Thatheri Bazar');
    expect(timesSent(UPDATE)).toBe(1);
    changeWorld(Loaded.parameters);
    await user.click(update());
    expect(await screen.findByRole('dialog', { name: 'Success' })).toBeInTheDocument();
  });

  test('that the service answers without words is a success all the same', async () => {
    const user = userEvent.setup();
    await Filled.run();
    server.use(...answers('put', '/api/member_update', { status: 'success' }));
    await user.click(update());
    expect(await screen.findByRole('dialog', { name: 'Success' })).toHaveTextContent(
      'The member was updated.',
    );
  });
});
