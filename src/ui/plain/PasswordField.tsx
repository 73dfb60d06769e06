import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Field, type FieldProps } from './Field';
import styles from './form.module.css';

export function PasswordField(field: FieldProps) {
  const { t } = useTranslation();
  const [isVisible, setIsVisible] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles['password']}>
          <input
            {...control}
            type={isVisible ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            aria-pressed={isVisible}
            aria-label={t('Show password')}
            onClick={() => setIsVisible(!isVisible)}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M2 12q4-7 10-7t10 7q-4 7-10 7T2 12Z" />
              <circle cx="12" cy="12" r="3" />
              {!isVisible && <path d="m4 20 16-16" />}
            </svg>
          </button>
        </span>
      )}
    </Field>
  );
}
