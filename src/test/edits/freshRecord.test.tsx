import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { server } from '../../../mocks/node';
import { networkDown } from '../../../mocks/scenarios';
import { typeInto } from '../typeInto';
import { pauseAnswer, sentChanges, timesSent } from '../wire';
import { editors, field, firm, firmAtService, openView, readPath } from './editors';

const later = { ...firm, area: 'Kamachha', rep_name_3: 'Salim Ansari' };

describe.each(editors)('$name', (editor) => {
  test('shows Loading... on every opening until the current record arrives', async () => {
    const { edit, serviceFirm, router } = await openView(editor);
    const goOn = pauseAnswer(readPath(editor), { list: later });
    edit();
    expect(await screen.findByRole('heading', { name: 'Edit Member' })).toBeVisible();
    expect(await screen.findByText('Loading...')).toBeVisible();
    await waitFor(() => expect(timesSent(editor.read)).toBe(2));
    expect(screen.queryByLabelText('Area')).not.toBeInTheDocument();
    goOn();
    expect(await screen.findByLabelText('Area')).toHaveValue('Kamachha');
    expect(field('Representative Name-3')).toHaveValue('Salim Ansari');
    expect(timesSent(editor.read)).toBe(2);

    serviceFirm.firm = { ...later, area: 'Lanka' };
    server.use(...serviceFirm.handlers);
    if (editor.by === 'office') await router.navigate(editor.view);
    else fireEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0] ?? document.body);
    const role = editor.by === 'office' ? 'link' : 'button';
    fireEvent.click(await screen.findByRole(role, { name: 'Edit' }));
    await waitFor(() => expect(field('Area')).toHaveValue('Lanka'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Edit Member');
    expect(sentChanges()).toEqual([]);
  });

  test('opened again, ignores the earlier request still in progress', async () => {
    const { edit, router } = await openView(editor);
    const oldComes = pauseAnswer(readPath(editor), { list: { ...firm, area: 'Sigra' } });
    edit();
    await waitFor(() => expect(timesSent(editor.read)).toBe(2));
    const newComes = pauseAnswer(readPath(editor), { list: later });
    if (editor.by === 'office') await router.navigate(editor.view);
    else {
      fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    }
    await waitFor(() => expect(timesSent(editor.read)).toBe(3));
    oldComes();
    newComes();
    expect(await screen.findByLabelText('Area')).toHaveValue('Kamachha');
  });

  test('shows an error with Retry if it cannot be loaded, and opens nothing', async () => {
    const { edit } = await openView(editor);
    server.use(...networkDown(readPath(editor)));
    edit();
    const dialog = await screen.findByRole('dialog', { name: /Error|Failed to load member data/ });
    fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load member data.');
    expect(screen.queryByLabelText('Area')).not.toBeInTheDocument();
    server.use(...firmAtService(editor.by, later).handlers);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Area')).toHaveValue('Kamachha');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('view mode of Manage Profile', () => {
  const [, editor] = editors;

  test('after Cancel shows the record that the edit loaded', async () => {
    const { serviceFirm, edit } = await openView(editor);
    serviceFirm.firm = later;
    edit();
    await screen.findByLabelText('Area');
    typeInto('Area', 'Lanka');
    fireEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0] ?? document.body);
    expect(await screen.findByText('Kamachha')).toBeVisible();
    expect(screen.queryByText('Lanka')).not.toBeInTheDocument();
    expect(timesSent(editor.read)).toBe(2);
  });

  test('after Cancel does not repeat the load error of a failed save', async () => {
    const { edit } = await openView(editor);
    edit();
    await screen.findByLabelText('Area');
    typeInto('Area', 'Lanka');
    server.use(...networkDown(readPath(editor)));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    fireEvent.click(screen.getAllByRole('button', { name: 'Cancel' })[0] ?? document.body);
    expect(await screen.findByRole('heading', { name: 'Member Details' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('returns on Cancel with its old values if the edit cannot be loaded', async () => {
    const { edit } = await openView(editor);
    server.use(http.get('*/api/profile_view/:id', () => HttpResponse.json({}, { status: 404 })));
    edit();
    const dialog = await screen.findByRole('dialog', { name: 'Error' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    // The membership is shown above both modes.
    expect(screen.getByText('1042')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('heading', { name: 'Member Details' })).toBeVisible();
    expect(screen.getByText('Assi')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
