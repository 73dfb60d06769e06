import { useTranslation } from '../../i18n/useTranslation';
import { labelOf, type MemberField as Field, rowOf } from '../../domain/memberFields';
import { cleanEntry } from '../../domain/cleanEntry';
import { isRequired, type Rule } from '../../domain/memberRules';
import { fieldRule } from './fieldRule';
import { PhoneField } from './PhoneField';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';

export interface MemberFieldProps {
  readonly field: Field;
  /** By which of the table's two rules: those of the public form, or those of edit, Manage Profile and import. */
  readonly asked: 'registration' | 'edit';
  /** In place of the table's rule. */
  readonly rule?: Rule;
  /** Within a list of the form, which knows the beginning of the way by itself. */
  readonly name?: readonly (string | number)[];
  readonly readOnly?: boolean;
}

/** A field of a member as its row in domain/memberFields has it. */
export function MemberField({ field, asked, rule, name, readOnly = false }: MemberFieldProps) {
  const { t } = useTranslation();
  const row = rowOf(field);
  const label = t(...labelOf(field));
  const common = {
    name: [...(name ?? field)],
    label,
    required: isRequired(row[asked]),
    rule: fieldRule(t, rule ?? row[asked], label),
    autoComplete: asked === 'registration' ? row.autoComplete : 'off',
  };
  switch (row.kind) {
    case 'line':
      return <TextField {...common} readOnly={readOnly} />;
    case 'lines':
      return <TextAreaField {...common} />;
    case 'mobile': {
      const maxDigits = row.digits[asked];
      return maxDigits === null ? (
        <TextField {...common} type="tel" inputMode="tel" settled={cleanEntry} />
      ) : (
        <PhoneField {...common} maxDigits={maxDigits} />
      );
    }
  }
}
