import { type Ref, type RefObject, useRef } from 'react';
import { type ListName, lists, memberLink } from '../../config/paths';
import type { Member, MemberId, NewMember } from '../../domain/member';
import type { TFunction } from '../../i18n/translation';
import { icon, PHONE_ICON } from '../../ui/icons';
import styles from './members.module.css';
import { MoreButton } from './MoreButton';
import { DELETE_ICON, useDelete } from './useDelete';
import { useFirmLink } from './useFirmLink';
import { contactLinksOf } from './contactLinks';

const VIEW_ICON = icon(
  'M1.5 10C3.5 6.3 6.5 4.4 10 4.4s6.5 1.9 8.5 5.6c-2 3.7-5 5.6-8.5 5.6S3.5 13.7 1.5 10ZM10 7.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Z',
);

const EDIT_ICON = icon(
  'M3 17l.8-3.6L13.6 3.6a1.4 1.4 0 0 1 2 0l.8.8a1.4 1.4 0 0 1 0 2L6.6 16.2 3 17ZM12 5.2 14.8 8',
);

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
      <DeleteButton ref={deleteButton} t={t} id={id} member={member} list={list} />
    </div>
  );
}

interface DeleteButtonProps extends RowActionsProps {
  readonly ref: Ref<HTMLButtonElement>;
  readonly id: MemberId;
}

function DeleteButton({ ref, t, id, member, list }: DeleteButtonProps) {
  const { isPending, remove } = useDelete({ list, id }, member);
  return (
    <button
      ref={ref}
      type="button"
      className={styles['delete']}
      aria-label={t('Delete {{firm}}', { firm: member.name })}
      aria-busy={isPending}
      onClick={() => void remove()}
    >
      {DELETE_ICON}
    </button>
  );
}

const pressing = (text: string, control: RefObject<HTMLElement | null>) => ({
  key: text,
  label: text,
  onClick: () => control.current?.click(),
});
