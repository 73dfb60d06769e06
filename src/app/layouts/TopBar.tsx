import { Button, Layout } from 'antd';
import type { ReactNode } from 'react';
import { useOtherLanguage } from '../language/useOtherLanguage';
import languageStyles from '../language/LanguageSwitch.module.css';
import styles from './shell.module.css';

interface TopBarProps {
  /** At its beginning. */
  readonly start: ReactNode;
  /** At its end, behind what every layout has there. */
  readonly children: ReactNode;
}

/** The bar above every screen of somebody who is signed in. */
export function TopBar({ start, children }: TopBarProps) {
  const { language, name, short, change } = useOtherLanguage();
  return (
    <Layout.Header className={styles['bar'] ?? ''}>
      {start}
      <div className={styles['tools']}>
        <Button
          type="text"
          lang={language}
          translate="no"
          aria-label={name}
          data-short={short}
          className={languageStyles['name'] ?? ''}
          onClick={() => void change()}
        >
          {name}
        </Button>
        {children}
      </div>
    </Layout.Header>
  );
}
