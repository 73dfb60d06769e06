import { Dropdown } from 'antd';
import { useRef } from 'react';
import { type Action, menuEntry, useDropdown } from './dropdown';
import { icon } from './icons';

const MORE_ICON = icon(
  'M4.5 10.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1ZM10 10.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1ZM15.5 10.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1Z',
);

interface ActionsMenuProps {
  /** The accessible name. */
  readonly name: string;
  readonly actions: readonly Action[];
  readonly busy?: boolean;
}

/** A button ⋯ with a menu. A page of a list has a hundred of them, so the menu is rendered only once it is opened. */
export function ActionsMenu({ name, actions, busy }: ActionsMenuProps) {
  const { dropdown, button } = useDropdown();
  const { open, onOpenChange } = dropdown;
  /** A press on the button closes the open menu before its click event. */
  const wasOpen = useRef(false);
  return (
    <span style={{ position: 'relative', display: 'inline-grid' }}>
      <button
        type="button"
        aria-label={name}
        aria-busy={busy}
        {...button}
        onPointerDown={() => {
          wasOpen.current = open;
        }}
        onClick={() => {
          if (!wasOpen.current) onOpenChange(true);
          wasOpen.current = false;
        }}
      >
        {MORE_ICON}
      </button>
      {/* The menu opens at its button, which stays mounted so that its press completes. */}
      {open && (
        <Dropdown {...dropdown} placement="bottomRight" menu={{ items: actions.map(menuEntry) }}>
          <span style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }} />
        </Dropdown>
      )}
    </span>
  );
}
