import styles from './Spinner.module.css';

/** Turns while something is on the way, as large and in the colour of the text around it. */
export function Spinner() {
  return <span aria-hidden="true" className={styles['spinner']} />;
}
