import type { Page } from '@playwright/test';
import type { Backend } from '../backend/server';

/** Ten firms whose rows differ in every part that a row can have; the texts are such as the world has. */
export function manyKinds({ store }: Backend, list: string): void {
  const isApplied = list === 'new-members';
  const pattern = store.firms.find(({ applied }) => applied === isApplied);
  if (pattern === undefined) throw new Error('There is no firm in the list.');
  const mobiles = ['9876543210', '12', '', '+91 98765 43210'];
  const emails = ['office@zari.example', 'none', null, 'office@zari'];
  const payments = ['pending', 'paid', 'done'] as const;
  store.firms = Array.from({ length: 10 }, (_, place) => ({
    ...pattern,
    id: 900 + place,
    firmName: ['Zari "House\\" ]}', 'काशी रेशम <b>', '{name}', ''][place % 4] ?? '',
    mobile: mobiles[(place >> 1) % 4] ?? '',
    email: emails[place % 4] ?? null,
    membership: place % 2 === 0 ? 2000 + place : null,
    // The service lists who is done among the members.
    payment: isApplied ? (payments[(place >> 1) % 3] ?? 'done') : 'done',
    status: place % 5 === 0 ? 1 : 0,
  }));
}

/** Of the rows that stand there and what is above them, whoever drew them: what they say, and where. */
export const rowsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, main h1, thead tr, tbody tr')].map((row) =>
      [row, ...row.querySelectorAll('td, th, a, button, input, select')].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const place = [x, y, width, height].map(Math.round).join(' ');
        return `${part.tagName} ${part.className} ${part.textContent} ${place}`;
      }),
    ),
  );
