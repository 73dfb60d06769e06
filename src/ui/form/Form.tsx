import RcForm, { type FormInstance, List, useForm, useWatch } from '@rc-component/form';
import type { ReactNode } from 'react';
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
      onFinish={(values) => void onFinish(values)}
      onFinishFailed={({ errorFields: [first] }) => {
        if (first !== undefined) focusField(first.name);
      }}
    >
      {children}
    </RcForm>
  );
}

export { type FormInstance, List, useForm, useWatch };
