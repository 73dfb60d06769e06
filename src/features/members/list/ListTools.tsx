import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/translation';
import { type Action, linkProps, menuEntry } from '../../../ui/action';
import { ActionsMenu, MenuButton } from '../../../ui/MenuButton';
import rowStyles from '../members.module.css';
import styles from './list.module.css';

/** A tool of a list: a press, a link that opens in a new tab, or a choice (`children`). */
export interface ListTool extends Action {
  readonly icon?: ReactNode;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
}

/** The tools of a list beside its heading: buttons, or without room for them the entries of one menu (css alone). */
export function ListTools({ tools }: { readonly tools: readonly ListTool[] }) {
  const { t } = useTranslation();
  return (
    <>
      <span className={`row screen-only ${styles['tools']}`}>
        {tools.map((tool) => (
          <ToolButton key={tool.key} tool={tool} />
        ))}
      </span>
      <span className={`${styles['more']} ${rowStyles['actions']}`}>
        <ActionsMenu
          name={t('More actions')}
          // A list that is being read again keeps nobody from the other tools.
          busy={tools.some(({ key, isBusy }) => isBusy === true && key !== 'refresh')}
          actions={tools.filter(({ isDisabled }) => isDisabled !== true)}
        />
      </span>
    </>
  );
}

function ToolButton({ tool }: { readonly tool: ListTool }) {
  const { text, icon, isBusy = false, isDisabled = false, onPress, children } = tool;
  const shown = {
    ...linkProps(tool),
    icon,
    loading: isBusy,
    'aria-busy': isBusy,
    disabled: isDisabled,
    children: text,
  };
  return children === undefined ? (
    <Button {...shown} {...(onPress && { onClick: onPress })} />
  ) : (
    <MenuButton menu={() => ({ items: children.map(menuEntry) })}>
      {(opener) => <Button {...opener} {...shown} />}
    </MenuButton>
  );
}
