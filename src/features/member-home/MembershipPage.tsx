import { Card } from 'antd';
import { useId } from 'react';
import { Link } from 'react-router';
import { useMembershipProfileQuery } from '../../api/profile';
import { paths } from '../../config/paths';
import type { MemberId } from '../../domain/member';
import { useTranslation } from '../../i18n/translation';
import { Content } from '../../ui/Content';
import { QueryState } from '../../ui/QueryState';
import styles from './cards.module.css';
import { Details } from './Details';

/** The member's profile in tables, by the member id from storage (product §2 item 14). */
export default function MembershipPage({ id }: { readonly id: MemberId }) {
  const { t } = useTranslation();
  const query = useMembershipProfileQuery(id);
  return (
    <div style={{ maxWidth: '72rem' }}>
      <Content
        heading={t('Profile')}
        backTo={paths.member}
        tools={<Link to={paths.profileEdit}>{t('Manage Profile')}</Link>}
      >
        <QueryState query={query} failedText={t('Your profile could not be loaded.')}>
          {({ members, contacts, addresses, others }) => (
            <div className={styles['cards']}>
              <ProfileTable
                heading={t('Membership')}
                empty={t('No membership details available')}
                columns={[
                  t('Membership'),
                  t('Company Name'),
                  t('Nature of Business'),
                  t('Registered Contact No.'),
                  t('Product Category (Handlooms/Powerlooms)'),
                  t('Other Category'),
                ]}
                rows={members.map((member) => [
                  member.membership ?? t('Not Available'),
                  member.companyName,
                  member.natureOfBusiness,
                  member.registeredContactNo,
                  member.productCategory,
                  member.otherProductCategory,
                ])}
              />
              <ProfileTable
                heading={t('Contact Persons')}
                empty={t('No contact persons available')}
                columns={[t('Name'), t('Gender'), t('Number')]}
                rows={contacts.map(({ name, gender, number }) => [name, gender, number])}
              />
              <ProfileTable
                heading={t('Addresses')}
                empty={t('No addresses available')}
                columns={[t('Title (Branch/Head Office)'), t('Address')]}
                rows={addresses.map(({ title, address }) => [title, address])}
              />
              <ProfileTable
                heading={t('Company')}
                empty={t('No company details available')}
                columns={[t('Year of Establishment'), t('Company Email')]}
                rows={members.map((member) => [member.yearOfEstablishment, member.companyEmail])}
              />
              <ProfileTable
                heading={t('Other Contacts')}
                empty={t('No other contact numbers available')}
                columns={[t('Other Contact No. (Optional)')]}
                rows={others.map((number) => [number])}
              />
            </div>
          )}
        </QueryState>
      </Content>
    </div>
  );
}

interface ProfileTableProps {
  readonly heading: string;
  /** Shown if the service gave no row. */
  readonly empty: string;
  readonly columns: readonly string[];
  /** One text per column; an empty one is shown as "-". */
  readonly rows: readonly (readonly string[])[];
}

function ProfileTable({ heading, empty, columns, rows }: ProfileTableProps) {
  const id = useId();
  // The narrower tables share a row on a tablet, where an email address needs half the width.
  const isWide = columns.length > 3;
  return (
    <Card role="region" aria-labelledby={id} className={isWide ? (styles['wide'] ?? '') : ''}>
      <h2 id={id} className={styles['heading']}>
        {heading}
      </h2>
      {rows.length === 0 && <span>{empty}</span>}
      <div className={styles['rows']}>
        {rows.map((row, index) => (
          <Details
            // The service gives these rows no id, and their order never changes.
            key={index}
            column={{ xs: 1, sm: 2, md: isWide ? 2 : 1, lg: columns.length > 2 ? 3 : 1 }}
            details={columns.map((label, cell) => ({ label, text: row[cell] || '-' }))}
          />
        ))}
      </div>
    </Card>
  );
}
