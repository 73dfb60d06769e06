import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { DropdownProps, MenuProps } from 'antd';
import { Link } from 'react-router';

/** Props for antd's Dropdown and its button: the focus moves into the open menu, and back to the button. */
export function useDropdown() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const onOpenChange = (next: boolean) => {
    setOpen(next);
    // The menu disappears with the focus in it.
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

/** Replaces antd's autoFocus, which on a slow computer came too late and stole the focus; its first Tab led nowhere. */
function FocusFirstEntry({ children, onClose }: FocusFirstEntryProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const entry =
      place.current?.querySelector('[aria-checked="true"]') ??
      place.current?.querySelector('[role^="menuitem"]');
    const target = entry?.querySelector('a') ?? entry;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    // The Tab then moves on from the button.
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

type MenuEntry = NonNullable<MenuProps['items']>[number];

export function linkEntry({ key, text, href }: LinkEntry): MenuEntry {
  // Phone and mail links open a program; a page opens in a new tab, so that it never replaces unsaved work.
  const isPage = /^(https?:|\/)/.test(href);
  return entryOf(
    key,
    <a href={href} {...(isPage ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {text}
    </a>,
  );
}

/** An entry for a screen of the portal, which opens in this tab. */
export const screenEntry = (path: string, text: string): MenuEntry =>
  entryOf(path, <Link to={path}>{text}</Link>);

const entryOf = (key: string, link: ReactNode): MenuEntry => ({
  key,
  label: link,
  onClick: ({ domEvent }) => {
    if (domEvent.type !== 'keydown') return;
    // The key closes the menu before the browser would follow the link.
    domEvent.preventDefault();
    domEvent.currentTarget.querySelector('a')?.click();
  },
});
