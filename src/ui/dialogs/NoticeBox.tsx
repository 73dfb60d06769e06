import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/translation';
import { Button } from '../plain/Button';
import { focusFirst } from '../focus';
import { lastPress } from '../pressGuard';
import { Notice } from '../plain/Notice';
import { useAfterPaint } from '../useAfterPaint';
import type { OpenNotice } from './DialogQueue';
import styles from './dialogs.module.css';
import { FirmIdentity, withIsolatedName } from '../FirmIdentity';

/** A notice above the page. Its time stops while it has the focus, and it returns the focus when it closes. */
export function NoticeBox({ content, milliseconds, close }: OpenNotice) {
  const { t } = useTranslation();
  const { kind = 'success', title, subject, text, detail, action } = content(t);
  const [hasFocus, setHasFocus] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // Some screen readers speak only what comes into a live region that is already there.
  const isSilent = useAfterPaint(box) === null;
  // The time starts with the first render: the screen that comes with it may be slow (product §9).
  useEffect(() => {
    if (milliseconds === undefined || hasFocus) return;
    const timer = setTimeout(close, milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, close, hasFocus]);

  const before = useRef<EventTarget | null>(null);
  // The button that closes the notice disappears with it, and the focus would be lost.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    avoidFocused(element);
    return () => {
      if (element.contains(document.activeElement)) focusFirst(before.current);
    };
  }, []);
  return (
    <div
      ref={box}
      className={styles['notice']}
      onFocus={({ currentTarget, relatedTarget }) => {
        setHasFocus(true);
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
      onBlur={() => setHasFocus(false)}
    >
      <Notice
        kind={kind}
        role={kind === 'error' ? 'alert' : 'status'}
        title={
          <div aria-hidden={isSilent}>
            <strong>{withIsolatedName(title)}</strong>
            {subject !== undefined && subject.name !== '' && (
              <p>
                <FirmIdentity {...subject} />
              </p>
            )}
            {[text, detail].filter(Boolean).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        }
        action={
          <>
            {action?.(close)}
            <Button small onClick={() => close()}>
              {t('Close')}
            </Button>
          </>
        }
      />
    </div>
  );
}

/**
 * Notices appear at the upper edge of the window, or at the lower one if the first would cover the focused element, or come under
 * the finger that has just pressed.
 */
function avoidFocused(notice: HTMLElement): void {
  const all = notice.parentElement;
  // Notices that are already shown keep their place.
  if (all === null || all.childElementCount > 1) return;
  all.toggleAttribute('data-below', false);
  const box = notice.getBoundingClientRect();
  const covers = (other: Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>) =>
    other.top < box.bottom &&
    other.bottom > box.top &&
    other.left < box.right &&
    other.right > box.left;
  const focused = document.activeElement;
  const isCovered =
    focused?.matches('a, button, input, select, textarea') === true &&
    covers(focused.getBoundingClientRect());
  const press = lastPress();
  const isUnderFinger =
    press !== null && covers({ top: press.y, bottom: press.y, left: press.x, right: press.x });
  all.toggleAttribute('data-below', isCovered || isUnderFinger);
}
