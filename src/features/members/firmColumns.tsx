import type { TFunction } from '../../i18n/Text';
import type { Member, NewMember } from '../../domain/member';
import type { Column } from '../../ui/table/Column';
import { FirmName } from './FirmName';
import { FirmReason } from './who/FirmReason';
import styles from './members.module.css';

/** What either list says of a firm: its own columns stand after these. */
export function firmColumns<Firm extends Member | NewMember>(
  t: TFunction,
  membershipTitle: string,
  onDetails: (firm: Firm) => void,
): readonly Column<Firm>[] {
  const none = t('Not Available');
  return [
    {
      key: 'membership',
      title: membershipTitle,
      place: 'number',
      text: ({ membership }) => membership ?? none,
      cell: ({ membership }) => (
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
      cell: (firm, filter) => (
        <div className={styles['cell']}>
          <FirmName name={firm.name} onOpen={() => onDetails(firm)} />
          <FirmReason t={t} firm={firm} filter={filter} />
        </div>
      ),
    },
    {
      key: 'email',
      title: t('Email'),
      place: 'mail',
      text: ({ email }) => email,
      cell: ({ email }) => email !== '' && <Email address={email} />,
    },
    {
      key: 'mobile',
      title: t('Firm Mobile No'),
      place: 'phone',
      text: ({ mobile }) => mobile,
      phone: true,
      cell: ({ mobile }) => mobile !== '' && <span translate="no">{mobile}</span>,
    },
  ];
}

/** Breaks after its @ where it does not fit, rather than within a word. */
function Email({ address }: { readonly address: string }) {
  const domain = address.lastIndexOf('@') + 1;
  return (
    <span className={styles['email']} translate="no">
      <span>{address.slice(0, domain)}</span>
      <wbr />
      <span>{address.slice(domain)}</span>
    </span>
  );
}
