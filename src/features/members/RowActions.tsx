import { type RefObject, useRef } from 'react';
import { type ListName, lists } from '../../config/lists';
import { memberLink } from '../../config/paths';
import type { Member, NewMember } from '../../domain/member';
import type { TFunction } from '../../i18n/Text';
import { EDIT_ICON, PHONE_ICON, VIEW_ICON } from '../../ui/icons';
import { DeleteButton } from './DeleteButton';
import styles from './members.module.css';
import { MoreButton } from './MoreButton';
import { useFirmLink } from './useFirmLink';
import { contactLinksOf } from './contactLinks';

interface RowActionsProps {
  readonly t: TFunction;
  readonly member: Member | NewMember;
  readonly list: ListName;
}

/**
 * View, edit, contact and delete; a row without an id has no actions. The menu of ⋯ has all of them, since a card only has space
 * for the call and ⋯: it presses the controls.
 */
export function RowActions({ t, member, list }: RowActionsProps) {
  const { id, name: firm } = member;
  const { view, edit } = lists[list];
  const linkTo = useFirmLink();
  const [viewLink, editLink] = [useRef<HTMLAnchorElement>(null), useRef<HTMLAnchorElement>(null)];
  const deleteButton = useRef<HTMLButtonElement>(null);
  if (id === null) return null;
  const ways = contactLinksOf(t, member);
  const phoneLink = ways.find(({ key }) => key === 'call');
  return (
    <div className={styles['actions']}>
      <a ref={viewLink} {...linkTo(memberLink(view, id))} aria-label={t('View {{firm}}', { firm })}>
        {VIEW_ICON}
      </a>
      <a ref={editLink} {...linkTo(memberLink(edit, id))} aria-label={t('Edit {{firm}}', { firm })}>
        {EDIT_ICON}
      </a>
      {phoneLink !== undefined && 'href' in phoneLink && (
        <a
          href={phoneLink.href}
          className={styles['phoneLink']}
          aria-label={t('Call {{firm}}', { firm })}
        >
          {PHONE_ICON}
        </a>
      )}
      <MoreButton
        t={t}
        firm={firm}
        ways={ways}
        buildEntries={(reach) => [
          pressing(t('View'), viewLink),
          pressing(t('Edit'), editLink),
          ...reach,
          {
            ...pressing(t('Delete'), deleteButton),
            danger: true,
            className: styles['apart'] ?? '',
          },
        ]}
      />
      <DeleteButton t={t} id={id} member={member} list={list} button={deleteButton} />
    </div>
  );
}

const pressing = (text: string, control: RefObject<HTMLElement | null>) => ({
  key: text,
  label: text,
  onClick: () => control.current?.click(),
});
