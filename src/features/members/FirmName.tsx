import styles from './members.module.css';

/** The firm's name opens its Member Details (rule F7). */
export function FirmName({ name, onOpen }: { readonly name: string; readonly onOpen: () => void }) {
  return (
    <button type="button" translate="no" className={styles['firm']} onClick={onOpen}>
      <span>{name === '' ? '-' : name}</span>
    </button>
  );
}
