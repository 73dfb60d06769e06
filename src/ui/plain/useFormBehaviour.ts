import type { FormInstance } from '@rc-component/form';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/translation';
import { type FieldName, focusFirstError } from './focusField';

/** The behaviour of every form of both kits: a failed validation focuses the first invalid field. */
export function useFormBehaviour(form: FormInstance) {
  useRevalidateOnLanguageChange(form);
  return {
    onKeyDown: submitByKeys,
    onFinishFailed: ({ errorFields }: { errorFields: readonly { readonly name: FieldName }[] }) =>
      focusFirstError(errorFields),
  };
}

/** Validates again when the language changes, since the form stores its errors as texts. The service's errors stay. */
function useRevalidateOnLanguageChange(form: FormInstance): void {
  const { t } = useTranslation();
  const shown = useRef(t);
  useEffect(() => {
    if (shown.current === t) return;
    shown.current = t;
    const before = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    const validateAgain = async () => {
      await form.validateFields(before.map(({ name }) => name)).catch(() => undefined);
      form.setFields(before.filter(({ name }) => form.getFieldError(name).length === 0));
    };
    if (before.length > 0) void validateAgain();
  }, [form, t]);
}

/** Ctrl+Enter sends from every field, multi-line ones too. A held key sends once (rule C3). */
function submitByKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  // Otherwise the field, or the focused button, would react to the same key.
  event.preventDefault();
  if (event.repeat) return;
  // By the button, which ignores presses while it is busy.
  event.currentTarget.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
}
