import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/translation';
import { Field } from './Field';
import type { FieldProps } from './fields';
import styles from './form.module.css';

export function PasswordField(field: FieldProps) {
  const { isVisible, inputPropsOf, buttonProps, note } = usePassword();
  return (
    <Field {...field} note={note}>
      {(control) => (
        <span className={styles['password']}>
          <input {...control} {...inputPropsOf(control)} autoComplete="current-password" />
          <button type="button" className="bare" {...buttonProps}>
            <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
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

/** The common part of both kits' password fields: shown until a form is sent, with hints about the keyboard. */
export function usePassword() {
  const { t } = useTranslation();
  const [isVisible, setIsVisible] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  // Nobody should read the password while the answer is awaited, or after a refusal.
  useEffect(() => {
    const hide = () => setIsVisible(false);
    document.addEventListener('submit', hide, true);
    return () => document.removeEventListener('submit', hide, true);
  }, []);
  const readKey = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState('CapsLock'));
  const inputPropsOf = (field: { readonly onBlur: (event: FocusEvent) => void }) => ({
    type: isVisible ? 'text' : 'password',
    autoCapitalize: 'none',
    spellCheck: false,
    onKeyDown: readKey,
    onKeyUp: readKey,
    onBlur: (event: FocusEvent) => {
      field.onBlur(event);
      setHasCapsLock(false);
    },
  });
  const buttonProps = {
    'aria-label': t('Show password'),
    'aria-pressed': isVisible,
    onClick: () => setIsVisible(!isVisible),
  };
  const note = (password: string) => {
    if (hasCapsLock) return t('Caps Lock is on.');
    return /[^\P{L}\p{Script=Latin}]/u.test(password)
      ? t('Some letters are not English letters. Check the language of your keyboard.')
      : null;
  };
  return { isVisible, inputPropsOf, buttonProps, note };
}
