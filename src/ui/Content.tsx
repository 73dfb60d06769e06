import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../i18n/useTranslation';
import styles from './Content.module.css';
import { BACK_ICON } from './icons';
import { Button } from './plain/Button';
import { initialFocusOf } from './initialFocusOf';

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
  readonly hasSheet?: boolean;
  readonly children: ReactNode;
}

/** The content of a screen. Its heading takes the focus on arrival, so that a screen reader says where one is. */
export function Content({
  heading,
  startsIn,
  count,
  backTo,
  tools,
  hasSheet,
  children,
}: ContentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Not where a field already asks for it.
    if (title.current === null) return;
    if (document.activeElement === document.body || document.activeElement === null)
      initialFocusOf(title.current).focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles['page']}>
      <div className={styles['head']} data-sheet={hasSheet}>
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

/** The back arrow: to the screen before, or to `fallback` for a person who opened this address directly. */
function BackButton({ fallback }: { readonly fallback: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <Button
      quiet
      icon={BACK_ICON}
      aria-label={t('Back')}
      // The first screen of a visit has the key "default": behind it lies another site.
      onClick={() => void (key === 'default' ? navigate(fallback) : navigate(-1))}
    />
  );
}
