import type { TFunction } from '../../i18n/Text';
import type { Member, NewMember } from '../../domain/member';
import type { FirmColumn } from '../../ui/FirmTable/FirmColumn';
import { FirmName } from './FirmName';
import { FirmReason } from './who/FirmReason';
import styles from './members.module.css';

/** What either list says of a firm: its own columns stand after these. */
export function firmColumns<Firm extends Member | NewMember>(
  t: TFunction,
  membershipTitle: string,
  onDetails: (firm: Firm) => void,
): readonly FirmColumn<Firm>[] {
  const none = t('Not Available');
  return [
    {
      key: 'membership',
      title: membershipTitle,
      place: 'number',
      text: ({ membership }) => membership ?? none,
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
      render: (firm, filter) => (
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
      phone: true,
      render: ({ mobile }) => mobile !== '' && <span translate="no">{mobile}</span>,
    },
  ];
}
