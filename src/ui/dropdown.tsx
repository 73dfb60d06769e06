import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { DropdownProps, MenuProps } from 'antd';

/** Props for antd's Dropdown and for its button: the focus goes into the open menu, and back to the button. */
export function useDropdown() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const onOpenChange = (next: boolean) => {
    setOpen(next);
    // The menu goes away with the focus in it.
    if (!next) button.current?.focus();
  };
  const dropdown = {
    open,
    trigger: ['click'],
    destroyOnHidden: true,
    popupRender: (menu) => (
      <FocusFirstEntry onClose={() => onOpenChange(false)}>{menu}</FocusFirstEntry>
    ),
    onOpenChange,
  } satisfies DropdownProps;
  return {
    dropdown,
    button: { ref: button, 'aria-haspopup': 'menu', 'aria-expanded': open } as const,
  };
}

interface FocusFirstEntryProps {
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/**
 * antd's own autoFocus looks for the menu after three frames, whether it stands by then or not: on a slow computer the focus
 * stayed outside, or was taken from whoever had closed the menu meanwhile. And its first Tab led nowhere.
 */
function FocusFirstEntry({ children, onClose }: FocusFirstEntryProps) {
  const place = useRef<HTMLDivElement>(null);
  // The entries stand from here on.
  useEffect(() => {
    const entry =
      place.current?.querySelector('[aria-checked="true"]') ??
      place.current?.querySelector('[role^="menuitem"]');
    const target = entry?.querySelector('a') ?? entry;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    // The Tab goes on from the button.
    event.stopPropagation();
    onClose();
  };
  return (
    <div ref={place} role="presentation" onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

interface LinkEntry {
  readonly key: string;
  readonly text: string;
  readonly href: string;
}

/** An entry of antd's menu that is a link. */
export function linkEntry({ key, text, href }: LinkEntry): NonNullable<MenuProps['items']>[number] {
  // A call or a mail opens a program; whatever is a page must not take the place of unsaved work.
  const isPage = /^(https?:|\/)/.test(href);
  return {
    key,
    label: (
      <a href={href} {...(isPage ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
        {text}
      </a>
    ),
    onClick: ({ domEvent }) => {
      if (domEvent.type !== 'keydown') return;
      // The menu closes with the key: the link would be gone before the browser follows it.
      domEvent.preventDefault();
      domEvent.currentTarget.querySelector('a')?.click();
    },
  };
}
