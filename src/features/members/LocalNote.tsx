import styles from './members.module.css';

interface LocalNoteProps {
  readonly text: string;
  /** The result of a change is unknown. */
  readonly isWarning?: boolean;
}

export function LocalNote({ text, isWarning = false }: LocalNoteProps) {
  if (text === '') return null;
  return (
    <div className={`${styles['localNote']} ${isWarning ? styles['warning'] : ''}`}>{text}</div>
  );
}
