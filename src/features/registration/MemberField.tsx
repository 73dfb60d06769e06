import { useTranslation } from '../../i18n/useTranslation';
import { labelOf, type MemberField as Name, rowOf } from '../../domain/memberFields';
import { cleanEntry } from '../../domain/cleanEntry';
import { isRequired } from '../../domain/memberRules';
import { fieldRule } from '../../ui/plain/fieldRule';
import { PhoneField } from '../../ui/plain/PhoneField';
import { TextAreaField } from '../../ui/plain/TextAreaField';
import { TextField } from '../../ui/plain/TextField';

interface MemberFieldProps {
  readonly field: Name;
  /** Within a list of the form, which knows the beginning of the way by itself. */
  readonly name?: readonly (string | number)[];
}

/** A field of a member as its row in domain/memberFields has it. */
export function MemberField({ field, name = field }: MemberFieldProps) {
  const { t } = useTranslation();
  const row = rowOf(field);
  const label = t(...labelOf(field));
  const common = {
    name: [...name],
    label,
    required: isRequired(row.registration),
    rule: fieldRule(t, row.registration, label),
    autoComplete: row.autoComplete,
  };
  switch (row.kind) {
    case 'line':
      return <TextField {...common} />;
    case 'lines':
      return <TextAreaField {...common} />;
    case 'mobile':
      return row.digits.registration === null ? (
        <TextField {...common} type="tel" inputMode="tel" settled={cleanEntry} />
      ) : (
        <PhoneField {...common} maxDigits={row.digits.registration} />
      );
  }
}
