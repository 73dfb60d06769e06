import { useTranslation } from 'react-i18next';
import type { MemberRecord } from '../../domain/member';
import { withFiveRows } from '../../domain/memberChanges';
import styles from './ManageProfilePage.module.css';

/** View mode: nothing can be typed, and an empty value shows as "-" (product §2 item 13). */
export function ProfileDetails({ record }: { readonly record: MemberRecord }) {
  const { t } = useTranslation();
  return (
    <>
      <Section
        heading={t('Firm Details')}
        rows={[
          [t('Firm Name'), record.firmName],
          [t('Address'), record.address],
          [t('Firm Mobile No. (WhatsApp without +91)'), record.firmMobile],
          [t('Firm Alternate Mobile'), record.firmAlternateMobile],
          [t('Area'), record.area],
        ]}
      />
      <Section
        heading={t('Contact Persons')}
        rows={withFiveRows(record).representatives.flatMap(({ name, mobile }, index) => [
          [t('Representative Name-{{number}}', { number: index + 1 }), name] as const,
          [t('Representative Mobile-{{number}}', { number: index + 1 }), mobile] as const,
        ])}
      />
    </>
  );
}

interface SectionProps {
  readonly heading: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
}

function Section({ heading, rows }: SectionProps) {
  return (
    <section className={styles['section']}>
      <h2>{heading}</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value.trim() === '' ? '-' : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
