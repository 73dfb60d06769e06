import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { server } from '../../../mocks/node';
import {
  answersHtml,
  networkDown,
  rejects,
  serverDown,
  sessionExpired,
} from '../../../mocks/scenarios';
import { closeMessage } from '../closeMessage';
import { showPortal } from '../showPortal';
import { typeInto } from '../typeInto';
import { holdBack, sentChanges, timesSent } from '../wire';
import { type Editor, editors, field, firm, openForm, pressUpdate, typeWork } from './editors';
import { firmAtService, type WireFirm } from './firmAtService';

const CONFLICT = 'Somebody else changed the same';
const MOBILE = 'Firm Mobile No. (WhatsApp without +91)';

const readPath = ({ by }: Editor) =>
  by === 'office' ? '/api/member_edit/:id' : '/api/profile_view/:id';
const updatePath = ({ by }: Editor) =>
  by === 'office' ? '/api/member_update' : '/api/profile_update';

const dialog = (name: string) => screen.findByRole('dialog', { name });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const press = (within_: HTMLElement, name: string) =>
  fireEvent.click(within(within_).getByRole('button', { name }));
const choose = (question: HTMLElement, label: string, option: RegExp) =>
  fireEvent.click(
    within(within(question).getByRole('group', { name: label })).getByRole('radio', {
      name: option,
    }),
  );
/** Whether the browser would ask before it leaves the page. */
const browserAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** The body that the untouched firm goes back as. */
const untouched = {
  firmName: 'Assi Silks',
  firmMobile: '9415012345',
  address: 'B 1/150, Assi, Varanasi',
  area: 'Assi',
  representatives: [
    { name: 'Rekha Gupta', mobile: '9415000001' },
    { name: 'अनिल यादव', mobile: '9415000002' },
  ],
};

describe.each(editors)('a save of $name', (editor) => {
  const { id, read, update } = editor;

  test('sends what was typed, and of what was not touched what the service holds by then', async () => {
    const { held } = await openForm(editor);
    const reads = timesSent(read);
    typeInto('Area', 'Lanka');
    held.firm = { ...firm, address: 'B 2/22, Lanka', mobile: '9415099999', rep_mobile_2: null };
    await pressUpdate();
    const success = await dialog('Success');
    expect(success).toHaveTextContent(
      `Meanwhile somebody else changed: Address, ${MOBILE}, Representative Mobile-2. That was kept.`,
    );
    expect(success).not.toHaveTextContent('did not keep');
    expect(sentChanges()).toEqual([update]);
    expect(held.sent).toEqual([
      {
        id,
        ...untouched,
        address: 'B 2/22, Lanka',
        area: 'Lanka',
        firmMobile: '9415099999',
        representatives: [
          { name: 'Rekha Gupta', mobile: '9415000001' },
          { name: 'अनिल यादव', mobile: '' },
        ],
      },
    ]);
    // Once before the save, and once to see what was kept.
    expect(timesSent(read)).toBe(reads + 2);
  });

  test('of a record that nobody else has changed says nothing of anybody', async () => {
    const { held } = await openForm(editor);
    typeInto('Area', 'Lanka');
    await pressUpdate();
    expect(await dialog('Success')).not.toHaveTextContent('Meanwhile');
    expect(held.sent).toEqual([{ id, ...untouched, area: 'Lanka' }]);
  });

  test('of what both changed to the same asks nothing', async () => {
    const { held } = await openForm(editor);
    typeInto('Area', 'Lanka');
    held.firm = { ...firm, area: 'Lanka' };
    await pressUpdate();
    expect(await dialog('Success')).not.toHaveTextContent('Meanwhile');
    expect(held.sent).toEqual([{ id, ...untouched, area: 'Lanka' }]);
  });

  test('of what both changed otherwise asks for each field, and saves what was chosen', async () => {
    const { held } = await openForm(editor);
    typeInto('Area', 'Lanka');
    typeInto('Address', 'Typed 1');
    typeInto('Representative Mobile-2', '94150 77777');
    held.firm = {
      ...firm,
      area: 'Kamachha',
      address: 'Theirs 2',
      rep_mobile_2: '9415088888',
      rep_name_2: 'Anil Yadav',
    };
    await pressUpdate();
    const question = await dialog(CONFLICT);
    expect(within(question).getAllByRole('group')).toHaveLength(3);
    const area = within(question).getByRole('group', { name: 'Area' });
    expect(within(area).getByRole('radio', { name: 'What you typed Lanka' })).not.toBeChecked();
    expect(
      within(area).getByRole('radio', { name: 'What is on file now Kamachha' }),
    ).not.toBeChecked();
    choose(question, 'Area', /typed/);
    choose(question, 'Address', /on file/);
    choose(question, 'Representative Mobile-2', /on file/);
    choose(question, 'Representative Mobile-2', /typed/);
    expect(sentChanges()).toEqual([]);
    press(question, 'Update');
    expect(await dialog('Success')).toHaveTextContent(
      'Meanwhile somebody else changed: Representative Name-2. That was kept.',
    );
    expect(held.sent).toEqual([
      {
        id,
        ...untouched,
        area: 'Lanka',
        address: 'Theirs 2',
        representatives: [
          { name: 'Rekha Gupta', mobile: '9415000001' },
          { name: 'Anil Yadav', mobile: '9415077777' },
        ],
      },
    ]);
  });

  test('is not sent without every choice: the first missing one is said and has the focus', async () => {
    const { held } = await openForm(editor);
    typeInto('Area', 'Lanka');
    typeInto('Address', '');
    typeInto('Address', 'Typed 1');
    held.firm = { ...firm, area: '', address: 'Theirs 2' };
    await pressUpdate();
    const question = await dialog(CONFLICT);
    choose(question, 'Address', /typed/);
    press(question, 'Update');
    expect(await within(question).findByRole('alert')).toHaveTextContent(
      'Please choose one of the two.',
    );
    const area = within(question).getByRole('group', { name: 'Area' });
    expect(within(area).getByRole('radio', { name: 'What you typed Lanka' })).toHaveFocus();
    // An emptied field is an answer too.
    choose(question, 'Area', /What is on file now nothing/);
    expect(within(question).queryByRole('alert')).not.toBeInTheDocument();
    expect(held.sent).toEqual([]);
    press(question, 'Update');
    await dialog('Success');
    expect(held.sent).toMatchObject([{ area: '', address: 'Typed 1' }]);
  });

  test.each(['Cancel', 'Escape'])(
    'given up by %s keeps everything, and asks again',
    async (how) => {
      const user = userEvent.setup();
      const { held } = await openForm(editor);
      typeInto('Area', 'Lanka');
      held.firm = { ...firm, area: 'Kamachha', address: 'Theirs 2' };
      await pressUpdate();
      const question = await dialog(CONFLICT);
      expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
      choose(question, 'Area', /on file/);
      if (how === 'Cancel') await user.click(within(question).getByRole('button', { name: how }));
      // jsdom knows no key that closes a dialog: what the browser makes of Escape.
      else fireEvent(question, new Event('cancel', { cancelable: true }));
      await noDialog();
      expect(field('Area')).toHaveValue('Lanka');
      expect(field('Address')).toHaveValue(firm['address']);
      expect(sentChanges()).toEqual([]);
      await pressUpdate();
      choose(await dialog(CONFLICT), 'Area', /typed/);
      press(await dialog(CONFLICT), 'Update');
      await dialog('Success');
      expect(held.sent).toMatchObject([{ area: 'Lanka', address: 'Theirs 2' }]);
    },
  );

  test('that is refused shows what was chosen, asks no second time, and still names what somebody else changed', async () => {
    const user = userEvent.setup();
    const { held } = await openForm(editor);
    typeInto('Area', 'Lanka');
    typeInto('Representative Name-3', 'Salim');
    held.firm = { ...firm, area: 'Kamachha', address: 'Theirs 2' };
    server.use(...rejects('put', updatePath(editor), 409, { message: 'Not today.' }));
    await pressUpdate();
    choose(await dialog(CONFLICT), 'Area', /on file/);
    press(await dialog(CONFLICT), 'Update');
    expect(await dialog('Error')).toHaveTextContent('Not today.');
    await closeMessage(user, 'Error');
    expect(field('Area')).toHaveValue('Kamachha');
    expect(field('Address')).toHaveValue('Theirs 2');
    expect(field('Representative Name-3')).toHaveValue('Salim');
    server.use(...held.handlers);
    await pressUpdate();
    expect(await dialog('Success')).toHaveTextContent(
      'Meanwhile somebody else changed: Address. That was kept.',
    );
    expect(held.sent).toMatchObject([{ area: 'Kamachha', address: 'Theirs 2' }]);
  });

  test.each<[string, (path: ReturnType<typeof readPath>) => RequestHandler[], string]>([
    ['meets no service', networkDown, 'The service could not be reached.'],
    ['meets a broken service', serverDown, 'Server Error'],
    ['is answered with a page', answersHtml, 'The service gave an answer that the portal cannot'],
    [
      'finds the record gone',
      (path) => rejects('get', path, 404, {}),
      'The service does not know this record.',
    ],
  ])(
    'whose read before it %s sends nothing, says so and keeps everything',
    async (_, trouble, why) => {
      const user = userEvent.setup();
      const { held } = await openForm(editor);
      typeInto('Area', 'Lanka');
      server.use(...trouble(readPath(editor)));
      await pressUpdate();
      const error = await dialog('Error');
      expect(error).toHaveTextContent('An error occurred during update.');
      expect(error).toHaveTextContent('Nothing was sent');
      expect(error).toHaveTextContent(why);
      expect(error).not.toHaveTextContent('may or may not');
      expect(screen.getAllByRole('dialog')).toHaveLength(1);
      await closeMessage(user, 'Error');
      await noDialog();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(field('Area')).toHaveValue('Lanka');
      expect(sentChanges()).toEqual([]);
      server.use(...held.handlers);
      await pressUpdate();
      await dialog('Success');
      expect(held.sent).toEqual([{ id, ...untouched, area: 'Lanka' }]);
    },
  );

  test('whose read before it finds the session ended says that alone, and keeps everything', async () => {
    await openForm(editor);
    await typeWork('Area', 'Lanka');
    server.use(...sessionExpired(readPath(editor)));
    await pressUpdate();
    await dialog('Authentication Failed');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(field('Area')).toHaveValue('Lanka');
    expect(sentChanges()).toEqual([]);
  });

  test('that is left before the record is read sends nothing', async () => {
    const { held, router } = await openForm(editor);
    await typeWork('Area', 'Lanka');
    const goOn = holdBack(readPath(editor), { list: firm });
    const reads = timesSent(read);
    await pressUpdate();
    await waitFor(() => expect(timesSent(read)).toBe(reads + 1));
    const home = editor.by === 'office' ? '/admin' : '/member';
    void router.navigate(home);
    press(await dialog('Leave without saving?'), 'Leave');
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    // Once the answer has come, and all that it could start.
    await act(async () => {
      goOn();
      await router.navigate('/');
    });
    await screen.findByRole('heading', { level: 1, name: 'Login' });
    expect(held.sent).toEqual([]);
    expect(sentChanges()).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('keeps what is typed while it is on its way, and says that it is not saved', async () => {
    const user = userEvent.setup();
    const { held } = await openForm(editor);
    typeInto('Area', 'Lanka');
    const goOn = holdBack(readPath(editor), { list: { ...firm, address: 'Theirs 2' } });
    const reads = timesSent(read);
    await pressUpdate();
    await waitFor(() => expect(timesSent(read)).toBe(reads + 1));
    typeInto('Address', 'Typed since');
    goOn();
    server.use(...held.handlers);
    expect(await dialog('Success')).toHaveTextContent('What you typed meanwhile is not saved yet.');
    await closeMessage(user, 'Success');
    expect(held.sent).toMatchObject([{ area: 'Lanka', address: 'Theirs 2' }]);
    expect(screen.getByRole('heading', { level: 1, name: 'Edit Member' })).toBeVisible();
    expect(field('Address')).toHaveValue('Typed since');
    expect(browserAsks()).toBe(true);
    await pressUpdate();
    expect(await dialog('Success')).not.toHaveTextContent('eanwhile');
    expect(held.sent).toMatchObject([{}, { area: 'Lanka', address: 'Typed since' }]);
  });
});

describe.each(editors)('after a lost answer of $name', (editor) => {
  test('what arrived is not unsaved, whichever place the service keeps a row at', async () => {
    const user = userEvent.setup();
    const { held } = await openForm(editor);
    typeInto('Area', 'Lanka');
    typeInto('Representative Name-4', 'Salim');
    const reads = timesSent(editor.read);
    // The service has it: only the answer is lost.
    server.use(
      http.put(`*${updatePath(editor)}`, () => {
        held.firm = { ...firm, area: 'Lanka', rep_name_3: 'Salim' };
        return HttpResponse.error();
      }),
    );
    await pressUpdate();
    await dialog('Error');
    await waitFor(() => expect(timesSent(editor.read)).toBe(reads + 2));
    await closeMessage(user, 'Error');
    expect(field('Area')).toHaveValue('Lanka');
    expect(field('Representative Name-4')).toHaveValue('Salim');
    await waitFor(() => expect(browserAsks()).toBe(false));
    // Typed back to what it was before: that is a change now.
    typeInto('Area', 'Assi');
    await waitFor(() => expect(browserAsks()).toBe(true));
    server.use(...held.handlers);
    await pressUpdate();
    expect(await dialog('Success')).not.toHaveTextContent('Meanwhile');
    expect(held.sent).toMatchObject([
      { area: 'Assi', representatives: [{}, {}, { name: 'Salim', mobile: '' }] },
    ]);
  });

  test('that could not be read again either, the next save still knows its own', async () => {
    const user = userEvent.setup();
    const { held } = await openForm(editor);
    typeInto('Area', 'Lanka');
    const reads = timesSent(editor.read);
    server.use(
      http.put(`*${updatePath(editor)}`, () => {
        held.firm = { ...firm, area: 'Lanka' };
        server.use(...rejects('get', readPath(editor), 404, {}));
        return HttpResponse.error();
      }),
    );
    await pressUpdate();
    await waitFor(() => expect(timesSent(editor.read)).toBe(reads + 2));
    await closeMessage(user, 'Error');
    typeInto('Area', 'Assi');
    server.use(...held.handlers);
    await pressUpdate();
    // Not taken for somebody else's change.
    expect(await dialog('Success')).not.toHaveTextContent('Meanwhile');
    expect(held.sent).toMatchObject([{ area: 'Assi' }]);
  });
});

describe.each(editors)('an edit of $name that was kept over a reload', (editor) => {
  async function reload(later: WireFirm) {
    const first = await openForm(editor);
    await typeWork('Area', 'Lanka');
    first.unmount();
    const held = firmAtService(editor.by, later);
    showPortal(editor.path, editor.as, { troubles: held.handlers });
    fireEvent.click(await screen.findByRole('button', { name: 'Restore them' }));
    await waitFor(() => expect(field('Area')).toHaveValue('Lanka'));
    return held;
  }
  test('takes what the service holds by then for what it did not touch', async () => {
    const held = await reload({ ...firm, address: 'Theirs 2' });
    expect(field('Address')).toHaveValue('Theirs 2');
    await pressUpdate();
    expect(await dialog('Success')).toHaveTextContent('Meanwhile somebody else changed: Address.');
    expect(held.sent).toMatchObject([{ area: 'Lanka', address: 'Theirs 2' }]);
  });

  test('asks about what both have changed', async () => {
    const held = await reload({ ...firm, area: 'Kamachha' });
    await pressUpdate();
    choose(await dialog(CONFLICT), 'Area', /on file/);
    press(await dialog(CONFLICT), 'Update');
    await dialog('Success');
    expect(held.sent).toMatchObject([{ area: 'Kamachha' }]);
  });
});
