import type { FormInstance } from '@rc-component/form';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';

/**
 * Says what stands under the fields of a form anew when the language changes: the form keeps its errors as texts. What
 * the service said of a field stays as it came.
 */
export function useErrorsInLanguage(form: FormInstance): void {
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
