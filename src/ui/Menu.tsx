import { Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { Button, type ButtonProps } from './Button';
import { MORE_ICON } from './icons';
import styles from './Menu.module.css';

export interface MenuEntry {
  readonly key: string;
  readonly text: string;
  /** Where the entry leads, another site or a plain page of this one in a new tab; else it acts. */
  readonly href?: string;
  readonly onChoose?: () => void;
  /** Takes something away for good: it stands apart. */
  readonly danger?: boolean;
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
      // What opens in a dialog stands in it: the rest of the page is out of reach.
      getPopupContainer={(trigger) => trigger.closest('dialog') ?? document.body}
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

interface MoreMenuProps {
  /** Names the button, which shows three dots. */
  readonly label: string;
  readonly className?: string | undefined;
  /** Asked when the button is pressed. */
  readonly entries: () => readonly MenuEntry[];
}

/** The menu of a row: a hundred of them stand on a page, so until it is pressed it is a button and nothing else. */
export function MoreMenu({ label, className = '', entries }: MoreMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  /** A press on the button closes the open menu before it is a click. */
  const wasOpen = useRef(false);
  const close = () => {
    setOpen(false);
    // The menu goes away with the focus in it.
    opener.current?.focus();
  };
  return (
    <span className={`${styles['more']} ${className}`}>
      <button
        ref={opener}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerDown={() => {
          wasOpen.current = open;
        }}
        onClick={() => {
          if (!wasOpen.current) setOpen(true);
          wasOpen.current = false;
        }}
      >
        {MORE_ICON}
      </button>
      {open && (
        <Dropdown
          open
          trigger={['click']}
          autoFocus
          placement="bottomRight"
          classNames={{ item: styles['entry'] ?? '' }}
          onOpenChange={(next) => {
            if (!next) close();
          }}
          menu={{ items: entries().map(itemOf) }}
        >
          <span className={styles['place']} />
        </Dropdown>
      )}
    </span>
  );
}

function itemOf({ key, text, href, onChoose, danger = false }: MenuEntry) {
  if (href === undefined) {
    const className = danger ? `${styles['apart']}` : '';
    return { key, label: text, danger, className, onClick: () => onChoose?.() };
  }
  // A call or a mail opens a program; whatever is a page must not take the place of unsaved work.
  const isPage = /^(https?:|\/)/.test(href);
  return {
    key,
    // By the keyboard the entry has the focus, and not its link.
    onClick: ({ domEvent: { target } }: { domEvent: { target: EventTarget } }) => {
      if (target instanceof Element && !(target instanceof HTMLAnchorElement))
        target.querySelector('a')?.click();
    },
    label: (
      <a
        href={href}
        className={styles['link']}
        {...(isPage ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        {text}
      </a>
    ),
  };
}
