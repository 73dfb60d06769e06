import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callTable, type ChangeCall } from './calls/callTable';
import { typeAll } from './calls/moves';
import { smallOffice } from './calls/smallOffice';
import { everyCombination } from './everyPair';
import { fieldError } from './fieldError';
import { showPortal } from './showPortal';
import { type ValidatedForm, validation } from './validation';
import { sentBody, sentChanges } from './wire';

/** The call of each form. */
const forms = {
  registration: 'POST /api/register',
  edit: 'PUT /api/member_update',
  profile: 'PUT /api/profile_update',
  forgot: 'POST /api/forgotpassword',
  password: 'POST /api/changepassword',
  memberPassword: 'POST /api/changememberpassword',
} as const satisfies Record<ValidatedForm, ChangeCall>;

const isForm = (name: string): name is ValidatedForm => Object.hasOwn(forms, name);

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

const wrong = validation.filter((row) => 'text' in row);

/** Both edit screens have the same fields, so each gets every second row; all rows with `EVERY_COMBINATION=1`. */
const edits: readonly ValidatedForm[] = ['edit', 'profile'];
const right = validation
  .filter((row) => 'sent' in row)
  .filter((row, _, rows) => {
    const place = rows.filter(({ form }) => form === row.form).indexOf(row);
    return everyCombination || [-1, place % 2].includes(edits.indexOf(row.form));
  });

/** Opens the form with valid values in every field, and returns its button. */
async function openForm(form: ValidatedForm): Promise<HTMLElement> {
  const { screen: path, as, open, typed = {} } = callTable[forms[form]];
  showPortal(path, as, { world: smallOffice });
  await open?.();
  await typeAll(typed);
  return callTable[forms[form]].pressed.control?.() ?? document.body;
}

test.each(Object.keys(forms).filter(isForm))(
  'the form %s shows each invalid value under its field, focuses it, and sends nothing',
  async (form) => {
    const button = await openForm(form);
    for (const { values, under, text } of wrong.filter((row) => row.form === form)) {
      const before = Object.keys(values).map((label) => [label, valueOf(label)] as const);
      await typeAll(values);
      fireEvent.click(button);
      const field = screen.getByLabelText(under);
      await waitFor(() => expect({ values, text: fieldError(field) }).toEqual({ values, text }));
      await waitFor(() => expect(field).toHaveFocus());
      await typeAll(Object.fromEntries(before));
      fireEvent.blur(field);
      await waitFor(() => expect(fieldError(field)).toBe(''));
    }
    expect(sentChanges()).toEqual([]);
  },
);

test.each(
  right.map((row) => [`${row.form}, ${row.rule}: ${JSON.stringify(row.values)}`, row] as const),
)('%s', async (_, { form, values, sent }) => {
  const button = await openForm(form);
  await typeAll(values);
  fireEvent.click(button);
  await waitFor(() => expect(sentChanges()).toEqual([forms[form]]));
  expect(await sentBody(forms[form])).toMatchObject(sent);
});
