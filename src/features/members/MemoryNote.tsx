import styles from './members.module.css';

interface MemoryNoteProps {
  readonly text: string;
  /** Nobody knows what came of a change. */
  readonly warns?: boolean;
}

/** What this computer remembers of a firm, below what the service says. */
export function MemoryNote({ text, warns = false }: MemoryNoteProps) {
  if (text === '') return null;
  return <div className={`${styles['memory']} ${warns ? styles['warns'] : ''}`}>{text}</div>;
}
