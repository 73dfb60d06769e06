import { useConfig } from '../../config/ConfigContext';
import { OfficeContact } from '../../ui/plain/OfficeContact';
import { LanguageSwitch } from '../language/LanguageSwitch';
import { ColorSwitch } from '../colours/ColorSwitch';
import { Brand } from './Brand';
import { Footer } from './Footer';
import styles from './PublicLayout.module.css';
import { paths } from '../../config/paths';
import { ScreenOutlet } from './ScreenOutlet';
import { SkipLink } from './SkipLink';

/** Screens without a sidebar: for visitors, and for whoever has no menu of their own. */
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
      <Footer>
        <OfficeContact phone={phone} whatsapp={whatsapp} email={email} />
      </Footer>
    </div>
  );
}
