import type { MouseEvent } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import type { ListOrigin } from '../../config/listVisit';

/**
 * Props for a plain link to a firm's screen. Router links would be too slow with two per row. The screen gets the list's state,
 * to lead back to it.
 */
export function useFirmLink() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const base = useHref('/').replace(/\/$/, '');
  return (path: string) => ({
    href: base + path,
    onClick: (event: MouseEvent) => {
      // The browser handles links opened in another tab or window, or saved.
      if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
      if (event.button !== 0 || event.defaultPrevented) return;
      event.preventDefault();
      const state: ListOrigin = { list: pathname + search };
      void navigate(path, { state });
    },
  });
}
