import { render, screen, waitFor } from '@testing-library/react';
import { Form as AntdForm, Input } from 'antd';
import { userEvent } from 'storybook/test';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTranslation } from '../../i18n/translation';
import { Field as FieldOfAntd } from '../form/Field';
import { fieldErrorsOf, Form as FormOfAntd } from '../form/Form';
import { Field } from './Field';
import { type FieldErrors, showFieldErrors } from './fieldErrors';
import { type FieldRule, phoneRules } from './fields';
import { Form, useForm } from './Form';

const BLANK = { area: 'a', town: '', phone: '12345' };

const place: FieldRule = (text) => {
  if (text === '') return 'Required';
  return text.length < 5 ? 'Too short' : null;
};

const refused = {
  kind: 'refused',
  status: 422,
  message: null,
  error: null,
  retryAfter: null,
  fields: [
    { name: 'area', serviceName: 'area', texts: ['Unknown', 'Not here'] },
    { name: 'town', serviceName: 'town', texts: ['Unknown'] },
  ],
  errors: [],
} as const;

const refuse = (form: FieldErrors) => () => void showFieldErrors(form, refused);

function PlainFields() {
  const { t } = useTranslation();
  const form = useForm();
  return (
    <Form form={form} onSend={refuse(form)}>
      <Field name="area" label="Area" rule={place} initialText={BLANK.area}>
        {(control) => <input {...control} />}
      </Field>
      <Field name="town" label="Town" rule={place}>
        {(control) => <input {...control} />}
      </Field>
      <Field name="phone" label="Phone" {...phoneRules(t, 10)} initialText={BLANK.phone}>
        {(control) => <input {...control} type="tel" />}
      </Field>
      <button type="submit">Send</button>
    </Form>
  );
}

function FieldsOfAntd() {
  const { t } = useTranslation();
  const [form] = AntdForm.useForm<typeof BLANK>();
  return (
    <FormOfAntd form={form} initialValues={BLANK} onFinish={refuse(fieldErrorsOf(form))}>
      <FieldOfAntd name="area" label="Area" rule={place}>
        {(control) => <Input {...control} />}
      </FieldOfAntd>
      <FieldOfAntd name="town" label="Town" rule={place}>
        {(control) => <Input {...control} />}
      </FieldOfAntd>
      <FieldOfAntd name="phone" label="Phone" {...phoneRules(t, 10)}>
        {(control) => <Input {...control} type="tel" />}
      </FieldOfAntd>
      <button type="submit">Send</button>
    </FormOfAntd>
  );
}

const input = (label: string) => screen.getByLabelText(label);
const send = () => screen.getByRole('button', { name: 'Send' });

/** What a screen reader could hear change in the page while `act` runs: texts, boxes that come or go, descriptions. */
async function changesDuring(act: () => Promise<void>): Promise<readonly string[]> {
  const seen: string[] = [];
  const note = (records: readonly MutationRecord[]) =>
    seen.push(...records.map(({ type, attributeName }) => attributeName ?? type));
  const observer = new MutationObserver(note);
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-describedby', 'aria-invalid', 'id', 'role'],
  });
  await act();
  // The rules are checked asynchronously.
  await waitFor(() => expect(input('Area')).toHaveAccessibleDescription(/./));
  note(observer.takeRecords());
  observer.disconnect();
  return seen;
}

describe.each([
  ['plain', PlainFields],
  ['antd', FieldsOfAntd],
])('the fields of the %s kit', (_, Fields) => {
  /** The descriptions of the fields at the moment when they got the focus. */
  const read: (string | null | undefined)[] = [];
  const readFocused = ({ target }: FocusEvent) => {
    const id = target instanceof HTMLInputElement && target.getAttribute('aria-describedby');
    if (id) read.push(document.getElementById(id)?.textContent);
  };

  beforeEach(() => {
    read.length = 0;
    document.addEventListener('focusin', readFocused);
    render(<Fields />);
    return () => document.removeEventListener('focusin', readFocused);
  });

  test('an error describes its field, and stays as it is while it is true', async () => {
    const user = userEvent.setup();
    await user.click(send());
    await waitFor(() => expect(input('Area')).toHaveFocus());
    expect(read).toEqual(['Too short']);
    expect(input('Area')).toHaveAccessibleDescription('Too short');
    expect(input('Town')).toHaveAccessibleDescription('Required');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    const keys = 'bc{Backspace}d{Enter}';
    expect(await changesDuring(() => user.keyboard(keys))).toEqual([]);
    // Another error replaces the text in place.
    expect(await changesDuring(() => user.clear(input('Area')))).toEqual(['characterData']);
    expect(input('Area')).toHaveAccessibleDescription('Required');
    await user.keyboard('Assi Ghat');
    await waitFor(() => expect(input('Area')).not.toHaveAccessibleDescription());
    expect(input('Area')).toBeValid();
  });

  test('the first field that the service refuses is focused with its error, the others stay silent', async () => {
    const user = userEvent.setup();
    await user.type(input('Town'), 'Kashi');
    await user.type(input('Area'), ' Assi');
    await user.click(send());
    await waitFor(() => expect(input('Area')).toHaveFocus());
    expect(read).toEqual(['UnknownNot here']);
    expect(input('Town')).toHaveAccessibleDescription('Unknown');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await changesDuring(() => user.keyboard('{Enter}'))).toEqual([]);
  });

  test('a hint below a field is a status that stays while it is true', async () => {
    const user = userEvent.setup();
    await user.click(send());
    await user.type(input('Phone'), '67890');
    const hint = await screen.findByRole('status');
    expect(hint).toHaveTextContent('Mobile numbers start with 6, 7, 8 or 9.');
    await user.keyboard('1');
    expect(hint).toHaveTextContent('Only 10 digits fit here');
    expect(await changesDuring(() => user.keyboard('23'))).toEqual([]);
    expect(hint).toBeVisible();
  });
});

test('a native field says what is wrong when the person goes on to another one, not on the way to a button', async () => {
  const user = userEvent.setup();
  render(<PlainFields />);
  await user.tab();
  await user.keyboard('b');
  expect(input('Area')).not.toHaveAccessibleDescription();
  await user.tab();
  expect(input('Town')).toHaveFocus();
  expect(input('Area')).toHaveAccessibleDescription('Too short');
  await user.keyboard('Kas');
  send().focus();
  expect(input('Town')).not.toHaveAccessibleDescription();
  await user.keyboard('{Enter}');
  expect(input('Town')).toHaveAccessibleDescription('Too short');
});
