import type { ReactNode } from 'react';

/** The action of a notice that leads to a screen: notices are above the router, whose links do not work there. */
export const noticeLink =
  (href: string, text: string) =>
  (close: () => void): ReactNode => (
    <a href={href} onClick={close}>
      {text}
    </a>
  );
