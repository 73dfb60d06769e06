import { useConfig } from '../../config/ConfigContext';
import { OfficeContact } from '../../ui/plain/OfficeContact';
import { useLanguageButton } from '../language/useOtherLanguage';
import { ColorSwitch } from '../colours/ColorSwitch';
import { Brand, Copyright, ScreenOutlet, SkipLink } from './frame';
import frame from './frame.module.css';
import styles from './PublicLayout.module.css';
import { paths } from '../../config/paths';

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
            className={`${frame['control']} ${frame['languageName']}`}
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
