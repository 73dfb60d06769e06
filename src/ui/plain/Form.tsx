import RcForm, { type FormInstance, List, useForm, useWatch } from '@rc-component/form';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/translation';
import { type FieldName, focusFirstError } from './fieldErrors';

interface FormProps<Values extends object> {
  readonly form: FormInstance<Values>;
  readonly initialValues: Values;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
  readonly onValuesChange?: (changed: unknown, values: Values) => void;
  readonly onFinish: (values: Values) => unknown;
  readonly children: ReactNode;
}

/** A form of the first screens: its fields are plain HTML, so that these open without antd (docs/decisions/0009). */
export function Form<Values extends object>({ children, onFinish, ...props }: FormProps<Values>) {
  return (
    <RcForm
      {...props}
      {...useFormBehaviour(props.form)}
      // The texts of product §5 are below the fields; the browser's own messages would prevent them.
      noValidate
      onFinish={(values) => void onFinish(values)}
    >
      {children}
    </RcForm>
  );
}

export { type FormInstance, List, useForm, useWatch };

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
