import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '../../../../mocks/node';
import { answers } from '../../../../mocks/scenarios';
import { paths } from '../../../config/paths';
import { findChosenRareFilter } from '../../../test/listTools';
import { showPortal } from '../../../test/showPortal';
import { texts } from '../../../test/texts';
import { typeInto } from '../../../test/typeInto';
import { pauseAnswer, timesSent } from '../../../test/wire';

/*
 * Possible duplicates and Needs attention as the office sees them; domain/duplicates.test.ts tests which firms are duplicates.
 */

const MOBILE = 'Same mobile: 9839012345';
const MAIL = 'Same email: shabnam@ansari.example';

const MEMBERS = [
  { id: 310, name: 'काशी सिल्क', mobile: '9839012345', email: 'k@silk.example', status: 0 },
  { id: 311, name: 'Ansari House', mobile: '9415012345', email: 'shabnam@ansari.example', status: 0 },
  { id: 316, name: 'Kunj Gali Silks', mobile: '+91 98390-12345', email: 'g@silk.example', status: 1 },
]; // oxfmt-ignore
const APPLIED = [
  { id: 317, name: 'Ansari & Daughters', mobile: '9450000001', email: ' SHABNAM@Ansari.example ', payment_status: 'pending' },
]; // oxfmt-ignore
const without = (id: number) => MEMBERS.filter((firm) => firm.id !== id);

const open = (path: string, members: object[] = MEMBERS, applied: object[] = APPLIED) =>
  showPortal(path, 'admin', {
    troubles: [
      ...answers('get', '/api/members', members),
      ...answers('get', '/api/newmembers', applied),
      ...answers('delete', '/api/members/:id', {}),
    ],
  });

const chip = async (name: string) => {
  await waitFor(() => expect(screen.getByRole('radio', { name })).toBeInTheDocument());
  return screen.getByRole('radio', { name });
};
const group = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  const article = heading.closest('article');
  if (article === null) throw new Error(`${name} heads no group`);
  return within(article);
};
const said = async (name: string) => texts((await group(name)).getAllByRole('listitem'));

/** Each name with the text below it. */
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('th')?.textContent);

test('duplicates of both lists are side by side, with links to each; deleting one removes its group', async () => {
  open('/members?filter=duplicates');
  await findChosenRareFilter('Possible duplicates 3');
  expect(await said(MOBILE)).toEqual([
    expect.stringMatching(/^काशी सिल्क.*Members · Active/),
    expect.stringMatching(/^Kunj Gali Silks.*Members · Inactive/),
  ]);
  expect(await said(MAIL)).toEqual([
    expect.stringMatching(/^Ansari House.*Members · Active/),
    expect.stringMatching(/^Ansari & Daughters.*New Registration · pending/),
  ]);
  const [mobile, mail] = [await group(MOBILE), await group(MAIL)];
  for (const [place, firm, list] of [
    [mobile, 'Kunj Gali Silks', 'member'],
    [mail, 'Ansari & Daughters', 'new-member'],
  ] as const)
    for (const way of ['View', 'Edit'])
      expect(place.getByRole('link', { name: `${way} ${firm}` })).toHaveAttribute(
        'href',
        expect.stringMatching(new RegExp(`^/members/${list}-${way.toLowerCase()}/31[67]\\b`)),
      );
  expect(screen.getByRole('row', { name: /Kunj Gali Silks/ })).toHaveTextContent(MOBILE);

  server.use(
    ...answers('get', '/api/members', without(316)),
    ...answers('get', '/api/member_edit/:id', { name: 'Kunj Gali Silks' }),
  );
  fireEvent.click(mobile.getByRole('button', { name: 'Delete Kunj Gali Silks' }));
  const question = within(await screen.findByRole('dialog'));
  fireEvent.click(question.getByRole('button', { name: 'Delete' }));
  await findChosenRareFilter('Possible duplicates 1');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(timesSent('DELETE /api/members/316')).toBe(1);
});

test('nothing is reported while the other list loads; a failure is, and Try again fixes it', async () => {
  open('/members?filter=duplicates');
  const answer = pauseAnswer('/api/newmembers', APPLIED, 409);
  expect(await screen.findByText('Still checking the lists…')).toBeVisible();
  await findChosenRareFilter('Possible duplicates …');
  await chip('Active 2');
  answer();
  const told = await screen.findByText(/^Only this list was checked\. The other list/);
  await findChosenRareFilter('Possible duplicates 2');
  const reads = timesSent('GET /api/members');
  server.use(...answers('get', '/api/newmembers', APPLIED));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await findChosenRareFilter('Possible duplicates 3');
  expect(told).not.toBeInTheDocument();
  expect(timesSent('GET /api/members')).toBe(reads);
});

test('Needs attention gives the reason for each firm, and its count follows the search', async () => {
  const good = { name: 'Good', id: 1, mobile: '9415012345', email: 'good@silk.example' };
  open('/members?filter=attention', [
    good,
    { ...good, id: 3, name: 'Nine digits', mobile: '941501234', email: ' ' },
    { ...good, id: 4, name: ' ', email: 'nameless@silk.example' },
    { ...good, id: null, name: 'Silk without id' },
    {},
  ]);
  await findChosenRareFilter('Needs attention 4');
  expect(names()).toEqual([
    'Nine digitsNo valid mobile number · No email',
    expect.stringMatching(/No name$/),
    'Silk without idNo ID, so it cannot be opened or changed',
    '-No name · No ID, so it cannot be opened or changed · No valid mobile number · No email',
  ]);
  typeInto('Search', 'nine');
  fireEvent.click(await findChosenRareFilter('Needs attention 1'));
  await screen.findByRole('menuitemradio', { name: 'Possible duplicates 0' });
  fireEvent.click(await chip('All 1'));
  // Rows outside the filter do not show it.
  await waitFor(() => expect(names()).toEqual(['Nine digits']));
});

/** So many that comparing them takes more than the first slice. */
const MANY = 20_000;

const firm = (id: number, mobile = `9415${100_000 + id}`) => ({ id, name: `Firm ${id}`, mobile });
const many = Array.from({ length: MANY }, (_, at) => firm(at + 1));
const TWICE = 19_000;

const counted = () => screen.queryByRole('button', { name: /^Possible duplicates/ })?.textContent;

test('a long list shows its number of duplicates only after both lists were compared', async () => {
  const shown = new Set<string | undefined>();
  const watching = new MutationObserver(() => shown.add(counted()));
  watching.observe(document.body, { subtree: true, childList: true, characterData: true });
  showPortal(`${paths.members}?filter=duplicates`, 'admin', {
    troubles: [
      ...answers('get', '/api/newmembers', [
        { ...firm(90_001, many[TWICE]?.mobile), payment_status: 'pending' },
      ]),
    ],
  });
  const answer = pauseAnswer('/api/members', many);
  await screen.findByRole('heading', { name: 'Members' });
  await screen.findByText('Loading...');
  answer();
  await waitFor(() => expect(counted()).toMatch(/1$/));
  watching.disconnect();
  expect([...shown]).not.toContain('Possible duplicates 0');
});
