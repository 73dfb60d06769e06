import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { DropdownProps, MenuProps } from 'antd';

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

export interface ActionButton {
  readonly icon: ReactNode;
  /** The accessible name, which also says what it is about. */
  readonly name: string;
  readonly busy?: boolean;
}

/** What a person can do: a link or a press, as an entry of a menu or as a button. */
export interface Action {
  readonly key: string;
  readonly text: string;
  readonly href?: string;
  /** The link leads to a screen of the portal, in this tab. */
  readonly isScreen?: boolean;
  readonly onPress?: () => void;
  readonly danger?: boolean;
  /** For one that is a button as well. */
  readonly button?: ActionButton;
  /** Actions below this one, which is only their heading. */
  readonly children?: readonly Action[];
}

/** The props of an action's link; none if it is no link. */
export function linkProps({ href, isScreen = false }: Action) {
  if (href === undefined) return {};
  // Phone and mail links open a program; another page opens in a new tab, so that it never replaces unsaved work.
  const isPage = !isScreen && /^(https?:|\/)/.test(href);
  return isPage ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
}

type MenuEntry = NonNullable<MenuProps['items']>[number];

export function menuEntry(action: Action): MenuEntry {
  const { key, text, danger = false, onPress, children } = action;
  if (children !== undefined)
    return { key, type: 'group', label: text, children: children.map(menuEntry) };
  const link = linkProps(action);
  if (link.href === undefined)
    return {
      key,
      label: text,
      danger,
      // Apart from the others, so that a slip does not delete.
      style: danger ? { marginBlockStart: '0.75rem' } : {},
      onClick: () => onPress?.(),
    };
  return {
    key,
    label: <a {...link}>{text}</a>,
    onClick: ({ domEvent }) => {
      if (domEvent.type !== 'keydown') return;
      // The key closes the menu before the browser would follow the link.
      domEvent.preventDefault();
      domEvent.currentTarget.querySelector('a')?.click();
    },
  };
}
