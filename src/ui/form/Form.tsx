import RcForm, { type FormInstance, List, useForm, useWatch } from '@rc-component/form';
import type { KeyboardEvent, ReactNode } from 'react';
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
export function Form<Values extends object>({ children, onFinish, ...form }: FormProps<Values>) {
  return (
    <RcForm
      {...form}
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
