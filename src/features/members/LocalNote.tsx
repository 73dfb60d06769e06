import styles from './members.module.css';

interface LocalNoteProps {
  readonly text: string;
  /** Nobody knows what came of a change. */
  readonly isWarning?: boolean;
}

/** What this computer remembers of a firm, below what the service says. */
export function LocalNote({ text, isWarning = false }: LocalNoteProps) {
  if (text === '') return null;
  return (
    <div className={`${styles['localNote']} ${isWarning ? styles['warning'] : ''}`}>{text}</div>
  );
}
