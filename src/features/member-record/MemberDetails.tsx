import { Descriptions, Grid } from 'antd';
import { properName } from '../../i18n/translation';
import { useTranslation } from '../../i18n/translation';
import type { MemberChanges } from '../../domain/member';
import { valueOf } from '../../domain/memberChanges';
import { fieldRowOf, labelOf, type MemberField } from '../../domain/memberFields';
import { MemberSections } from './MemberSections';
import styles from './record.module.css';

/**
 * View mode: no inputs, and an empty value is shown as "-" (product §2 item 13). Two telephone numbers are side by side, and so
 * are the name and number of a person.
 */
export function MemberDetails({ record }: { readonly record: MemberChanges }) {
  const { t } = useTranslation();
  const { sm = false, xl = false } = Grid.useBreakpoint();
  const item = (field: MemberField) => ({
    key: field.join(),
    label: t(...labelOf(field)),
    span: field.length === 1 && fieldRowOf(field).kind !== 'mobile' ? ('filled' as const) : 1,
    children: <Value text={valueOf(record, field).trim()} />,
  });
  return (
    <MemberSections>
      {(_, fields) => (
        <Descriptions
          // With a border, the labels are row headers; a phone has no space for two columns.
          bordered={sm}
          column={xl ? 2 : 1}
          size="small"
          // Leaves space for the number next to a long name.
          colon={false}
          styles={{ label: { overflowWrap: 'anywhere' }, content: { minWidth: '36%' } }}
          items={fields.map(item)}
        />
      )}
    </MemberSections>
  );
}

const Value = ({ text }: { readonly text: string }) => (
  <span {...properName(text)} className={styles['value']}>
    {text || '-'}
  </span>
);
