import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form as AntdForm, Input } from 'antd';
import { userEvent } from 'storybook/test';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanInput } from '../../domain/text';
import { useTranslation } from '../../i18n/translation';
import { Field as FieldOfAntd } from '../form/Field';
import { Form as FormOfAntd } from '../form/Form';
import { PasswordField as PasswordFieldOfAntd } from '../form/PasswordField';
import { Field } from './Field';
import { phoneRules } from './fields';
import { Form, textIn, useForm } from './Form';
import { PasswordField } from './PasswordField';

const BLANK = { email: '', phone: '', password: '', address: 'B 1\r\nAssi', firm: 'Fixed' };
const sent = vi.fn<(values: typeof BLANK) => void>();
const changed = vi.fn<() => void>();

beforeEach(() => {
  sent.mockClear();
  changed.mockClear();
});

const sentTexts = (texts: FormData) =>
  sent({
    ...BLANK,
    ...Object.fromEntries(['email', 'phone', 'password'].map((id) => [id, textIn(texts, id)])),
  });

function PlainFields() {
  const { t } = useTranslation();
  const form = useForm();
  return (
    <Form form={form} onInput={changed} onSend={sentTexts}>
      <Field name="email" label="Email" normalize={cleanInput}>
        {(control) => <input {...control} />}
      </Field>
      <Field name="phone" label="Phone" {...phoneRules(t, 10)}>
        {(control) => <input {...control} type="tel" />}
      </Field>
      <PasswordField name="password" label="Password" />
      <Field name="address" label="Address" initialText={BLANK.address}>
        {(control) => <textarea {...control} />}
      </Field>
      <button type="submit">Send</button>
      <button type="button" onClick={() => form.enterText('email', 'set@x.example')}>
        Set
      </button>
    </Form>
  );
}

function countChange(before: unknown, now: unknown): boolean {
  if (before !== now) changed();
  return false;
}

function FieldsOfAntd() {
  const { t } = useTranslation();
  const [form] = AntdForm.useForm<typeof BLANK>();
  return (
    <FormOfAntd form={form} initialValues={BLANK} onFinish={sent}>
      <FieldOfAntd name="email" label="Email" normalize={cleanInput}>
        {(control) => <Input {...control} />}
      </FieldOfAntd>
      <FieldOfAntd name="phone" label="Phone" {...phoneRules(t, 10)}>
        {(control) => <Input {...control} type="tel" />}
      </FieldOfAntd>
      <PasswordFieldOfAntd name="password" label="Password" autoComplete="current-password" />
      <FieldOfAntd name="address" label="Address">
        {(control) => <Input.TextArea {...control} />}
      </FieldOfAntd>
      <FieldOfAntd name="firm" label="Firm">
        {(control) => <Input {...control} readOnly />}
      </FieldOfAntd>
      <AntdForm.Item noStyle shouldUpdate={countChange}>
        {() => null}
      </AntdForm.Item>
      <button type="submit">Send</button>
      <button type="button" onClick={() => form.setFieldsValue({ email: 'set@x.example' })}>
        Set
      </button>
    </FormOfAntd>
  );
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Sets a text as a password manager does: by the setter of the page, without an event. */
const put = (label: string, value: string) => {
  input(label).value = value;
};

describe.each([
  ['plain', PlainFields],
  ['antd', FieldsOfAntd],
])('the fields of the %s kit', (_, Fields) => {
  test('the text of the fields is sent, even if no event reported it', async () => {
    render(<Fields />);
    put('Email', '\u202Aa@b.example\u200B\u00A0');
    put('Phone', '+91 98390 10008');
    put('Password', '\u00A0\u200Bsecret ');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(sent).toHaveBeenCalledWith({
      ...BLANK,
      email: 'a@b.example',
      phone: '9839010008',
      password: '\u00A0\u200Bsecret ',
    });
    expect(input('Phone')).toHaveValue('9839010008');
  });

  test('the text survives every render of the form, and waits for Submit', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Fields />);
    put('Phone', '98390-10008');
    rerender(<Fields />);
    await user.click(input('Phone'));
    // Also while the field has the focus.
    await user.click(input('Password'));
    put('Password', 'secret');
    await user.click(input('Email'));
    put('Email', 'a@b.example');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input('Password')).toHaveValue('secret');
    expect(changed).not.toHaveBeenCalled();
    await user.type(input('Address'), '!');
    expect(input('Email')).toHaveValue('a@b.example');
    await user.click(screen.getByRole('button', { name: 'Set' }));
    expect(input('Email')).toHaveValue('set@x.example');
    await user.type(input('Password'), '{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(sent.mock.lastCall?.[0]).toMatchObject({
      email: 'set@x.example',
      phone: '9839010008',
      password: 'secret',
    });
  });

  test('a number that was filled in without an event is corrected in the field', async () => {
    const user = userEvent.setup();
    render(<Fields />);
    await user.click(input('Phone'));
    put('Phone', '9839010008');
    input('Phone').setSelectionRange(4, 6);
    await user.keyboard('७५');
    expect(input('Phone')).toHaveValue('9839750008');
    expect(input('Phone').selectionStart).toBe(6);
  });

  test('nothing is rewritten while an input method composes', async () => {
    render(<Fields />);
    const phone = input('Phone');
    phone.focus();
    fireEvent.compositionStart(phone);
    fireEvent.input(phone, { target: { value: '९८a' }, isComposing: true });
    fireEvent.click(input('Email'));
    expect(phone).toHaveValue('९८a');
    fireEvent.compositionEnd(phone);
    await waitFor(() => expect(phone).toHaveValue('98'));
    // A draft is kept of the text that stands there now.
    expect(changed).toHaveBeenCalled();
  });
});

describe('the form of the antd kit', () => {
  test('an untouched field keeps the value of the form, and a read-only one any value it is given', async () => {
    const user = userEvent.setup();
    render(<FieldsOfAntd />);
    put('Firm', 'Another');
    await user.click(input('Address'));
    await user.tab();
    expect(changed).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith(BLANK));
  });

  test('is told of a text once the input method has composed it', async () => {
    render(<FieldsOfAntd />);
    const phone = input('Phone');
    fireEvent.compositionStart(phone);
    fireEvent.input(phone, { target: { value: '९८a' }, isComposing: true });
    expect(changed).not.toHaveBeenCalled();
    fireEvent.compositionEnd(phone);
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  });
});

function Phone({ maxDigits }: { readonly maxDigits: number }) {
  const { t } = useTranslation();
  const form = useForm();
  return (
    <Form form={form} onSend={() => undefined}>
      <Field name="phone" label="Phone" {...phoneRules(t, maxDigits)}>
        {(control) => <input {...control} type="tel" />}
      </Field>
    </Form>
  );
}

/* Typing a number key by key: domain/phoneEdit.test.ts. */

test.each([
  [15, '+91 98765 43210', '919876543210'],
  [10, '+91 98765 43210', '9876543210'],
  [10, 'ask Rekha', ''],
])('a field of %i digits takes as much of a pasted %s as fits', async (maxDigits, pasted, kept) => {
  render(<Phone maxDigits={maxDigits} />);
  input('Phone').focus();
  await userEvent.paste(pasted);
  expect(input('Phone')).toHaveValue(kept);
});

test.each([
  [10, '+91 98390 100', 'Enter only the 10 digits. A 0 or +91 in front is not needed.'],
  [10, '5422401101', 'Mobile numbers start with 6, 7, 8 or 9. Please check this number.'],
  [15, '9839010008123456', 'Only 15 digits fit here. The extra digits were not added.'],
])('a field of %i digits has a hint about %s', async (maxDigits, typed, remark) => {
  render(<Phone maxDigits={maxDigits} />);
  await userEvent.type(input('Phone'), typed);
  expect(screen.getByText(remark)).toBeVisible();
});
