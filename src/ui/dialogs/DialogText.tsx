import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

/** The text of a dialog of either kit. A screen reader reads it after the title, whichever element has the focus. */
export function DialogText({ children }: { readonly children: ReactNode }) {
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  // On the dialog around it, since antd's Modal takes no such attribute.
  useLayoutEffect(() => {
    element.current?.closest('dialog, [role="dialog"]')?.setAttribute('aria-describedby', id);
  }, [id]);
  return (
    <div ref={element} id={id}>
      {children}
    </div>
  );
}
