import { useTranslation } from '../../i18n/useTranslation';
import type { MemberChanges } from '../../domain/member';
import { valueOf } from '../../domain/memberChanges';
import { firmFields, labelOf, type MemberField, personFields } from '../../domain/memberFields';
import styles from './MemberDetails.module.css';

/** View mode: nothing can be typed, and an empty value shows as "-" (product §2 item 13). */
export function MemberDetails({ record }: { readonly record: MemberChanges }) {
  const { t } = useTranslation();
  return (
    <>
      <Section
        heading={t('Firm Details')}
        record={record}
        fields={firmFields.map((name) => [name])}
      />
      <Section people heading={t('Contact Persons')} record={record} fields={personFields} />
    </>
  );
}

interface SectionProps {
  /** Of each the name, then the mobile: they stand side by side. */
  readonly people?: true;
  readonly heading: string;
  readonly record: MemberChanges;
  readonly fields: readonly MemberField[];
}

function Section({ people, heading, record, fields }: SectionProps) {
  const { t } = useTranslation();
  return (
    <section className={styles['section']}>
      <h2>{heading}</h2>
      <dl data-people={people}>
        {fields.map((field) => {
          const value = valueOf(record, field);
          const isEmpty = value.trim() === '';
          return (
            <div key={field.join()} data-empty={isEmpty || undefined}>
              <dt>{t(...labelOf(field))}</dt>
              <dd translate="no">{isEmpty ? '-' : value}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
