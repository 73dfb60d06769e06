import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { Spinner } from './small';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly primary?: boolean;
  /** For a primary button that deletes something for good. */
  readonly danger?: boolean;
  /** Without border and background, for an icon. */
  readonly quiet?: boolean;
  readonly small?: boolean;
  readonly block?: boolean;
  /** Shown before the text; while busy the spinner replaces it. */
  readonly icon?: ReactNode;
  /** Set it on a button that starts something; while true, presses are ignored (ui/pressGuard.ts). */
  readonly busy?: boolean;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** The portal's button. One with only an icon needs an `aria-label`. */
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
      {/* A small button is in a table: it must not grow, so it shows a moving line instead (docs/decisions/0006). */}
      {busy === true && !small ? <Spinner /> : icon}
      {/* In an element of its own, since a browser's translator replaces text nodes beside an icon that comes and goes. */}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  );
}
