import styles from './members.module.css';

/** What this computer remembers of a firm, below what the service says. */
export function MemoryNote({ text }: { readonly text: string }) {
  return text === '' ? null : <div className={styles['memory']}>{text}</div>;
}
