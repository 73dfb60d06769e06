import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { usePassword } from '../plain/PasswordField';
import { Field, type FieldProps } from './Field';

interface PasswordFieldProps extends FieldProps {
  readonly autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ autoComplete, ...field }: PasswordFieldProps) {
  const { isVisible, inputPropsOf, buttonProps, note } = usePassword();
  const Icon = isVisible ? EyeOutlined : EyeInvisibleOutlined;
  return (
    <Field {...field} note={note}>
      {(control) => (
        <Input
          {...control}
          {...inputPropsOf(control)}
          autoComplete={autoComplete}
          suffix={<Button type="text" size="small" icon={<Icon aria-hidden />} {...buttonProps} />}
        />
      )}
    </Field>
  );
}
