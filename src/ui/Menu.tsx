import { useRef, useState } from 'react';
import { Button, type ButtonProps } from './plain/Button';
import { MORE_ICON } from './icons';
import styles from './Menu.module.css';
import type { MenuEntry } from './MenuEntry';
import { MenuLayer, prepareMenu } from './MenuLayer';

interface MenuProps extends Omit<
  ButtonProps,
  'onClick' | 'onFocus' | 'onPointerDown' | 'onPointerEnter' | 'ref'
> {
  readonly entries: readonly MenuEntry[];
}

/** A button that opens a menu of acts and links. The focus goes into the menu, and back to the button. */
export function Menu({ entries, ...button }: MenuProps) {
  const { open, opener, close } = useOpener();
  return (
    <span className={styles['menu']}>
      <Button {...button} {...opener} />
      {open && <MenuLayer entries={entries} onClose={close} />}
    </span>
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
  const { open, opener, close } = useOpener();
  return (
    <span className={`${styles['menu']} ${className}`}>
      <button type="button" aria-label={label} {...opener}>
        {MORE_ICON}
      </button>
      {open && <MenuLayer atEnd entries={entries()} onClose={close} />}
    </span>
  );
}

/** What a button needs that opens a menu. */
function useOpener() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  /** A press on the button closes the open menu before it is a click. */
  const wasOpen = useRef(false);
  const close = () => {
    setOpen(false);
    // The menu goes away with the focus in it.
    button.current?.focus();
  };
  const opener = {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onPointerEnter: prepareMenu,
    onFocus: prepareMenu,
    onPointerDown: () => {
      wasOpen.current = open;
    },
    onClick: () => {
      if (!wasOpen.current) setOpen(true);
      wasOpen.current = false;
    },
  } as const;
  return { open, opener, close };
}
