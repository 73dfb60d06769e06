import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/translation';
import styles from './Loading.module.css';

let onScreen = 0;

/** A screen reader speaks it once, although the sign of a screen's script gives way to those of its lists. */
export function Loading({ text }: { readonly text?: string | undefined }) {
  const { t } = useTranslation();
  const element = useRef<HTMLDivElement>(null);
  const [isFirst] = useState(() => onScreen === 0);
  // Before the screen reader hears of the element; of several that came together, for the first one only.
  useLayoutEffect(() => {
    if (isFirst && onScreen === 0) element.current?.setAttribute('role', 'status');
    onScreen += 1;
    return () => {
      onScreen -= 1;
    };
  }, [isFirst]);
  return (
    <div ref={element} className={styles['loading']}>
      <div className={styles['sign']}>
        <Spinner />
      </div>
      <span>{text ?? t('Loading...')}</span>
    </div>
  );
}

export function Spinner() {
  return <span aria-hidden="true" className={styles['spinner']} />;
}
