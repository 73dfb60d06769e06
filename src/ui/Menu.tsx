import { Dropdown } from 'antd';
import { useRef } from 'react';
import { Button, type ButtonProps } from './Button';

interface MenuEntry {
  readonly key: string;
  readonly text: string;
  /** Where the entry leads, in a new tab; else it acts. */
  readonly href?: string;
  readonly onChoose?: () => void;
}

interface MenuProps extends Omit<ButtonProps, 'onClick' | 'ref'> {
  readonly entries: readonly MenuEntry[];
}

/** A button that opens a menu of acts and links. The focus goes into the menu, and back to the button. */
export function Menu({ entries, ...button }: MenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      disabled={button.disabled === true}
      onOpenChange={(open) => {
        // The menu goes away with the focus in it.
        if (!open) opener.current?.focus();
      }}
      menu={{ items: entries.map(itemOf) }}
    >
      <Button {...button} ref={opener} aria-haspopup="menu" />
    </Dropdown>
  );
}

function itemOf({ key, text, href, onChoose }: MenuEntry) {
  if (href === undefined) return { key, label: text, onClick: () => onChoose?.() };
  return {
    key,
    // By the keyboard the entry has the focus, and not its link.
    onClick: ({ domEvent: { target } }: { domEvent: { target: EventTarget } }) => {
      if (!(target instanceof HTMLAnchorElement)) window.open(href, '_blank', 'noopener');
    },
    label: (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
    ),
  };
}
