import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers } from '../../../../mocks/scenarios';
import { paths } from '../../../config/paths';
import { showPortal } from '../../../test/showPortal';
import { holdBack } from '../../../test/wire';

/** So many that looking through them takes more than the first slice. */
const MANY = 20_000;

const firm = (id: number, mobile = `9415${100_000 + id}`) => ({ id, name: `Firm ${id}`, mobile });
const members = Array.from({ length: MANY }, (_, at) => firm(at + 1));
const TWICE = 19_000;

const duplicates = () =>
  screen.queryByRole('radio', { name: /^Possible duplicates/ })?.closest('label')?.textContent;

test('a long list says how many may be in it twice only when both lists have been looked through', async () => {
  const said = new Set<string | undefined>();
  const watching = new MutationObserver(() => said.add(duplicates()));
  watching.observe(document.body, { subtree: true, childList: true, characterData: true });
  showPortal(paths.members, 'admin', {
    troubles: [
      ...answers('get', '/api/newmembers', [
        { ...firm(90_001, members[TWICE]?.mobile), payment_status: 'pending' },
      ]),
    ],
  });
  const answer = holdBack('/api/members', members);
  await screen.findByRole('heading', { name: 'Members' });
  await screen.findByText('Loading...');
  answer();
  await waitFor(() => expect(duplicates()).toMatch(/1$/));
  watching.disconnect();
  expect([...said]).not.toContain('Possible duplicates 0');
});
