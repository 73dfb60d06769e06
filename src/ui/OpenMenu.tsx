import { type ReactNode, useEffect, useRef } from 'react';
import { Dropdown } from 'antd';
import type { MenuEntry } from './MenuEntry';
import styles from './Menu.module.css';

interface OpenMenuProps {
  readonly entries: readonly MenuEntry[];
  readonly atEnd?: boolean;
  readonly onClose: () => void;
}

/** antd's menu, open in the place of its button. */
export default function OpenMenu({ entries, atEnd = false, onClose }: OpenMenuProps) {
  return (
    <Dropdown
      open
      trigger={['click']}
      placement={atEnd ? 'bottomRight' : 'bottomLeft'}
      classNames={{ item: styles['entry'] ?? '' }}
      // What opens in a dialog stands in it: the rest of the page is out of reach.
      getPopupContainer={(place) => place.closest('dialog') ?? document.body}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      popupRender={(menu) => <TakesFocus>{menu}</TakesFocus>}
      menu={{ items: entries.map(itemOf), className: styles['list'] ?? '' }}
    >
      <span className={styles['place']} />
    </Dropdown>
  );
}

/**
 * antd's own autoFocus looks for the menu after three frames, whether it stands by then or not: on a slow computer the focus
 * stayed outside. It also did so twice, and took the focus back from whoever had closed the menu meanwhile.
 */
function TakesFocus({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // The entries stand from here on.
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
  }, []);
  return <div ref={place}>{children}</div>;
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
