// Finds an Apache that is asked beside nginx, or installs Debian's where that is possible.
import { findProgram, installPackages } from './debian.mjs';

// Not in everybody's PATH.
const find = () => findProgram(['apache2', 'httpd'], ['/usr/sbin', '/usr/local/sbin']);

/** The path of Apache; empty where there is none, and then a line says what is not tested. */
export function apache() {
  const found = find();
  if (found) return found;
  // The program and its modules, without a site or a service of its own.
  installPackages('apache2-bin');
  const installed = find();
  if (installed) return installed;
  console.warn(
    'There is no Apache here (Debian: sudo apt-get install apache2-bin): deploy/apache is NOT tested.',
  );
  return '';
}
