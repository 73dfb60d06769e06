import { useTranslation } from '../../i18n/translation';
import { cleanInput } from '../../domain/invisibleCharacters';
import { type MemberField as Name, fieldRowOf } from '../../domain/memberFields';
import { Field } from '../../ui/plain/Field';
import { memberField } from '../../ui/plain/memberField';

interface MemberFieldProps {
  readonly field: Name;
  /** The name relative to a list of the form, if the field is in one. */
  readonly name?: readonly (string | number)[];
}

/** A field of the public form, with the browser's autofill for the person's own details. */
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
          // Two lines, growing to six.
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
