import type { FormInstance } from '@rc-component/form';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { focusField } from './focusField';

type Path = Parameters<typeof focusField>[0];

/** How every form behaves, whichever kit it is drawn with: a refused submit takes the person to the first wrong field. */
export function useFormBehaviour(form: FormInstance) {
  useRevalidateOnLanguageChange(form);
  return {
    onKeyDown: submitByKeys,
    onFinishFailed: ({ errorFields: [first] }: { errorFields: readonly { name: Path }[] }) => {
      if (first !== undefined) focusField(first.name);
    },
  };
}

/**
 * Says what stands under the fields of a form anew when the language changes: the form keeps its errors as texts. What
 * the service said of a field stays as it came.
 */
function useRevalidateOnLanguageChange(form: FormInstance): void {
  const { t } = useTranslation();
  const shown = useRef(t);
  useEffect(() => {
    if (shown.current === t) return;
    shown.current = t;
    const before = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    const sayAnew = async () => {
      await form.validateFields(before.map(({ name }) => name)).catch(() => undefined);
      form.setFields(before.filter(({ name }) => form.getFieldError(name).length === 0));
    };
    if (before.length > 0) void sayAnew();
  }, [form, t]);
}

/** Ctrl+Enter sends from every field, the ones of several lines too. A held key sends once (rule C3). */
function submitByKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  // Else the field, or the button that has the focus, would act on the same key.
  event.preventDefault();
  if (event.repeat) return;
  // By its button, which takes no press while it is busy.
  event.currentTarget.querySelector<HTMLButtonElement>('button[type="submit"]')?.click();
}
