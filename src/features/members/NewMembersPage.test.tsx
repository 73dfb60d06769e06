import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, test } from 'vitest';
import { server } from '../../../mocks/node';
import { answers, networkDown, rejects } from '../../../mocks/scenarios';
import { changeWorld, holdBack, sentChanges, timesSent } from '../../test/wire';
import * as stories from './NewMembersPage.stories';

const { Loaded, Empty, Loading, Failed, OddRows } = composeStories(stories);

const LIST = 'GET /api/newmembers';
const SEND = 'POST /api/members/3006/send-payment-link';
const GENERATE = 'GET /api/membership/3003';

const rowOf = async (firm: string) =>
  within(await screen.findByRole('row', { name: new RegExp(firm) }));

const texts = (elements: readonly HTMLElement[]) => elements.map((cell) => cell.textContent);

type User = ReturnType<typeof userEvent.setup>;

/** Closes a message by its only button. */
async function closeMessage(user: User, title: string) {
  const dialog = await screen.findByRole('dialog', { name: title });
  const buttons = within(dialog).getAllByRole('button');
  expect(texts(buttons)).toEqual(['OK']);
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

describe('the list', () => {
  test('has the columns of the specification, the latest application first', async () => {
    await Loaded.run();
    const first = await rowOf('Kashi Tanchoi Handloom');
    expect(screen.getByRole('heading', { level: 1, name: 'New Registration' })).toBeVisible();
    expect(document.title).toBe('New Registration · BVUS');
    const titles = [
      'Sr.No.',
      'Membership No.',
      'Firm Name',
      'Email',
      'Firm Mobile No',
      'Payment Link',
      'Payment Status',
      'Membership',
      'Action',
    ];
    const headers = screen.getAllByRole('columnheader');
    expect(headers).toHaveLength(titles.length);
    for (const [index, title] of titles.entries())
      expect(headers[index]).toHaveAccessibleName(title);
    expect(texts(first.getAllByRole('cell')).slice(0, 8)).toEqual([
      '1',
      'Not Available',
      'Kashi Tanchoi Handloom',
      '',
      '9956303006',
      'Send Now',
      'pending',
      '',
    ]);
    expect(first.getByRole('link', { name: 'View Kashi Tanchoi Handloom' })).toHaveAttribute(
      'href',
      '/members/new-member-view/3006',
    );
    expect(first.getByRole('link', { name: 'Edit Kashi Tanchoi Handloom' })).toHaveAttribute(
      'href',
      '/members/new-member-edit/3006',
    );
    expect(screen.getByText('Showing 1 to 10 of 46 entries')).toBeVisible();
  });

  test('each payment status has its colour and its one action', async () => {
    await Loaded.run();
    const pending = await rowOf('Kashi Tanchoi Handloom');
    expect(pending.getByText('pending')).toHaveClass(/amber/);
    expect(pending.getByRole('button', { name: 'Send Now' })).toBeVisible();
    expect(pending.queryByRole('button', { name: 'Generate' })).not.toBeInTheDocument();

    const paid = await rowOf('Reshmi Dhaga Traders');
    expect(paid.getByText('paid')).toHaveClass(/green/);
    expect(paid.getByRole('button', { name: 'Generate' })).toBeVisible();
    expect(paid.queryByRole('button', { name: 'Send Now' })).not.toBeInTheDocument();

    const done = await rowOf('Processed Kataan Udyog');
    expect(done.getByText('done')).toHaveClass(/grey/);
    expect(done.getByText('Processed')).toBeVisible();
    expect(done.getByText('1009')).toBeVisible();
    expect(done.queryByRole('button', { name: /Send Now|Generate/ })).not.toBeInTheDocument();

    const unknown = await rowOf('Bunkar Nagar Textiles');
    expect(unknown.getByText('Under Review')).toHaveClass(/grey/);
    expect(unknown.queryByRole('button', { name: /Send Now|Generate/ })).not.toBeInTheDocument();
  });

  test('reads what an older system wrote, and offers nothing for a row without an id', async () => {
    await OddRows.run();
    for (const firm of ['No Id Pending', 'No Id Paid']) {
      const row = await rowOf(firm);
      expect(texts(row.getAllByRole('button'))).toEqual([firm]);
      expect(row.queryByRole('link')).not.toBeInTheDocument();
    }
    const shouting = await rowOf('Shouting');
    expect(shouting.getByRole('button', { name: 'Generate' })).toBeVisible();
    expect((await rowOf('Without Status')).getByText('-', { selector: 'span' })).toHaveClass(
      /grey/,
    );
  });

  test('without applications says so', async () => {
    await Empty.run();
    expect(await screen.findByText('No matching records found')).toBeVisible();
  });

  test('shows that it is loading', async () => {
    await Loading.run();
    expect(await screen.findByRole('heading', { name: 'New Registration' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('a failed load says what failed, never shows an empty table, and Retry loads it', async () => {
    const user = userEvent.setup();
    await Failed.run();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The new registrations could not be loaded.',
    );
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    changeWorld(Loaded.parameters);
    await user.click(screen.getByRole('button', { name: /Retry/ }));
    expect(await rowOf('Kashi Tanchoi Handloom')).toBeDefined();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test("the firm's name opens its Member Details", async () => {
    const user = userEvent.setup();
    await Loaded.run();
    const row = await rowOf('Kashi Tanchoi Handloom');
    await user.click(row.getByRole('button', { name: 'Kashi Tanchoi Handloom' }));
    expect(await screen.findByRole('dialog', { name: 'Member Details' })).toHaveTextContent(
      'A 33/71, Peeli Kothi, Varanasi 221001',
    );
  });

  test('Delete removes the application', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    const row = await rowOf('Kashi Tanchoi Handloom');
    await user.click(row.getByRole('button', { name: 'Delete Kashi Tanchoi Handloom' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Showing 1 to 10 of 45 entries')).toBeVisible();
    expect(sentChanges()).toEqual(['DELETE /api/members/3006']);
  });
});

async function askToSend(user: User) {
  const row = await rowOf('Kashi Tanchoi Handloom');
  await user.click(row.getByRole('button', { name: 'Send Now' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Payment link for Kashi Tanchoi Handloom',
  });
  expect(dialog).toHaveTextContent('Send payment link to this member?');
  return within(dialog);
}

describe('Send Now', () => {
  test('asks first; Cancel sends nothing', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    const dialog = await askToSend(user);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sentChanges()).toEqual([]);
  });

  test('sends once, says who will notify the member, and reads the list again', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    const dialog = await askToSend(user);
    await user.dblClick(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('dialog', { name: 'Payment link sent' })).toHaveTextContent(
      'The payment provider will notify the member by SMS or e-mail.',
    );
    await closeMessage(user, 'Payment link sent');
    expect(sentChanges()).toEqual([SEND]);
    await waitFor(() => expect(timesSent(LIST)).toBe(2));
  });

  test('an answer that says no is a link not sent', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    const dialog = await askToSend(user);
    server.use(
      ...answers('post', '/api/members/:id/send-payment-link', {
        success: false,
        message: 'The provider is closed.',
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(
      await screen.findByRole('dialog', { name: 'Failed to send payment link.' }),
    ).toHaveTextContent('The provider is closed.');
    await closeMessage(user, 'Failed to send payment link.');
    expect((await rowOf('Kashi Tanchoi Handloom')).getByText('pending')).toBeVisible();
  });

  test('a lost answer is an error, and the list is read again', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    const dialog = await askToSend(user);
    server.use(...networkDown('/api/members/:id/send-payment-link'));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(
      await screen.findByRole('dialog', { name: 'Error sending payment link' }),
    ).toHaveTextContent('The change may or may not have been made');
    await closeMessage(user, 'Error sending payment link');
    expect(sentChanges()).toEqual([SEND]);
    await waitFor(() => expect(timesSent(LIST)).toBe(2));
  });
});

async function clickGenerate(user: User) {
  const row = await rowOf('Reshmi Dhaga Traders');
  await user.dblClick(row.getByRole('button', { name: 'Generate' }));
  return row;
}

describe('Generate', () => {
  test('does not ask, is sent once, and the row is processed', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    const row = await clickGenerate(user);
    await closeMessage(user, 'Membership No. generated successfully');
    expect(await row.findByText('Processed')).toBeVisible();
    expect(row.getAllByRole('cell')[1]).toHaveTextContent(/^\d{4}$/);
    expect(row.getByText('done')).toBeVisible();
    expect(sentChanges()).toEqual([GENERATE]);
    expect(timesSent(LIST)).toBe(2);
  });

  test('another answer than 200 is unexpected', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    server.use(...rejects('get', '/api/membership/:id', 409, { message: 'Not paid yet.' }));
    await clickGenerate(user);
    expect(
      await screen.findByRole('dialog', { name: 'Unexpected response from the server.' }),
    ).toHaveTextContent('Not paid yet.');
    await closeMessage(user, 'Unexpected response from the server.');
    expect(sentChanges()).toEqual([GENERATE]);
  });

  test('after a lost answer no second try is possible before the list was read again', async () => {
    const user = userEvent.setup();
    await Loaded.run();
    const row = await rowOf('Reshmi Dhaga Traders');
    server.use(...networkDown());
    await clickGenerate(user);
    await closeMessage(user, 'Failed to generate membership');
    // The network is gone for the list too: nobody knows whether a number was given.
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(row.getByRole('button', { name: /Generate/ }));
    expect(sentChanges()).toEqual([GENERATE]);

    changeWorld(Loaded.parameters);
    const answer = holdBack('/api/newmembers', [
      { id: 3003, name: 'Reshmi Dhaga Traders', membership: null, payment_status: 'paid' },
    ]);
    await user.click(screen.getByRole('button', { name: /Retry/ }));
    await user.click(row.getByRole('button', { name: /Generate/ }));
    expect(sentChanges()).toEqual([GENERATE]);
    answer();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await clickGenerate(user);
    expect(
      await screen.findByRole('dialog', { name: 'Membership No. generated successfully' }),
    ).toBeInTheDocument();
    expect(sentChanges()).toEqual([GENERATE, GENERATE]);
  });
});
