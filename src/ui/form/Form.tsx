import { Form as AntdForm, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { useFormBehaviour } from '../plain/Form';
import styles from './form.module.css';

interface AntdFormProps<Values extends object> {
  readonly form: FormInstance<Values>;
  readonly initialValues: Values;
  readonly onFinish: (values: Values) => unknown;
  readonly children: ReactNode;
}

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

/** A star that is not read as part of the name, as antd's own is. */
const starred = (label: ReactNode, { required }: { readonly required: boolean }) => (
  <span>
    {required && <span aria-hidden="true" className={styles['star']} />}
    <span>{label}</span>
  </span>
);
