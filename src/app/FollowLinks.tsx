import { useEffect, useEffectEvent } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import type { ListOrigin } from '../config/listVisit';
import { BASE_PATH } from '../config/paths';

/**
 * Follows the plain links to screens of the portal: a router's link would be too slow with two per row of a list, and does not
 * work in a notice, above the router. The screen gets the address of this one, to lead back to a list as it was.
 */
export function FollowLinks() {
  const navigate = useNavigate();
  const location = useLocation();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!href.startsWith(`${BASE_PATH}/`) || link?.target !== '' || event.defaultPrevented) return;
    // The browser handles links opened in another tab or window, or saved.
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || event.button !== 0)
      return;
    event.preventDefault();
    const state: ListOrigin = { list: createPath({ ...location, hash: '' }) };
    void navigate(href.slice(BASE_PATH.length), { state });
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => follow(event);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
  return null;
}
