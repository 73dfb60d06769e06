import { Dropdown, type MenuProps } from 'antd';
import { useRef } from 'react';
import type { TFunction } from '../../i18n/translation';
import { copyAndNotify } from '../../ui/copyAndNotify';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { linkEntry, useDropdown } from '../../ui/dropdown';
import { icon } from '../../ui/icons';
import styles from './members.module.css';
import type { ContactLink } from './contactLinks';

type Entries = NonNullable<MenuProps['items']>;

const MORE_ICON = icon(
  'M4.5 10.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1ZM10 10.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1ZM15.5 10.5a.5.5 0 1 0 0-1 .5.5 0 0 0 0 1Z',
);

interface MoreButtonProps {
  readonly t: TFunction;
  readonly firm: string;
  readonly ways: readonly ContactLink[];
  /** Adds the row's other actions to the ways to reach the firm. */
  readonly buildEntries: (reach: Entries) => Entries;
}

/** The ⋯ of a row. A page has a hundred of them, so the menu is rendered only once it is opened. */
export function MoreButton({ t, firm, ways, buildEntries }: MoreButtonProps) {
  const dialogs = useDialogs();
  const { dropdown, button } = useDropdown();
  const { open, onOpenChange } = dropdown;
  /** A press on the button closes the open menu before its click event. */
  const wasOpen = useRef(false);

  const reach = () =>
    ways.map((way) =>
      'href' in way
        ? linkEntry(way)
        : {
            key: way.key,
            label: way.text,
            onClick: () => void copyAndNotify(dialogs, way.textToCopy),
          },
    );
  return (
    <span className={styles['more']}>
      <button
        type="button"
        aria-label={t('More actions for {{firm}}', { firm })}
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
      {open && (
        <Dropdown {...dropdown} placement="bottomRight" menu={{ items: buildEntries(reach()) }}>
          <span className={styles['place']} />
        </Dropdown>
      )}
    </span>
  );
}
