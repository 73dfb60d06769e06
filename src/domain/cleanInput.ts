import { withoutInvisibleCharacters } from './invisibleCharacters';

const NO_BREAK_SPACES = /[\u00A0\u2007\u202F]/g;

/**
 * An e-mail address or a number without the signs that nobody sees, and without white space at its ends: both come along with
 * what is copied from a web page or a chat. Not for names and addresses, since the joiners among those signs belong to the
 * spelling of Hindi; never for a password.
 */
export const cleanInput = (text: string): string =>
  withoutInvisibleCharacters(text).replace(NO_BREAK_SPACES, ' ').trim();
