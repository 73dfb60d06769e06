import type { ComponentProps } from 'react';
import styles from './Select.module.css';

/** The browser's own list to choose from. */
export function Select({ children, ...select }: Omit<ComponentProps<'select'>, 'className'>) {
  return (
    <select {...select} className={styles['select']}>
      {children}
    </select>
  );
}
