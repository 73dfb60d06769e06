import styles from './Steps.module.css';

interface StepsProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** Which one the person is at, from 0; those before it are done. */
  readonly current: number;
}

/** How far a job of a few steps has come. It shows and is not pressed, so a plain list does all of it. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol aria-label={label} className={styles['steps']}>
      {steps.map((step, place) => (
        <li
          key={step}
          aria-current={place === current ? 'step' : undefined}
          className={place < current ? styles['done'] : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
