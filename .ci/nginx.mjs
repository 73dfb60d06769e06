// Finds an nginx that serves the builds in the browser tests, or installs Debian's where that is possible.
import { findProgram, installPackages } from './debian.mjs';

// Not in everybody's PATH.
const find = () => findProgram(['nginx'], ['/usr/sbin', '/usr/local/sbin']);

/** The path of nginx; empty where there is none, and then a line says what is not tested. */
export function nginx() {
  const found = find();
  if (found) return found;
  installPackages('nginx');
  const installed = find();
  if (installed) return installed;
  console.warn(
    'There is no nginx here (Debian: sudo apt-get install nginx): the browser tests run on a plain static server, ' +
      'and deploy/nginx.conf with its Content Security Policy is NOT tested.',
  );
  return '';
}
