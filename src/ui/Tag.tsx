import type { ReactNode } from 'react';
import styles from './Tag.module.css';

export type TagColour = 'green' | 'red' | 'amber' | 'grey';

interface TagProps {
  readonly colour: TagColour;
  readonly children: ReactNode;
}

/** A badge. Plain markup, since a page of a list has a hundred of them. */
export function Tag({ colour, children }: TagProps) {
  return <span className={`${styles['tag']} ${styles[colour]}`}>{children}</span>;
}

interface TagButtonProps extends TagProps {
  /** The accessible name, which also says what the badge is about. */
  readonly name: string;
  readonly tooltip: string;
  readonly busy: boolean;
  readonly onClick: () => void;
}

/** A badge that is a button. While busy it ignores presses (ui/pressGuard.ts). */
export function TagButton({ colour, name, tooltip, busy, onClick, children }: TagButtonProps) {
  return (
    <button
      type="button"
      className={styles['press']}
      aria-label={name}
      title={tooltip}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={onClick}
    >
      <Tag colour={colour}>{children}</Tag>
    </button>
  );
}
