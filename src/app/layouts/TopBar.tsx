import { Button, Layout } from 'antd';
import type { ReactNode } from 'react';
import { useOtherLanguage } from '../language/useOtherLanguage';
import languageStyles from '../language/LanguageSwitch.module.css';
import styles from './shell.module.css';

interface TopBarProps {
  readonly start: ReactNode;
  /** Shown at the end of the bar, after the language switch. */
  readonly children: ReactNode;
}

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
