import { Button, Layout } from 'antd';
import type { ReactNode } from 'react';
import { useLanguageButton } from '../language/useOtherLanguage';
import frame from './frame.module.css';
import styles from './shell.module.css';

interface TopBarProps {
  readonly start: ReactNode;
  /** Shown at the end of the bar, after the language switch, which comes with them; `null` draws neither yet. */
  readonly children: ReactNode;
}

export function TopBar({ start, children }: TopBarProps) {
  const language = useLanguageButton();
  return (
    <Layout.Header className={styles['bar'] ?? ''}>
      {start}
      <div className={styles['tools']}>
        {children !== null && (
          <>
            <Button type="text" {...language} className={frame['languageName'] ?? ''} />
            {children}
          </>
        )}
      </div>
    </Layout.Header>
  );
}
