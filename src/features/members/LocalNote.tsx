import styles from './members.module.css';

interface LocalNoteProps {
  readonly texts: readonly string[];
  /** The result of a change is unknown. */
  readonly isWarning?: boolean;
  readonly id?: string;
}

export function LocalNote({ texts, isWarning = false, id }: LocalNoteProps) {
  if (texts.length === 0) return null;
  return (
    <div id={id} className={`${styles['localNote']} ${isWarning ? styles['warning'] : ''}`}>
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </div>
  );
}
