import { hrefOf, type ListName, lists, memberLink } from '../../config/paths';
import type { Member, MemberId, NewMember } from '../../domain/member';
import type { TFunction } from '../../i18n/translation';
import { copyAndNotify } from '../../ui/copyText';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { type Action, linkProps } from '../../ui/action';
import { icon } from '../../ui/icons';
import { ActionsMenu } from '../../ui/MenuButton';
import { contactLinksOf } from './contactLinks';
import styles from './members.module.css';
import { DELETE_ICON, useDelete } from './useDelete';

const VIEW_ICON = icon(
  'M1.5 10C3.5 6.3 6.5 4.4 10 4.4s6.5 1.9 8.5 5.6c-2 3.7-5 5.6-8.5 5.6S3.5 13.7 1.5 10ZM10 7.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Z',
);

const EDIT_ICON = icon(
  'M3 17l.8-3.6L13.6 3.6a1.4 1.4 0 0 1 2 0l.8.8a1.4 1.4 0 0 1 0 2L6.6 16.2 3 17ZM12 5.2 14.8 8',
);

interface RowActionsProps {
  readonly t: TFunction;
  readonly id: MemberId;
  readonly member: Member | NewMember;
  readonly list: ListName;
}

/** View, edit, contact and delete: all in the menu, and some as buttons, of which css shows those the row has space for. */
export function RowActions({ t, id, member, list }: RowActionsProps) {
  const { name: firm } = member;
  const { view, edit } = lists[list];
  const dialogs = useDialogs();
  const { isPending, remove } = useDelete({ list, id }, member);
  const deletion: Action = {
    key: 'delete',
    text: t('Delete'),
    onPress: () => void remove(),
    danger: true,
    button: { icon: DELETE_ICON, name: t('Delete {{firm}}', { firm }), busy: isPending },
  };
  const others: readonly Action[] = [
    {
      key: 'view',
      text: t('View'),
      href: hrefOf(memberLink(view, id)),
      isScreen: true,
      button: { icon: VIEW_ICON, name: t('View {{firm}}', { firm }) },
    },
    {
      key: 'edit',
      text: t('Edit'),
      href: hrefOf(memberLink(edit, id)),
      isScreen: true,
      button: { icon: EDIT_ICON, name: t('Edit {{firm}}', { firm }) },
    },
    ...contactLinksOf(t, member, (text) => void copyAndNotify(dialogs, text)),
  ];
  return (
    <div className={styles['actions']}>
      {others.map(rowButton)}
      <ActionsMenu
        name={t('More actions for {{firm}}', { firm })}
        actions={[...others, deletion]}
      />
      {rowButton(deletion)}
    </div>
  );
}

/** No component, since a page of a list has hundreds. */
function rowButton(action: Action) {
  const { key, button, onPress } = action;
  if (button === undefined) return null;
  const { name, icon: sign, busy } = button;
  const props = { className: styles[key], 'aria-label': name };
  return onPress === undefined ? (
    <a key={key} {...linkProps(action)} {...props}>
      {sign}
    </a>
  ) : (
    <button key={key} type="button" aria-busy={busy} onClick={onPress} {...props}>
      {sign}
    </button>
  );
}
