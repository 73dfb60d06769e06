import { useTranslation } from '../../i18n/useTranslation';
import { cleanInput } from '../../domain/cleanInput';
import { type MemberField as Name, fieldRowOf } from '../../domain/memberFields';
import { Field } from '../../ui/plain/Field';
import { memberField } from '../../ui/plain/memberField';

interface MemberFieldProps {
  readonly field: Name;
  /** Within a list of the form, which knows the beginning of the way by itself. */
  readonly name?: readonly (string | number)[];
}

/** A field of a member on the public form, where the browser may fill in what is the person's own. */
export function MemberField({ field, name = field }: MemberFieldProps) {
  const { t } = useTranslation();
  const { kind, autoComplete } = fieldRowOf(field);
  const isMobile = kind === 'mobile';
  return (
    <Field
      normalize={isMobile ? cleanInput : undefined}
      {...memberField(t, field, 'registration')}
      name={[...name]}
    >
      {(control) =>
        kind === 'lines' ? (
          // Two lines, and up to six as they fill.
          <textarea {...control} rows={2} translate="no" autoComplete={autoComplete} />
        ) : (
          <input
            {...control}
            type={isMobile ? 'tel' : 'text'}
            inputMode={isMobile ? 'tel' : undefined}
            autoComplete={autoComplete}
          />
        )
      }
    </Field>
  );
}
