import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button';
import type { Notice } from './DialogQueue';
import styles from './dialogs.module.css';
import { FirmIdentity, withIsolatedName } from './FirmIdentity';

/** A notice above the page. It waits for who has the focus in it, and gives the focus back when it goes. */
export function NoticeBox({ message, milliseconds, close }: Notice) {
  const { title, about, text, detail, action } = message;
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  // From when it is drawn: the screen that comes with it may take its time (product §9).
  useEffect(() => {
    if (milliseconds === undefined || held) return;
    const timer = setTimeout(close, milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, close, held]);

  const box = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget | null>(null);
  // The button that took the notice away goes with it, and the focus would be lost.
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      const isThere = before.current instanceof HTMLElement && before.current.isConnected;
      const target = isThere ? before.current : document.querySelector('h1');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, []);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    setHeld(true);
    if (box.current?.contains(relatedTarget) !== true) before.current = relatedTarget;
  };
  return (
    <div
      ref={box}
      className={styles['notice']}
      role="status"
      onFocus={onFocus}
      onBlur={() => setHeld(false)}
    >
      <div>
        <strong>{withIsolatedName(title)}</strong>
        {about !== undefined && about.name !== '' && (
          <p>
            <FirmIdentity {...about} />
          </p>
        )}
        {[text, detail]
          .filter((line) => line != null && line !== '')
          .map((line) => (
            <p key={line}>{line}</p>
          ))}
      </div>
      {action?.(close)}
      <Button small onClick={close}>
        {t('Close')}
      </Button>
    </div>
  );
}
