import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answers } from '../../mocks/scenarios';
import { memberLink, paths } from '../config/paths';
import { answer, findDialog, findHeading, press } from './calls/moves';
import { everyCombination } from './everyPair';
import { naughtyStrings } from './naughtyStrings';
import { showPortal } from './showPortal';
import { texts } from './texts';
import { shownValue } from './shownValue';
import { typeInto } from './typeInto';
import { sentBody, timesSent } from './wire';

/** What a text field can hold. A text of only white space counts as missing, which is tested elsewhere. */
const strings = naughtyStrings.filter((text) => text.trim() !== '');

// How each of them is shown elsewhere: e2e/portal/naughtyStrings.spec.ts.

const NAMES = [1, 2, 3, 4, 5].map((number) => `Representative Name-${number}`);
const FIELDS = ['Firm Name', 'Address', 'Area', ...NAMES];
/** A member cannot rename the firm. */
const OWN_FIELDS = FIELDS.filter((label) => label !== 'Firm Name');

/** Invisible characters are removed from numbers. */
const ALTERNATE = strings
  .filter((text) => !/[\p{C}\p{Default_Ignorable_Code_Point}]/u.test(text))
  .join(' ')
  .trim();

type TypedTexts = ReadonlyMap<string, string>;

/** Strings with a blank at their beginning or end. */
const blanks = strings.filter((text) => text !== text.trim());

/** All strings, distributed over the fields. Each field begins and ends with one that has a blank there. */
const dealt = (fields: readonly string[]): TypedTexts =>
  new Map(
    fields.map((label, field) => {
      const blank = blanks[field % blanks.length] ?? '';
      const own = strings.filter((_, index) => index % fields.length === field);
      return [label, [blank, ...own, blank].join(' | ')];
    }),
  );

const alerted = vi.spyOn(window, 'alert');
beforeEach(() => void alerted.mockClear().mockReturnValue());

/** No string was turned into an active element. */
const expectNothingRun = () =>
  expect(
    document.body.querySelectorAll('script, iframe, object, embed, [onerror], [onload], [onfocus]'),
  ).toHaveLength(0);

afterEach(() => {
  expectNothingRun();
  expect(alerted).not.toHaveBeenCalled();
});

function typeEach(typed: TypedTexts) {
  for (const [label, text] of typed) typeInto(label, text);
}

const namesOf = (typed: TypedTexts) => NAMES.map((label) => typed.get(label)?.trim());

const sentAs = (typed: TypedTexts) => ({
  address: typed.get('Address'),
  area: typed.get('Area'),
  representatives: namesOf(typed).map((name) => ({ name })),
});

test('the registration sends every string as typed', async () => {
  const typed = dealt(FIELDS);
  showPortal(paths.register, 'visitor');
  await screen.findByLabelText('Firm Name');
  for (let row = 1; row < 5; row += 1) fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  typeEach(typed);
  typeInto('Firm Alternate Mobile', ALTERNATE);
  typeInto('Firm Mobile No. (WhatsApp without +91)', '9415012345');
  for (const number of [1, 2, 3, 4, 5]) typeInto(`Representative Mobile-${number}`, '1');
  await press('Submit');
  await findDialog('Application Submitted Successfully');
  expect(await sentBody('POST /api/register')).toEqual({
    ...sentAs(typed),
    representatives: namesOf(typed).map((name) => ({ name, mobile: '1' })),
    firmName: typed.get('Firm Name'),
    firmMobile: '9415012345',
    firmAlternateMobile: ALTERNATE,
  });
  expect(timesSent('POST /api/register')).toBe(1);
});

test('Edit Member saves every string and shows it again as typed', async () => {
  const typed = dealt(FIELDS);
  const { router } = showPortal(memberLink(paths.memberEdit, 101), 'admin');
  await screen.findByLabelText('Firm Name');
  typeEach(typed);
  await press('Update');
  // The service returned exactly what it was given.
  expect(await findDialog('Success')).not.toHaveTextContent('did not save');
  expect(await sentBody('PUT /api/member_update')).toMatchObject({
    ...sentAs(typed),
    firmName: typed.get('Firm Name'),
  });
  await answer('Success', 'OK');
  await findHeading('Members');
  void router.navigate(memberLink(paths.memberEdit, 101));
  await screen.findByLabelText('Firm Name');
  // The mock service trims texts, as a real one does.
  for (const [label, text] of typed) expect(screen.getByLabelText(label)).toHaveValue(text.trim());
});

test('Manage Profile saves every string and shows it in both modes as typed', async () => {
  const typed = dealt(OWN_FIELDS);
  showPortal(paths.profileEdit, 'member');
  await press('Edit');
  await screen.findByLabelText('Area');
  typeEach(typed);
  await press('Save');
  expect(await findDialog('Success')).not.toHaveTextContent('did not save');
  expect(await sentBody('PUT /api/profile_update')).toMatchObject(sentAs(typed));
  await answer('Success', 'OK');
  for (const [label, text] of typed) expect(shownValue(label)).toBe(text.trim());
  await press('Edit');
  await screen.findByLabelText('Area');
  for (const [label, text] of typed) expect(screen.getByLabelText(label)).toHaveValue(text.trim());
});

/** Shown a hundred per page: every third string, or all with `EVERY_COMBINATION=1`. */
const listed = strings.filter((_, place) => everyCombination || place % 3 === 0);

test('the list shows every string unchanged', async () => {
  showPortal(`${paths.members}?size=100`, 'admin', {
    troubles: answers(
      'get',
      '/api/members',
      listed.map((name, index) => ({
        id: index + 1,
        name,
        mobile: '9415000000',
        membership: 1000 + index,
        status: 0,
      })),
    ),
  });
  const shown: (string | null)[] = [];
  for (let page = 1; shown.length < listed.length; page += 1) {
    await screen.findByText(new RegExp(`^Showing ${(page - 1) * 100 + 1} to `));
    shown.push(...texts([...document.querySelectorAll('[data-label="Firm Name"]')]));
    expectNothingRun();
    if (shown.length < listed.length)
      fireEvent.click(screen.getByText('Next', { selector: 'button *, button' }));
  }
  expect(shown.map((text) => text?.trim())).toEqual(listed.map((text) => text.trim()));
});
