import { CloseOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Input, type InputRef } from 'antd';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/translation';
import { isTouchUser } from '../../../ui/pressGuard';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

export function SearchField({ value, onChange }: SearchFieldProps) {
  const { t } = useTranslation();
  const input = useRef<InputRef>(null);
  useSlashShortcut(input);
  return (
    <Input
      ref={input}
      type="search"
      autoComplete="off"
      placeholder={t('Search')}
      aria-label={t('Search')}
      aria-keyshortcuts="/"
      prefix={<SearchOutlined aria-hidden />}
      styles={{ suffix: { color: 'var(--ant-color-text-tertiary)' } }}
      suffix={
        value === '' ? (
          !isTouchUser() && <span aria-hidden="true">/</span>
        ) : (
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined aria-hidden />}
            aria-label={t('Clear search')}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          />
        )
      }
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Places where "/" is text, or belongs to a menu or a dialog. An open dialog has the focus. */
const ELSEWHERE =
  'input, textarea, select, [contenteditable], [role="menu"], dialog, [role="dialog"]';

/** "/" focuses the search from anywhere on the page, as on many sites. */
function useSlashShortcut(input: RefObject<InputRef | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, altKey, metaKey } = event;
      if (key !== '/' || ctrlKey || altKey || metaKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(ELSEWHERE) !== null) return;
      event.preventDefault();
      input.current?.focus({ cursor: 'all' });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}
