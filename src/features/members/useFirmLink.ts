import type { MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import type { ListOrigin } from '../../config/listVisit';

/**
 * What a plain link to a screen of one firm needs: a page of rows would pay for two of the router's own in each. That screen knows the
 * list as it is left, and leads back to it.
 */
export function useFirmLink() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const base = useHref('/').replace(/\/$/, '');
  return (path: string) => ({
    href: base + path,
    onClick: (event: MouseEvent) => {
      // In another tab or window, or to be saved: that is the browser's.
      if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
      if (event.button !== 0 || event.defaultPrevented) return;
      event.preventDefault();
      const state: ListOrigin = { list: pathname + search };
      void navigate(path, { state });
    },
  });
}
