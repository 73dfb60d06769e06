import type { ChangeEvent } from 'react';
import { pastedTenDigits, REGISTRATION_MOBILE_DIGITS, typedDigits } from '../../domain/phone';
import { Field, type FieldProps } from './Field';
import styles from './form.module.css';

interface PhoneFieldProps extends FieldProps {
  readonly maxDigits: number;
  readonly autoComplete: string;
}

/** A telephone number (rule F3): digits only, cut at `maxDigits`; a number pasted into ten digits loses its prefix. */
export function PhoneField({ maxDigits, autoComplete, ...field }: PhoneFieldProps) {
  const digitsOf = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    maxDigits === REGISTRATION_MOBILE_DIGITS && !isTyping(nativeEvent)
      ? pastedTenDigits(target.value)
      : typedDigits(target.value, maxDigits);
  return (
    <Field {...field}>
      {({ onChange, ...control }) => (
        <input
          {...control}
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          className={styles['input']}
          onChange={(event) => onChange(digitsOf(event))}
        />
      )}
    </Field>
  );
}

/** One key at a time; a paste, an autofill or a keyboard's clipboard brings more at once. */
function isTyping(event: Event): boolean {
  if (!(event instanceof InputEvent)) return false;
  return event.inputType.startsWith('delete') || (event.data?.length ?? 2) <= 1;
}
