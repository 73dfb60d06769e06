import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import { server } from '../../../mocks/node';
import { answers, networkDown } from '../../../mocks/scenarios';
import { changeKey, selectIsRunning } from '../../api/once';
import { paths } from '../../config/paths';
import { rowOf } from '../../test/rowOf';
import { showPortal } from '../../test/showPortal';
import { pauseAnswer, sentChanges, timesSent } from '../../test/wire';

const FIRM = 'Reshmi Dhaga Traders';
const SUCCESS = 'Membership No. generated successfully';
const asListed = (membership: number | null, payment_status: string) => ({
  id: 3003,
  name: FIRM,
  mobile: '9415203003',
  membership,
  payment_status,
});

async function open() {
  const { store } = showPortal(paths.newMembers, 'admin');
  await rowOf(FIRM);
  return store;
}

async function generate() {
  const user = userEvent.setup();
  const row = await rowOf(FIRM);
  await user.click(row.getByRole('button', { name: `Generate: ${FIRM}` }));
  return within(await screen.findByRole('dialog', { name: SUCCESS }));
}

const number = (message: Awaited<ReturnType<typeof generate>>) => message.getByRole('status');

test('nothing is asked, the message comes and the row is processed at once; both say the number when the list has it', async () => {
  await open();
  const row = await rowOf(FIRM);
  const answer = pauseAnswer('/api/newmembers', [asListed(1250, 'done')]);
  const message = await generate();
  expect(number(message)).toBeEmptyDOMElement();
  expect(row.getByText('Processed')).toBeInTheDocument();
  expect(row.getByText('Not Available')).toBeInTheDocument();
  answer();
  await waitFor(() => expect(number(message)).toHaveTextContent(`${FIRM}: 1250`));
  expect(row.getAllByRole('cell', { hidden: true })[1]).toHaveTextContent('1250');
  expect(row.getByText('done')).toBeInTheDocument();
  expect(sentChanges()).toEqual(['GET /api/membership/3003']);
  expect(timesSent('GET /api/newmembers')).toBe(2);
});

test('of a firm that has moved to the members it is read there', async () => {
  await open();
  server.use(...answers('get', '/api/members', [{ ...asListed(1251, ''), status: 0 }]));
  server.use(...answers('get', '/api/newmembers', []));
  const message = await generate();
  await waitFor(() => expect(number(message)).toHaveTextContent(`${FIRM}: 1251`));
});

test.each([
  ['cannot be read again', () => networkDown('/api/newmembers')],
  [
    'still says paid, with a number of before',
    () => answers('get', '/api/newmembers', [asListed(1, 'paid')]),
  ],
  ['says done without a number', () => answers('get', '/api/newmembers', [asListed(null, 'done')])],
])('shows nothing if the list %s', async (_, trouble) => {
  const store = await open();
  server.use(...trouble());
  const message = await generate();
  // The change stays pending until the list is refetched.
  await waitFor(() =>
    expect(selectIsRunning(store.getState(), changeKey('generateMembership', 3003))).toBe(false),
  );
  expect(timesSent('GET /api/newmembers')).toBeGreaterThan(1);
  expect(number(message)).toBeEmptyDOMElement();
});
