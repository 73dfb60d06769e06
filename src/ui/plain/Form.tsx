import RcForm, { type FormInstance, List, useForm, useWatch } from '@rc-component/form';
import type { ReactNode } from 'react';
import { useFormBehaviour } from './useFormBehaviour';

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
