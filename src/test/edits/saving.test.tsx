import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { describe, expect, test } from 'vitest';
import { server } from '../../../mocks/node';
import { networkDown, rejects, sessionExpired } from '../../../mocks/scenarios';
import { isUnloadBlocked } from '../isUnloadBlocked';
import { answer } from '../calls/moves';
import { typeInto } from '../typeInto';
import { pauseAnswer, sentChanges, timesSent } from '../wire';
import {
  dialog,
  editors,
  oneEditor,
  field,
  firm,
  noDialog,
  openForm,
  press,
  pressUpdate,
  readPath,
  typeChange,
  untouched,
  updatePath,
} from './editors';

const MOBILE = 'Firm Mobile No. (WhatsApp without +91)';

describe.each(editors)('saving $name', (editor) => {
  const { id, read, update } = editor;

  test('sends what was typed, and the service’s current values for everything else', async () => {
    const { serviceFirm } = await openForm(editor);
    const reads = timesSent(read);
    typeInto('Area', 'Lanka');
    serviceFirm.firm = {
      ...firm,
      address: 'B 2/22, Lanka',
      mobile: '9415099999',
      rep_mobile_2: null,
    };
    await pressUpdate();
    const success = await dialog('Success');
    expect(success).toHaveTextContent(
      `Someone else also changed: Address, ${MOBILE}, Representative Mobile-2. Their changes were kept.`,
    );
    expect(success).not.toHaveTextContent('did not save');
    expect(sentChanges()).toEqual([update]);
    expect(serviceFirm.sent).toEqual([
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
    // Before the save, and after it to see what was stored.
    expect(timesSent(read)).toBe(reads + 2);
  });

  test('mentions nobody else if only this person changed the record, but names what the service did not save', async () => {
    const { serviceFirm } = await openForm(editor);
    typeInto('Area', 'Lanka');
    typeInto('Firm Alternate Mobile', '9415000077');
    await pressUpdate();
    const success = await dialog('Success');
    expect(success).not.toHaveTextContent('Someone else');
    expect(success).toHaveTextContent(
      'The server did not save your change to: Firm Alternate Mobile.',
    );
    expect(serviceFirm.sent).toEqual([{ id, ...untouched, area: 'Lanka' }]);
  });
});

describe.each(oneEditor)('saving $name', (editor) => {
  const { id, read } = editor;

  test.each<[string, (path: ReturnType<typeof readPath>) => RequestHandler[], string]>([
    ['meets no service', networkDown, 'The server could not be reached'],
    [
      'finds the record gone',
      (path) => rejects('get', path, 404, {}),
      'This record was not found on the server.',
    ],
  ])(
    'when the record’s reload %s, sends nothing, says so and keeps everything',
    async (_, trouble, why) => {
      const { serviceFirm } = await openForm(editor);
      typeInto('Area', 'Lanka');
      server.use(...trouble(readPath(editor)));
      await pressUpdate();
      const error = await dialog('Error');
      expect(error).toHaveTextContent('An error occurred during update.');
      expect(error).toHaveTextContent('Nothing was saved');
      expect(error).toHaveTextContent(why);
      expect(error).not.toHaveTextContent('could not confirm');
      expect(screen.getAllByRole('dialog')).toHaveLength(1);
      await answer('Error', 'OK');
      await noDialog();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(field('Area')).toHaveValue('Lanka');
      expect(sentChanges()).toEqual([]);
      server.use(...serviceFirm.handlers);
      await pressUpdate();
      await dialog('Success');
      expect(serviceFirm.sent).toEqual([{ id, ...untouched, area: 'Lanka' }]);
    },
  );

  test('when the record’s reload finds an expired session, says only that, and keeps everything', async () => {
    await openForm(editor);
    await typeChange('Area', 'Lanka');
    server.use(...sessionExpired(readPath(editor)));
    await pressUpdate();
    await dialog('Authentication Failed');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(field('Area')).toHaveValue('Lanka');
    expect(sentChanges()).toEqual([]);
  });

  test('sends nothing if the page is left before the record is reloaded', async () => {
    const { serviceFirm, router } = await openForm(editor);
    await typeChange('Area', 'Lanka');
    const goOn = pauseAnswer(readPath(editor), { list: firm });
    const reads = timesSent(read);
    await pressUpdate();
    await waitFor(() => expect(timesSent(read)).toBe(reads + 1));
    const home = editor.by === 'office' ? '/admin' : '/member';
    void router.navigate(home);
    press(await dialog('Leave without saving?'), 'Leave');
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    // After the answer, and everything that it could start.
    await act(async () => {
      goOn();
      await router.navigate('/');
    });
    await screen.findByRole('heading', { level: 1, name: 'Login' });
    expect(serviceFirm.sent).toEqual([]);
    expect(sentChanges()).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('keeps what is typed while saving, and says that it is not saved', async () => {
    const { serviceFirm } = await openForm(editor);
    typeInto('Area', 'Lanka');
    const goOn = pauseAnswer(readPath(editor), { list: { ...firm, address: 'Theirs 2' } });
    const reads = timesSent(read);
    await pressUpdate();
    await waitFor(() => expect(timesSent(read)).toBe(reads + 1));
    typeInto('Address', 'Typed since');
    goOn();
    server.use(...serviceFirm.handlers);
    expect(await dialog('Success')).toHaveTextContent(
      'What you typed while saving is not saved yet.',
    );
    await answer('Success', 'OK');
    expect(serviceFirm.sent).toMatchObject([{ area: 'Lanka', address: 'Theirs 2' }]);
    expect(screen.getByRole('heading', { level: 1, name: 'Edit Member' })).toBeVisible();
    expect(field('Address')).toHaveValue('Typed since');
    expect(isUnloadBlocked()).toBe(true);
    await pressUpdate();
    expect(await dialog('Success')).not.toHaveTextContent('eanwhile');
    expect(serviceFirm.sent).toMatchObject([{}, { area: 'Lanka', address: 'Typed since' }]);
  });
});

describe.each(oneEditor)('after a lost answer for $name', (editor) => {
  test('what arrived is not unsaved, wherever the service puts a row', async () => {
    const { serviceFirm } = await openForm(editor);
    typeInto('Area', 'Lanka');
    typeInto('Representative Name-4', 'Salim');
    const reads = timesSent(editor.read);
    // The service stores it; only the answer is lost.
    server.use(
      http.put(`*${updatePath(editor)}`, () => {
        serviceFirm.firm = { ...firm, area: 'Lanka', rep_name_3: 'Salim' };
        return HttpResponse.error();
      }),
    );
    await pressUpdate();
    await dialog('Error');
    await waitFor(() => expect(timesSent(editor.read)).toBe(reads + 2));
    await answer('Error', 'OK');
    expect(field('Area')).toHaveValue('Lanka');
    expect(field('Representative Name-4')).toHaveValue('Salim');
    await waitFor(() => expect(isUnloadBlocked()).toBe(false));
    // Typing the original value is a change now.
    typeInto('Area', 'Assi');
    await waitFor(() => expect(isUnloadBlocked()).toBe(true));
    server.use(...serviceFirm.handlers);
    await pressUpdate();
    expect(await dialog('Success')).not.toHaveTextContent('Someone else');
    expect(serviceFirm.sent).toMatchObject([
      { area: 'Assi', representatives: [{}, {}, { name: 'Salim', mobile: '' }] },
    ]);
  });

  test('the next save still knows its own changes, even if the reload failed too', async () => {
    const { serviceFirm } = await openForm(editor);
    typeInto('Area', 'Lanka');
    const reads = timesSent(editor.read);
    server.use(
      http.put(`*${updatePath(editor)}`, () => {
        serviceFirm.firm = { ...firm, area: 'Lanka' };
        server.use(...rejects('get', readPath(editor), 404, {}));
        return HttpResponse.error();
      }),
    );
    await pressUpdate();
    await waitFor(() => expect(timesSent(editor.read)).toBe(reads + 2));
    await answer('Error', 'OK');
    typeInto('Area', 'Assi');
    server.use(...serviceFirm.handlers);
    await pressUpdate();
    // It does not count as another person's change.
    expect(await dialog('Success')).not.toHaveTextContent('Someone else');
    expect(serviceFirm.sent).toMatchObject([{ area: 'Assi' }]);
  });
});
