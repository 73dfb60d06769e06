import styles from './PrintLine.module.css';

/** A line that only paper has. Attributes, since a second text on the screen would be read out and found. */
export function PrintLine({ start, end }: { readonly start: string; readonly end: string }) {
  return <div className={styles['line']} aria-hidden="true" data-start={start} data-end={end} />;
}
