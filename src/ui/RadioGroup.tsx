import { useId } from 'react';
import styles from './RadioGroup.module.css';
import './theme/boxes.css';

interface RadioGroupProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, all of them in sight. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChoose,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles['group']}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </div>
  );
}
