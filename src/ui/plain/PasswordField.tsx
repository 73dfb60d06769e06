import { Field, type FieldProps } from './Field';
import styles from './form.module.css';
import { usePassword } from './usePassword';

export function PasswordField(field: FieldProps) {
  const { isVisible, inputPropsOf, buttonProps, note } = usePassword();
  return (
    <Field {...field} note={note}>
      {(control) => (
        <span className={styles['password']}>
          <input {...control} {...inputPropsOf(control)} autoComplete="current-password" />
          <button type="button" {...buttonProps}>
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
