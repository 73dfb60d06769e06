import type { MenuProps } from 'antd';
import type { ReactNode } from 'react';

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
  readonly button?: {
    readonly icon: ReactNode;
    /** The accessible name, which also says what it is about. */
    readonly name: string;
    readonly busy?: boolean;
  };
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

/** The action of a notice that leads to a screen: notices are above the router, whose links do not work there. */
export const noticeLink =
  (href: string, text: string) =>
  (close: () => void): ReactNode => (
    <a href={href} onClick={close}>
      {text}
    </a>
  );
