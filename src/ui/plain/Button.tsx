import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { Spinner } from './Spinner';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly primary?: boolean;
  /** A primary one that takes something away for good. */
  readonly danger?: boolean;
  /** Without frame and ground: an icon of a top bar. */
  readonly quiet?: boolean;
  readonly small?: boolean;
  /** As wide as what it stands in. */
  readonly block?: boolean;
  /** Before the text; while the button is busy the spinner turns in its place. */
  readonly icon?: ReactNode;
  /** Given where a press starts something, and true while that is on the way: no second press is taken then (ui/pressGuard.ts). */
  readonly busy?: boolean;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** The one button of the portal. A button of icon alone has its name in `aria-label`. */
export function Button({
  primary = false,
  danger = false,
  quiet = false,
  small = false,
  block = false,
  icon,
  busy,
  className,
  children,
  ...button
}: ButtonProps) {
  const names = [
    styles['button'],
    primary && styles['primary'],
    danger && styles['danger'],
    quiet && styles['quiet'],
    small && styles['small'],
    block && styles['block'],
    className,
  ];
  return (
    <button type="button" {...button} aria-busy={busy} className={names.filter(Boolean).join(' ')}>
      {/* A small one stands in a table: it grows by nothing, and shows a running line instead (docs/decisions/0006). */}
      {busy === true && !small ? <Spinner /> : icon}
      {/* An element of its own: a translator may put another node in the place of a text beside a sign that comes and goes. */}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  );
}
