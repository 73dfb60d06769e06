import { type ReactNode, useEffect, useRef } from 'react';
import { BackButton } from './BackButton';
import styles from './Content.module.css';

interface ContentProps {
  /** The one first-level heading of the screen. */
  readonly heading: string;
  /** Leads back to where the person came from; the path is for who came from nowhere. */
  readonly backTo?: string;
  /** Beside the heading. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** The content of a screen. Its heading takes the focus on arrival, so that a screen reader says where one is. */
export function Content({ heading, backTo, tools, children }: ContentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Not where a field already asks for it.
    if (document.activeElement === document.body || document.activeElement === null)
      title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        {backTo !== undefined && <BackButton fallback={backTo} />}
        <h1 ref={title} tabIndex={-1} className={styles['heading']}>
          {heading}
        </h1>
        {tools !== undefined && <div className={styles['tools']}>{tools}</div>}
      </div>
      {children}
    </div>
  );
}
