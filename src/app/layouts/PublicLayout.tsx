import { useConfig } from '../../config/ConfigContext';
import { paths } from '../../config/paths';
import { useTranslation } from '../../i18n/translation';
import { OfficeContact } from '../../ui/plain/small';
import { chooseColors, readColorChoice, useColorChoice } from '../colorChoice';
import { useLanguageButton } from '../language';
import { Brand, Copyright, ScreenOutlet, SkipLink } from './parts';
import styles from './parts.module.css';

/** The layout without a sidebar, without any antd: for visitors and for screens of both roles. */
export function PublicLayout() {
  const language = useLanguageButton();
  return (
    <div className={styles['layout']}>
      <SkipLink />
      <header className={styles['header']}>
        <Brand to={paths.root} />
        <div className={styles['switches']}>
          <button
            type="button"
            {...language}
            className={`${styles['control']} ${styles['languageName']}`}
          />
          <ColorSwitch />
        </div>
      </header>
      <main id="content" className={styles['content']}>
        <ScreenOutlet />
      </main>
      <footer className={styles['footer']}>
        <Copyright />
        <OfficeContact {...useConfig().association} />
      </footer>
    </div>
  );
}

export function ColorSwitch() {
  const { t } = useTranslation();
  return (
    <span className={styles['colors']}>
      <svg viewBox="0 0 16 16" width="1rem" height="1rem" aria-hidden="true" fill="currentcolor">
        <path d="M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1m0 12.6V2.4a5.6 5.6 0 0 1 0 11.2" />
      </svg>
      <select
        className={styles['control']}
        aria-label={t('Theme')}
        title={t('Theme')}
        value={useColorChoice()}
        onChange={({ target }) => chooseColors(readColorChoice(target.value))}
      >
        <option value="system">{t('Same as device')}</option>
        <option value="light">{t('Light')}</option>
        <option value="dark">{t('Dark')}</option>
      </select>
    </span>
  );
}
