import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { server } from '../../../mocks/node';
import { rejects } from '../../../mocks/scenarios';
import { answer } from '../calls/moves';
import { showPortal } from '../showPortal';
import { typeInto } from '../typeInto';
import { sentChanges } from '../wire';
import {
  dialog,
  editors,
  oneEditor,
  field,
  firm,
  firmAtService,
  noDialog,
  openForm,
  press,
  pressUpdate,
  typeChange,
  untouched,
  updatePath,
} from './editors';

const CONFLICT = 'Someone else changed the same details';

const choose = (question: HTMLElement, label: string, option: RegExp) =>
  fireEvent.click(
    within(within(question).getByRole('group', { name: label })).getByRole('radio', {
      name: option,
    }),
  );

describe.each(editors)('saving $name', (editor) => {
  const { id } = editor;

  test('when both changed the same fields, asks for each field, again after a Cancel, and saves the choices', async () => {
    const { serviceFirm } = await openForm(editor);
    typeInto('Area', 'Lanka');
    typeInto('Address', 'Typed 1');
    typeInto('Representative Mobile-2', '94150 77777');
    serviceFirm.firm = {
      ...firm,
      area: 'Kamachha',
      address: 'Theirs 2',
      rep_mobile_2: '9415088888',
      rep_name_2: 'Anil Yadav',
    };
    await pressUpdate();
    let question = await dialog(CONFLICT);
    expect(within(question).getAllByRole('group')).toHaveLength(3);
    const area = within(question).getByRole('group', { name: 'Area' });
    expect(within(area).getByRole('radio', { name: 'What you typed Lanka' })).not.toBeChecked();
    expect(
      within(area).getByRole('radio', { name: 'What is saved now Kamachha' }),
    ).not.toBeChecked();
    choose(question, 'Area', /saved now/);
    press(question, 'Cancel');
    await noDialog();
    expect(field('Area')).toHaveValue('Lanka');
    expect(field('Address')).toHaveValue('Typed 1');
    expect(sentChanges()).toEqual([]);
    await pressUpdate();
    question = await dialog(CONFLICT);
    choose(question, 'Area', /typed/);
    choose(question, 'Address', /saved now/);
    choose(question, 'Representative Mobile-2', /saved now/);
    choose(question, 'Representative Mobile-2', /typed/);
    press(question, 'Update');
    expect(await dialog('Success')).toHaveTextContent(
      'Someone else also changed: Representative Name-2. Their changes were kept.',
    );
    expect(serviceFirm.sent).toEqual([
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

  test('that is rejected shows the choices, asks no second time, and still names the other person’s changes', async () => {
    const { serviceFirm } = await openForm(editor);
    typeInto('Area', 'Lanka');
    typeInto('Representative Name-3', 'Salim');
    serviceFirm.firm = { ...firm, area: 'Kamachha', address: 'Theirs 2' };
    server.use(...rejects('put', updatePath(editor), 409, { message: 'Not today.' }));
    await pressUpdate();
    choose(await dialog(CONFLICT), 'Area', /saved now/);
    press(await dialog(CONFLICT), 'Update');
    expect(await dialog('Error')).toHaveTextContent('Not today.');
    await answer('Error', 'OK');
    expect(field('Area')).toHaveValue('Kamachha');
    expect(field('Address')).toHaveValue('Theirs 2');
    expect(field('Representative Name-3')).toHaveValue('Salim');
    server.use(...serviceFirm.handlers);
    await pressUpdate();
    expect(await dialog('Success')).toHaveTextContent(
      'Someone else also changed: Address. Their changes were kept.',
    );
    expect(serviceFirm.sent).toMatchObject([{ area: 'Kamachha', address: 'Theirs 2' }]);
  });
});

test.each(oneEditor)(
  'an edit of $name restored after a reload asks about fields both changed, and takes the rest from the service',
  async (editor) => {
    const first = await openForm(editor);
    await typeChange('Area', 'Lanka');
    first.unmount();
    const serviceFirm = firmAtService(editor.by, {
      ...firm,
      area: 'Kamachha',
      address: 'Theirs 2',
    });
    showPortal(editor.path, editor.as, { troubles: serviceFirm.handlers });
    fireEvent.click(await screen.findByRole('button', { name: 'Restore changes' }));
    await waitFor(() => expect(field('Area')).toHaveValue('Lanka'));
    expect(field('Address')).toHaveValue('Theirs 2');
    await pressUpdate();
    choose(await dialog(CONFLICT), 'Area', /typed/);
    press(await dialog(CONFLICT), 'Update');
    expect(await dialog('Success')).toHaveTextContent('Someone else also changed: Address.');
    expect(serviceFirm.sent).toMatchObject([{ area: 'Lanka', address: 'Theirs 2' }]);
  },
);
