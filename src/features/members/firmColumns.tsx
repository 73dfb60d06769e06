import { properName, type TFunction } from '../../i18n/translation';
import type { ListName } from '../../config/paths';
import type { Member, NewMember } from '../../domain/member';
import type { FirmColumn } from '../../ui/FirmTable/FirmColumn';
import { RowActions } from './RowActions';
import { LocalNote } from './LocalNote';
import styles from './members.module.css';

/** The common columns of both lists, with a list's own columns before the actions. */
export function firmColumns<Firm extends Member | NewMember>(
  t: TFunction,
  list: ListName,
  membershipTitle: string,
  onDetails: (firm: Firm) => void,
  own: readonly FirmColumn<Firm>[],
): readonly FirmColumn<Firm>[] {
  const none = t('Not Available');
  return [
    {
      key: 'membership',
      title: membershipTitle,
      place: 'number',
      text: ({ membership }) => membership ?? none,
      exported: { title: 'membership', text: ({ membership }) => membership ?? '' },
      render: ({ membership }) => (
        <span
          className={styles[membership === null ? 'none' : 'number']}
          translate={membership === null ? 'yes' : 'no'}
        >
          {membership ?? none}
        </span>
      ),
    },
    {
      key: 'name',
      title: t('Firm Name'),
      place: 'name',
      text: ({ name }) => name,
      exported: { title: 'name' },
      render: (firm, reason) => (
        <>
          <button
            type="button"
            {...properName(firm.name)}
            className={styles['firm']}
            // The end of a selection is no press, so that the name can be copied.
            onClick={({ currentTarget }) => {
              const { isCollapsed, anchorNode } = getSelection() ?? {};
              if (isCollapsed !== false || !currentTarget.contains(anchorNode ?? null))
                onDetails(firm);
            }}
          >
            {/* A long name is cut after two lines; the Member Details have all of it. */}
            <span className="two-lines">{firm.name || '-'}</span>
          </button>
          <LocalNote texts={[reason].filter(Boolean)} />
        </>
      ),
    },
    {
      key: 'email',
      title: t('Email'),
      place: 'mail',
      text: ({ email }) => email,
      exported: { title: 'email' },
      render: ({ email }) =>
        email !== '' && (
          <span className={styles['email']} title={email} translate="no">
            {email}
          </span>
        ),
    },
    {
      key: 'mobile',
      title: t('Firm Mobile No'),
      place: 'phone',
      text: ({ mobile }) => mobile,
      exported: { title: 'mobile' },
      phone: true,
      render: ({ mobile }) => mobile !== '' && <span translate="no">{mobile}</span>,
    },
    ...own,
    {
      key: 'action',
      title: t('Action'),
      place: 'actions',
      sorter: false,
      text: () => '',
      render: (firm) =>
        firm.id !== null && <RowActions t={t} id={firm.id} member={firm} list={list} />,
    },
  ];
}
