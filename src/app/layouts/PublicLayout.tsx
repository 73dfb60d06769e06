import { useConfig } from '../../config/ConfigContext';
import { OfficeContact } from '../../ui/plain/OfficeContact';
import { LanguageSwitch } from '../language/LanguageSwitch';
import { ColorSwitch } from '../colours/ColorSwitch';
import { Brand, Copyright } from './Brand';
import styles from './PublicLayout.module.css';
import { paths } from '../../config/paths';
import { ScreenOutlet } from './ScreenOutlet';
import { SkipLink } from './SkipLink';

/** The layout without a sidebar, without any antd: for visitors and for screens of both roles. */
export function PublicLayout() {
  const { phone, whatsapp = '', email } = useConfig().association;
  return (
    <div className={styles['layout']}>
      <SkipLink />
      <header className={styles['header']}>
        <Brand to={paths.root} />
        <div className={styles['switches']}>
          <LanguageSwitch />
          <ColorSwitch />
        </div>
      </header>
      <main id="content" className={styles['content']}>
        <ScreenOutlet />
      </main>
      <footer className={styles['footer']}>
        <Copyright />
        <OfficeContact phone={phone} whatsapp={whatsapp} email={email} />
      </footer>
    </div>
  );
}
