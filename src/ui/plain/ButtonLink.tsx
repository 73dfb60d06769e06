import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** A link that looks like a button: it leads out of the portal, to a file or another site. */
export function ButtonLink({ children, ...link }: Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a {...link} className={styles['button']}>
      {children}
    </a>
  );
}
