import type { ComponentProps, ReactNode } from 'react';
import styles from './PlainButton.module.css';
import { Spinner } from './Spinner';

interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly primary?: boolean;
  readonly small?: boolean;
  /** As wide as what it stands in. */
  readonly block?: boolean;
  /** What it started is on the way: it takes no second press, and keeps the focus. */
  readonly busy?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A button that looks like antd's and needs none of it: for the public screens and for what stands in after a fault. */
export function PlainButton({
  primary = false,
  small = false,
  block = false,
  busy = false,
  className,
  onClick,
  children,
  ...button
}: PlainButtonProps) {
  const names = [
    styles['button'],
    primary && styles['primary'],
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
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
