import styles from './Spinner.module.css';

/** Turns while something is loading, in the size and colour of the surrounding text. */
export function Spinner() {
  return <span aria-hidden="true" className={styles['spinner']} />;
}
