import type { ReactNode } from 'react';
import { isSecondHalf } from './presses';
import styles from './Tag.module.css';

export type TagColour = 'green' | 'red' | 'amber' | 'grey';

/** A badge. Plain markup: a page of a list draws a hundred of them. */
export function Tag({
  colour,
  children,
}: {
  readonly colour: TagColour;
  readonly children: ReactNode;
}) {
  return <span className={`${styles['tag']} ${styles[colour]}`}>{children}</span>;
}

interface TagButtonProps {
  readonly colour: TagColour;
  readonly tooltip: string;
  readonly busy: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/**
 * A badge that acts (rule F9). While busy it keeps the focus but does nothing. The second half of a double click
 * does nothing either: a quick service has answered by then, and the badge would go back to what it was.
 */
export function TagButton({ colour, tooltip, busy, onClick, children }: TagButtonProps) {
  return (
    <button
      type="button"
      className={`${styles['tag']} ${styles[colour]}`}
      title={tooltip}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={(event) => {
        if (!busy && !isSecondHalf(event.nativeEvent)) onClick();
      }}
    >
      {children}
    </button>
  );
}
