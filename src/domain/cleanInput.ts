import { withoutInvisibleCharacters } from './invisibleCharacters';

const NO_BREAK_SPACES = /[\u00A0\u2007\u202F]/g;

/**
 * Removes invisible characters and surrounding white space from an email address or a number: both come along when people
 * copy from a web page or a chat. Not for names and addresses, since Hindi spelling uses the invisible joiners; never for a
 * password.
 */
export const cleanInput = (text: string): string =>
  withoutInvisibleCharacters(text).replace(NO_BREAK_SPACES, ' ').trim();
