import { composeStories } from '@storybook/react-vite';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberLink, paths } from '../config/paths';
import * as stories from '../features/members/import/ImportMembers.stories';
import { theDialog } from './import/importDialog';
import { fileOf } from './import/importFiles';
import type { Viewer } from './Portal';
import { showPortal } from './showPortal';

const { ChooseFile } = composeStories(stories);

/** The keyboard that a phone shows, and what the browser may fill in: `type inputmode autocomplete`, by label. */
type FieldTexts = Readonly<Record<string, string>>;

const EMAIL = 'email email username';
const CURRENT = 'password - current-password';
const NEXT = 'password - new-password';
const MOBILE = 'tel tel off';
/** Never filled in by the browser: in an admin's form it would be the admin's own data. */
const OFF = 'text - off';

const five = [1, 2, 3, 4, 5];
const each = (label: string, as: string): FieldTexts =>
  Object.fromEntries(five.map((number) => [`${label}-${number}`, as]));

const passwords = {
  'Current Password': CURRENT,
  'New Password': NEXT,
  'Confirm New Password': NEXT,
};
const firm = {
  'Firm Name': OFF,
  Address: 'textarea - off',
  'Firm Mobile No. (WhatsApp without +91)': MOBILE,
  'Firm Alternate Mobile': MOBILE,
  Area: OFF,
  ...each('Representative Name', OFF),
  ...each('Representative Mobile', MOBILE),
};

const screens: readonly [path: string, as: Viewer, fields: FieldTexts, opener?: string][] = [
  [paths.login, 'visitor', { Email: EMAIL, Password: CURRENT }],
  [
    paths.register,
    'visitor',
    {
      'Firm Name': 'text - organization',
      Address: 'textarea - street-address',
      'Firm Mobile No. (WhatsApp without +91)': 'tel tel tel-national',
      'Firm Alternate Mobile': MOBILE,
      Area: 'text - address-level3',
      'Representative Name-1': OFF,
      'Representative Mobile-1': MOBILE,
    },
  ],
  [paths.forgotPassword, 'visitor', { Email: 'email email email' }],
  [paths.changePassword, 'admin', passwords],
  [paths.changeMemberPassword, 'member', passwords],
  [paths.members, 'admin', { Search: 'search - off' }],
  [paths.newMembers, 'admin', { Search: 'search - off' }],
  [memberLink(paths.memberEdit, 101), 'admin', firm],
  [memberLink(paths.memberView, 101), 'admin', firm],
  [paths.profileEdit, 'member', firm, 'Edit'],
];

/** The fields below the top bar; `text` is the default keyboard. Controls that are only pressed or chosen from need none. */
const fieldsShown = (): FieldTexts =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
      .filter(
        (field) =>
          field.closest('header, [aria-hidden="true"]') === null &&
          field.role !== 'combobox' &&
          !['radio', 'checkbox', 'file'].includes(field.type),
      )
      .map((field) => {
        const { type, labels } = field;
        const keys = field.getAttribute('inputmode')?.replace('text', '-') ?? '-';
        const filled = field.getAttribute('autocomplete') ?? '-';
        const label = field.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? '';
        return [label, `${type} ${keys} ${filled}`];
      }),
  );

test.each(screens)('at %s as %s', async (path, as, fields, opener) => {
  showPortal(path, as);
  if (opener !== undefined) fireEvent.click(await screen.findByRole('button', { name: opener }));
  for (const label of Object.keys(fields)) await screen.findByLabelText(label);
  expect(fieldsShown()).toEqual(fields);
});

test('in the preview of an import, where a cell accepts any text', async () => {
  await ChooseFile.run();
  const { choose, read, press } = await theDialog();
  await choose(fileOf([{ mobile: 'nine' }]));
  await read();
  await press('All cells of row 2');
  await screen.findByLabelText('Area, row 2');
  const PHONE = 'text tel off';
  const cells = {
    Membership: OFF,
    'Firm Name': OFF,
    'Firm Mobile No': PHONE,
    'Firm Alternate Mobile': PHONE,
    Address: OFF,
    Area: OFF,
    ...each('Representative Name', OFF),
    ...each('Representative Mobile', PHONE),
  };
  expect(fieldsShown()).toEqual({
    Search: 'search - off',
    ...Object.fromEntries(Object.entries(cells).map(([label, as]) => [`${label}, row 2`, as])),
  });
});
