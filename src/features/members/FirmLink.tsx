import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import type { FromList } from '../../config/listVisit';

/** A link from a list to a screen of one firm. The screen knows the list as it is left, and leads back to it. */
export function FirmLink(link: ComponentProps<typeof Link>) {
  const { pathname, search } = useLocation();
  const state: FromList = { list: pathname + search };
  return <Link {...link} state={state} />;
}
