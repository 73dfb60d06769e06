import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Field, type AntdFieldProps } from './Field';

interface PasswordFieldProps extends AntdFieldProps {
  readonly autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ autoComplete, ...field }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [isVisible, setIsVisible] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <Input
          {...control}
          type={isVisible ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          suffix={
            <Button
              type="text"
              size="small"
              icon={isVisible ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
              aria-label={t('Show password')}
              aria-pressed={isVisible}
              onClick={() => setIsVisible(!isVisible)}
            />
          }
        />
      )}
    </Field>
  );
}
