import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/translation';

/** The common part of both kits' password fields: shown until a form is sent, with hints about the keyboard (rule S6). */
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
  const inputPropsOf = (field: { readonly onBlur: () => void }) => ({
    type: isVisible ? 'text' : 'password',
    autoCapitalize: 'none',
    spellCheck: false,
    onKeyDown: readKey,
    onKeyUp: readKey,
    onBlur: () => {
      field.onBlur();
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
