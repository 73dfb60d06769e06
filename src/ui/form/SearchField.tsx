import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { CLOSE_ICON } from '../icons';
import styles from './form.module.css';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** What a list is searched for. Outside of any form: each letter counts at once. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  useSlash(input);
  return (
    <span className={styles['search']}>
      <input
        ref={input}
        type="search"
        autoComplete="off"
        className={styles['input']}
        placeholder={t('Search')}
        aria-label={t('Search')}
        aria-keyshortcuts="/"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={t('Clear the search')}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          {CLOSE_ICON}
        </button>
      )}
    </span>
  );
}

/** Where "/" is text, or belongs to what stands over the list. */
const ELSEWHERE = 'input, textarea, select, [contenteditable], [role="menu"]';

/** "/" leads to the search from anywhere on the page, as on many sites. */
function useSlash(input: RefObject<HTMLInputElement | null>): void {
  // The key may be pressed wherever the focus is.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, altKey, metaKey } = event;
      if (key !== '/' || ctrlKey || altKey || metaKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(ELSEWHERE) !== null) return;
      if (document.querySelector('dialog[open], [role="dialog"]') !== null) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}
