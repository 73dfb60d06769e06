import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslation } from '../i18n/translation';
import styles from './Content.module.css';
import { BACK_ICON } from './icons';
import { Button } from './plain/Button';
import { initialFocusOf } from './focus';

interface ContentProps {
  readonly heading: string;
  /** The id of the field to focus on a computer, if the screen is for typing. */
  readonly startsIn?: string;
  readonly count?: number | undefined;
  readonly age?: ReactNode;
  /** Shows the back arrow; the path is for a person who opened this address directly. */
  readonly backTo?: string;
  readonly tools?: ReactNode;
  /** For a list: shortens the heading where the rows are cards. */
  readonly isList?: boolean;
  readonly children: ReactNode;
}

/** The content of a screen. Its heading gets the focus on arrival, so that a screen reader names the screen, however it was left. */
export function Content({
  heading,
  startsIn,
  count,
  age,
  backTo,
  tools,
  isList,
  children,
}: ContentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A field of the screen may have the focus already, and a dialog over it keeps it.
    if (title.current === null || document.activeElement?.closest('#content, dialog')) return;
    initialFocusOf(title.current).focus({ preventScroll: true });
  }, []);
  return (
    <div>
      <div className={styles['head']} data-list={isList}>
        {backTo !== undefined && <BackButton fallback={backTo} />}
        <h1 ref={title} tabIndex={-1} className={styles['heading']} data-starts-in={startsIn}>
          {heading}
        </h1>
        {count !== undefined && (
          <span className={styles['count']} aria-hidden="true">
            {count}
          </span>
        )}
        {age}
        {tools !== undefined && <div className={styles['tools']}>{tools}</div>}
      </div>
      {children}
    </div>
  );
}

function BackButton({ fallback }: { readonly fallback: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const state: unknown = location.state;
  // The first entry of a visit has the key "default": before it is another site.
  const isFirst =
    location.key === 'default' ||
    (typeof state === 'object' && state !== null && 'isAtFirstPlace' in state);
  return (
    <Button
      quiet
      icon={BACK_ICON}
      aria-label={t('Back')}
      onClick={() => void (isFirst ? navigate(fallback) : navigate(-1))}
    />
  );
}
