import { useTranslation } from '../../i18n/useTranslation';
import { Field, type FieldProps } from './Field';
import { phoneRules } from './phoneRules';

interface PhoneFieldProps extends FieldProps {
  readonly maxDigits: number;
  readonly autoComplete: string;
}

/** A telephone number of at most so many digits. */
export function PhoneField({ maxDigits, autoComplete, ...field }: PhoneFieldProps) {
  const { t } = useTranslation();
  return (
    <Field {...field} {...phoneRules(t, maxDigits)}>
      {(control) => <input {...control} type="tel" inputMode="tel" autoComplete={autoComplete} />}
    </Field>
  );
}
