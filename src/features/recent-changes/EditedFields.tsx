import type { MemberChanges } from '../../domain/member';
import { valueOf } from '../../domain/memberChanges';
import { differingFields } from '../../domain/memberEdits';
import { labelOf } from '../../domain/memberFields';
import { useTranslation } from '../../i18n/translation';

interface EditedFieldsProps {
  readonly before: MemberChanges;
  readonly after: MemberChanges;
}

const ARROW = '→';

/** The changed fields of an edit, each with its old and its new value. */
export function EditedFields({ before, after }: EditedFieldsProps) {
  const { t } = useTranslation();
  return (
    <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {differingFields(before, after).map((field) => (
        <li key={field.join()}>
          <span>{t(...labelOf(field))}</span>
          <span>:</span> <Value text={valueOf(before, field)} />{' '}
          <span aria-hidden="true">{ARROW}</span>
          <span className="visually-hidden">{t('changed to')}</span>{' '}
          <Value text={valueOf(after, field)} />
        </li>
      ))}
    </ul>
  );
}

function Value({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  return text.trim() === '' ? <i>{t('empty')}</i> : <bdi translate="no">{text}</bdi>;
}
