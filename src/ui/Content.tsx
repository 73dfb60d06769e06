import { type ReactNode, useEffect, useRef } from 'react';
import { BackButton } from './BackButton';
import styles from './Content.module.css';
import { startOf } from './startOf';

interface ContentProps {
  /** The one first-level heading of the screen. */
  readonly heading: string;
  /** The id of the field that has the focus at a desk, where the screen is there for typing. */
  readonly startsIn?: string;
  /** How many there are of what the heading names. */
  readonly count?: number | undefined;
  /** Leads back to where the person came from; the path is for who came from nowhere. */
  readonly backTo?: string;
  /** Beside the heading. */
  readonly tools?: ReactNode;
  /** Of a list: its heading is short where there is little room, and the tools are not drawn there if a sheet has them. */
  readonly sheet?: boolean;
  readonly children: ReactNode;
}

/** The content of a screen. Its heading takes the focus on arrival, so that a screen reader says where one is. */
export function Content({
  heading,
  startsIn,
  count,
  backTo,
  tools,
  sheet,
  children,
}: ContentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Not where a field already asks for it.
    if (title.current === null) return;
    if (document.activeElement === document.body || document.activeElement === null)
      startOf(title.current).focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles['page']}>
      <div className={styles['head']} data-sheet={sheet}>
        {backTo !== undefined && <BackButton fallback={backTo} />}
        <h1 ref={title} tabIndex={-1} className={styles['heading']} data-starts-in={startsIn}>
          {heading}
        </h1>
        {count !== undefined && (
          <span className={styles['count']} aria-hidden="true">
            {count}
          </span>
        )}
        {tools !== undefined && <div className={styles['tools']}>{tools}</div>}
      </div>
      {children}
    </div>
  );
}
