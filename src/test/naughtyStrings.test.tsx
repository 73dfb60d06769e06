import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { everyPair } from './everyPair';
import { answers } from '../../mocks/scenarios';
import { App } from '../app/App';
import { memberLink, paths } from '../config/paths';
import { openPortal } from './Portal';
import { naughtyStrings } from './naughtyStrings';
import { showPortal } from './showPortal';
import { texts } from './texts';
import { typeInto } from './typeInto';
import { changeWorld, sentBody, timesSent } from './wire';
import { service } from './world';

/** What a text field can hold: nothing but white space is refused as missing, which is another test's matter. */
const strings = naughtyStrings.filter((text) => text.trim() !== '');

const CLASSES = [
  /[a-z]/i,
  /\d/,
  /[<>]/,
  /["'`]/,
  /[\\/]/,
  /[{}$%]/,
  /[=+@-]/,
  /[&;]/,
  /\s{2}|^\s|\s$/,
  /\p{Cc}/u,
  /\p{Cf}/u,
  /\p{M}/u,
  /\p{Script=Arabic}|\p{Script=Hebrew}/u,
  /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u,
  /\p{Extended_Pictographic}/u,
  /[^\p{ASCII}]/u,
  /.{60}/u,
];

// What is shown of them elsewhere, each of them, is e2e/portal/naughtyStrings.spec.ts.

const mixOf = (text: string) => CLASSES.map((kind) => kind.test(text));

/** One string of each kind: the first with its own mix of characters. Of these each two classes meet in one. */
const kinds = everyPair(
  [...new Map(strings.toReversed().map((text) => [mixOf(text).join(), text])).values()],
  mixOf,
);

const FIELDS = [
  'Firm Name',
  'Address',
  'Firm Alternate Mobile',
  'Area',
  ...[1, 2, 3, 4, 5].map((number) => `Representative Name-${number}`),
];

/** Nothing of it became an element that could do something. */
const expectNothingRun = () => {
  expect(
    document.body.querySelectorAll('script, iframe, object, embed, [onerror], [onload], [onfocus]'),
  ).toHaveLength(0);
};

/** All kinds in tests of `size` strings each, the last one filled up from the first. */
const rounds = (size: number) =>
  Array.from({ length: Math.ceil(kinds.length / size) }, (_, round) => ({
    round: round + 1,
    strings: Array.from(
      { length: size },
      (_string, index) => kinds[(round * size + index) % kinds.length] ?? '',
    ),
  }));

describe('every kind of string goes through the text fields of a registration as typed', () => {
  test.each(rounds(FIELDS.length))('$round', async ({ strings: typed }) => {
    const alerted = vi.spyOn(window, 'alert').mockReturnValue();
    showPortal(paths.register, 'visitor');
    await screen.findByLabelText('Firm Name');
    for (let row = 1; row < 5; row += 1)
      fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    for (const [index, label] of FIELDS.entries()) typeInto(label, typed[index] ?? '');
    typeInto('Firm Mobile No. (WhatsApp without +91)', '9415012345');
    for (const number of [1, 2, 3, 4, 5]) typeInto(`Representative Mobile-${number}`, '1');
    fireEvent.click(screen.getByText('Submit'));
    await screen.findByRole('dialog', { name: 'Application Submitted Successfully' });
    const [firmName, address, firmAlternateMobile, area, ...names] = typed;
    expect(await sentBody('POST /api/register')).toEqual({
      firmName,
      address,
      firmMobile: '9415012345',
      firmAlternateMobile,
      area,
      representatives: names.map((name) => ({ name: name.trim(), mobile: '1' })),
    });
    expect(timesSent('POST /api/register')).toBe(1);
    expectNothingRun();
    expect(alerted).not.toHaveBeenCalled();
  });
});

describe('every kind of string is saved by an edit and stands in the form again as typed', () => {
  const fields = FIELDS.filter((label) => label !== 'Firm Alternate Mobile');

  test.each(rounds(fields.length))('$round', async ({ strings: typed }) => {
    changeWorld(service());
    const portal = openPortal({ path: memberLink(paths.memberEdit, 101), as: 'admin' });
    render(<App {...portal} />);
    await screen.findByLabelText('Firm Name');
    for (const [index, label] of fields.entries()) typeInto(label, typed[index] ?? '');
    fireEvent.click(screen.getByText('Update'));
    const dialog = await screen.findByRole('dialog', { name: 'Success' });
    const [firmName, address, area] = typed;
    expect(await sentBody('PUT /api/member_update')).toMatchObject({ firmName, address, area });
    // The service gave back what it was given.
    expect(dialog).not.toHaveTextContent('did not keep');
    fireEvent.click(within(dialog).getByText('OK'));
    await screen.findByRole('heading', { level: 1, name: 'Members' });
    void portal.router.navigate(memberLink(paths.memberEdit, 101));
    await screen.findByLabelText('Firm Name');
    // The imitated service takes the blanks around a text away, as a real one does.
    for (const [index, label] of fields.entries())
      expect(screen.getByLabelText(label)).toHaveValue((typed[index] ?? '').trim());
    expectNothingRun();
  });
});

test('every string stands in the list as it came', async () => {
  showPortal(`${paths.members}?size=100`, 'admin', {
    troubles: answers(
      'get',
      '/api/members',
      strings.map((name, index) => ({
        id: index + 1,
        name,
        mobile: '9415000000',
        membership: 1000 + index,
        status: 0,
      })),
    ),
  });
  const shown: (string | null)[] = [];
  for (let page = 1; shown.length < strings.length; page += 1) {
    const from = (page - 1) * 100 + 1;
    await screen.findByText(new RegExp(`^Showing ${from} to `));
    shown.push(...texts([...document.querySelectorAll('td[data-label="Firm Name"]')]));
    expectNothingRun();
    if (shown.length < strings.length)
      fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  }
  expect(shown.map((text) => text?.trim())).toEqual(strings.map((text) => text.trim()));
});
