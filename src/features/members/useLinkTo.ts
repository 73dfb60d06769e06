import { type MouseEvent, useCallback } from 'react';
import { useHref, useNavigate } from 'react-router';
import { useFromListNow } from './useFromList';

/** What a plain link to a screen of one firm needs. */
export type LinkTo = (path: string) => {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
};

/** Links of the router without its component: a page of rows would pay for two of them in each. */
export function useLinkTo(): LinkTo {
  const fromList = useFromListNow();
  const navigate = useNavigate();
  const base = useHref('/').replace(/\/$/, '');
  return useCallback(
    (path) => ({
      href: base + path,
      onClick: (event) => {
        // In another tab or window, or to be saved: that is the browser's.
        if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
        if (event.button !== 0 || event.defaultPrevented) return;
        event.preventDefault();
        void navigate(path, { state: fromList() });
      },
    }),
    [base, navigate, fromList],
  );
}
