import RcForm, { type FormInstance, List, useForm, useWatch } from '@rc-component/form';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { focusField } from './focusField';

interface FormProps<Values extends object> {
  readonly form: FormInstance<Values>;
  readonly initialValues: Values;
  readonly className?: string | undefined;
  readonly onValuesChange?: (changed: unknown, values: Values) => void;
  /** Only with values that keep every rule. */
  readonly onFinish: (values: Values) => unknown;
  readonly children: ReactNode;
}

/**
 * A form as every screen has it: rules are judged field by field, and a refused submit takes the person to the first wrong
 * field. Its fields are plain HTML, so that the public screens open without antd (docs/decisions/0009).
 */
export function Form<Values extends object>({ children, onFinish, ...props }: FormProps<Values>) {
  useErrorsInLanguage(props.form);
  return (
    <RcForm
      {...props}
      // The texts of product §5 stand under the fields; the browser's own bubble would keep them away.
      noValidate
      onKeyDown={submitByKeys}
      onFinish={(values) => void onFinish(values)}
      onFinishFailed={({ errorFields: [first] }) => {
        if (first !== undefined) focusField(first.name);
      }}
    >
      {children}
    </RcForm>
  );
}

/**
 * Says what stands under the fields of a form anew when the language changes: the form keeps its errors as texts. What
 * the service said of a field stays as it came.
 */
function useErrorsInLanguage(form: FormInstance): void {
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

export { type FormInstance, List, useForm, useWatch };
