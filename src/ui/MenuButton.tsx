import { Dropdown, type MenuProps } from 'antd';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type Action, menuEntry } from './action';
import { icon } from './icons';

interface Opener {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-haspopup': 'menu' | undefined;
  readonly 'aria-expanded': boolean;
  readonly onPointerDown: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClick: () => void;
}

type MenuButtonProps = Content & {
  /** The button with the props that make it open the menu. */
  readonly children: (opener: Opener) => ReactNode;
  readonly isAtEnd?: boolean;
  readonly onClose?: () => void;
};

/** A menu, or a panel that handles the focus itself. */
type Content =
  | { readonly menu: () => MenuProps; readonly panel?: never }
  | { readonly menu?: never; readonly panel: (close: () => void) => ReactNode };

/** A button with a menu, which is rendered only while it is open: a page of a list has a hundred of them. */
export function MenuButton(props: MenuButtonProps) {
  const { children, menu, panel, isAtEnd = false, onClose } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  /** A press on the button closes the open menu before its click event. */
  const wasOpen = useRef(false);
  const close = () => {
    setOpen(false);
    // The menu disappears with the focus in it. A page that scrolled would lose the press that closes it.
    button.current?.focus({ preventScroll: true });
    onClose?.();
  };
  return (
    <span style={{ position: 'relative', display: 'inline-grid' }}>
      {children({
        ref: button,
        'aria-haspopup': menu && 'menu',
        'aria-expanded': open,
        onPointerDown: () => {
          wasOpen.current = open;
        },
        onKeyDown: ({ key }) => {
          // On a busy computer antd may not listen yet, and the focus may still be here.
          if (open && key === 'Escape') close();
          // A press that ended elsewhere had no click.
          wasOpen.current = false;
        },
        onClick: () => {
          if (open) close();
          else if (!wasOpen.current) setOpen(true);
          wasOpen.current = false;
        },
      })}
      {/* The menu opens at its button, which stays mounted so that its press completes. */}
      {open && (
        <Dropdown
          open
          trigger={['click']}
          placement={isAtEnd ? 'bottomRight' : 'bottomLeft'}
          onOpenChange={(isOpen) => isOpen || close()}
          menu={menu?.() ?? {}}
          popupRender={(list) =>
            panel?.(close) ?? <FocusFirstEntry onClose={close}>{list}</FocusFirstEntry>
          }
        >
          <span style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }} />
        </Dropdown>
      )}
    </span>
  );
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
    // The button has the focus by now: the same key would press it.
    if (event.key === 'Enter') event.preventDefault();
    if (event.key !== 'Tab' && event.key !== 'Escape') return;
    // A Tab then moves on from the button.
    event.stopPropagation();
    onClose();
  };
  return (
    <div ref={place} role="presentation" onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}

const MORE_ICON = icon(
  'M4.5 10.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1ZM10 10.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1ZM15.5 10.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1Z',
);

interface ActionsMenuProps {
  readonly name: string;
  readonly actions: readonly Action[];
  readonly busy?: boolean;
}

/** A button ⋯ with actions. */
export function ActionsMenu({ name, actions, busy }: ActionsMenuProps) {
  return (
    <MenuButton isAtEnd menu={() => ({ items: actions.map(menuEntry) })}>
      {(opener) => (
        <button type="button" aria-label={name} aria-busy={busy} {...opener}>
          {MORE_ICON}
        </button>
      )}
    </MenuButton>
  );
}
