import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { clockTime, dayAndMonth, daysSince, isOlderThan, MAX_LIST_AGE } from '../domain/days';
import { useTranslation } from '../i18n/useTranslation';
import styles from './Content.module.css';
import { BACK_ICON } from './icons';
import { Button } from './plain/Button';
import { initialFocusOf } from './initialFocusOf';
import { useNow } from './useNow';

interface ContentProps {
  readonly heading: string;
  /** The id of the field to focus on a computer, if the screen is for typing. */
  readonly startsIn?: string;
  readonly count?: number | undefined;
  /** When the data came, in milliseconds: it is shown once that is long ago. */
  readonly readAt?: number | undefined;
  /** Shows the back arrow; the path is for a person who opened this address directly. */
  readonly backTo?: string;
  readonly tools?: ReactNode;
  /** For a list: shortens the heading in little room, and hides the tools there, since a sheet has them. */
  readonly hasSheet?: boolean;
  readonly children: ReactNode;
}

/** The content of a screen. Its heading gets the focus on arrival, so that a screen reader names the screen. */
export function Content({
  heading,
  startsIn,
  count,
  readAt,
  backTo,
  tools,
  hasSheet,
  children,
}: ContentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Leaves the focus alone if a field already has it.
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
        {readAt !== undefined && <AsOf at={readAt} />}
        {tools !== undefined && <div className={styles['tools']}>{tools}</div>}
      </div>
      {children}
    </div>
  );
}

function AsOf({ at }: { readonly at: number }) {
  const { t } = useTranslation();
  const time = useNow(
    (now) =>
      isOlderThan(at, MAX_LIST_AGE, now) &&
      `${daysSince(at, now) === 0 ? '' : dayAndMonth(at)} ${clockTime(at)}`.trim(),
  );
  return time !== false && <small>{t('as of {{time}}', { time })}</small>;
}

/** The back arrow: to the screen before, or to `fallback` for a person who opened this address directly. */
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
