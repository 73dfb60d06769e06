import styles from './LanguageSwitch.module.css';
import { useOtherLanguage } from './useOtherLanguage';

/** Switches the language on the screens before the login (after it: TopBar). */
export function LanguageSwitch() {
  const { language, name, short, change } = useOtherLanguage();
  return (
    <button
      type="button"
      lang={language}
      translate="no"
      aria-label={name}
      data-short={short}
      className={`${styles['switch']} ${styles['name']}`}
      onClick={() => void change()}
    >
      {name}
    </button>
  );
}
