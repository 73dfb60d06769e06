import styles from './members.module.css';

interface LocalNoteProps {
  readonly text: string;
  /** The result of a change is unknown. */
  readonly isWarning?: boolean;
}

/** A note of this computer about a firm, below the service's data. */
export function LocalNote({ text, isWarning = false }: LocalNoteProps) {
  if (text === '') return null;
  return (
    <div className={`${styles['localNote']} ${isWarning ? styles['warning'] : ''}`}>{text}</div>
  );
}
