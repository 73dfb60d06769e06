import { Form as AntdForm, type FormInstance } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/translation';
import { type FieldErrors, focusFirstError } from '../plain/fieldErrors';
import { fieldId } from '../plain/fields';
import { submitByKeys } from '../plain/Form';

interface AntdFormProps<Values extends object> {
  readonly form: FormInstance<Values>;
  readonly initialValues: Values;
  readonly onFinish: (values: Values) => unknown;
  readonly children: ReactNode;
}

/** A form of the screens after the login. A failed validation focuses the first invalid field. */
export function Form<Values extends object>({ onFinish, ...props }: AntdFormProps<Values>) {
  useRevalidateOnLanguageChange(props.form);
  return (
    <AntdForm
      {...props}
      onKeyDown={submitByKeys}
      onFinish={(values: Values) => void onFinish(values)}
      onFinishFailed={({ errorFields: [first] }) => focusFirstError(first && fieldId(first.name))}
    />
  );
}

/** Lets a page show the service's errors below the fields of antd's form. */
export function fieldErrorsOf(form: FormInstance): FieldErrors {
  const pathOf = (id: string) =>
    form.getFieldsError().find(({ name }) => fieldId(name) === id)?.name;
  return {
    inputOf: (id) => (pathOf(id) === undefined ? null : document.getElementById(id)),
    showErrors: (errors) => {
      for (const { id, texts } of errors) {
        const name = pathOf(id);
        if (name !== undefined) form.setFields([{ name, errors: [...texts] }]);
      }
    },
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
