import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
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
  return (
    <span className={styles['search']}>
      <input
        ref={input}
        type="search"
        autoComplete="off"
        className={styles['input']}
        placeholder={t('Search')}
        aria-label={t('Search')}
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
