import { Descriptions, Grid } from 'antd';
import { properName } from '../../i18n/properName';
import { useTranslation } from '../../i18n/translation';
import type { MemberChanges } from '../../domain/member';
import { valueOf } from '../../domain/memberChanges';
import {
  firmFields,
  labelOf,
  type MemberField,
  personFields,
  fieldRowOf,
} from '../../domain/memberFields';
import styles from './record.module.css';
import { Section } from './Section';

/** View mode: no inputs, and an empty value is shown as "-" (product §2 item 13). */
export function MemberDetails({ record }: { readonly record: MemberChanges }) {
  const { t } = useTranslation();
  return (
    <div className={styles['sections']}>
      <Section heading={t('Firm Details')}>
        <Values record={record} fields={firmFields.map((name) => [name])} />
      </Section>
      <Section heading={t('Contact Persons')}>
        <Values record={record} fields={personFields} />
      </Section>
    </div>
  );
}

interface ValuesProps {
  readonly record: MemberChanges;
  readonly fields: readonly MemberField[];
}

/** Two telephone numbers are side by side, and so are the name and number of a person. */
function Values({ record, fields }: ValuesProps) {
  const { t } = useTranslation();
  const { sm = false, xl = false } = Grid.useBreakpoint();
  return (
    <Descriptions
      // With a border, the labels are row headers; a phone has no space for two columns.
      bordered={sm}
      column={xl ? 2 : 1}
      size="small"
      // Leaves space for the number next to a long name.
      colon={false}
      styles={{ label: { overflowWrap: 'anywhere' }, content: { minWidth: '36%' } }}
      items={fields.map((field) => ({
        key: field.join(),
        label: t(...labelOf(field)),
        span: field.length === 1 && fieldRowOf(field).kind !== 'mobile' ? 'filled' : 1,
        children: <Value text={valueOf(record, field).trim()} />,
      }))}
    />
  );
}

const Value = ({ text }: { readonly text: string }) => (
  <span {...properName(text)} className={styles['value']}>
    {text || '-'}
  </span>
);
