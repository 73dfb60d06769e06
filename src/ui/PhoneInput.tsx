import { Input, type InputProps } from 'antd';
import type { ChangeEvent } from 'react';
import { pastedTenDigits, REGISTRATION_MOBILE_DIGITS, typedDigits } from '../domain/phone';

interface PhoneInputProps extends Omit<InputProps, 'onChange' | 'type' | 'inputMode'> {
  readonly maxDigits: number;
  /** Called with the digits that the field keeps. */
  readonly onChange?: (digits: string) => void;
}

/** A telephone field (decisions F3): digits only, cut at `maxDigits`; a number pasted into ten digits loses its prefix. */
export function PhoneInput({ maxDigits, onChange, ...input }: PhoneInputProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.target;
    const pasted = maxDigits === REGISTRATION_MOBILE_DIGITS && !isTyping(event.nativeEvent);
    onChange?.(pasted ? pastedTenDigits(value) : typedDigits(value, maxDigits));
  };
  return <Input {...input} type="tel" inputMode="tel" onChange={change} />;
}

/** One key at a time; a paste, an autofill or a keyboard's clipboard brings more at once. */
function isTyping(event: Event): boolean {
  if (!(event instanceof InputEvent)) return false;
  return event.inputType.startsWith('delete') || (event.data?.length ?? 2) <= 1;
}
