import { Form as AntdForm, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { useFormBehaviour } from '../plain/useFormBehaviour';
import styles from './form.module.css';

interface AntdFormProps<Values extends object> {
  readonly form: FormInstance<Values>;
  readonly initialValues: Values;
  /** Only with values that keep every rule. */
  readonly onFinish: (values: Values) => unknown;
  readonly children: ReactNode;
}

/** A form behind the sign-in. */
export function Form<Values extends object>({ onFinish, ...props }: AntdFormProps<Values>) {
  return (
    <AntdForm
      {...props}
      {...useFormBehaviour(props.form)}
      className={styles['form'] ?? ''}
      layout="vertical"
      requiredMark={starred}
      onFinish={(values: Values) => void onFinish(values)}
    />
  );
}

/** The star is no part of the name: antd's own would be read with it. */
const starred = (label: ReactNode, { required }: { readonly required: boolean }) => (
  <span>
    {required && <span aria-hidden="true" className={styles['star']} />}
    <span>{label}</span>
  </span>
);
