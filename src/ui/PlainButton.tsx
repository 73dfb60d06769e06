import type { ComponentProps, ReactNode } from 'react';
import styles from './PlainButton.module.css';
import { Spinner } from './Spinner';

interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly primary?: boolean;
  /** A primary one that takes something away for good. */
  readonly danger?: boolean;
  readonly small?: boolean;
  /** As wide as what it stands in. */
  readonly block?: boolean;
  /**
   * Given where a press starts something: while that is on the way it takes no second one, and keeps the focus. Nor does
   * it take the second half of a double click, which may come when a quick answer is there already.
   */
  readonly busy?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A button that looks like antd's and needs none of it: for the public screens and for what stands in after a fault. */
export function PlainButton({
  primary = false,
  danger = false,
  small = false,
  block = false,
  busy,
  className,
  onClick,
  children,
  ...button
}: PlainButtonProps) {
  const names = [
    styles['button'],
    primary && styles['primary'],
    danger && styles['danger'],
    small && styles['small'],
    block && styles['block'],
    className,
  ];
  return (
    <button
      type="button"
      {...button}
      aria-busy={busy}
      className={names.filter(Boolean).join(' ')}
      onClick={(event) => {
        if (busy === true || (busy !== undefined && event.detail > 1)) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {/* A small one stands in a table: it grows by nothing, and shows a running line instead (docs/decisions/0006). */}
      {busy === true && !small && <Spinner />}
      {children}
    </button>
  );
}
