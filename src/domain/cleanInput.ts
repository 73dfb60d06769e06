import { withoutInvisibleCharacters } from './invisibleCharacters';

const NO_BREAK_SPACES = /[\u00A0\u2007\u202F]/g;

/** Removes what is copied along with an email address or a number. Not for names (Hindi needs joiners), never for passwords. */
export const cleanInput = (text: string): string =>
  withoutInvisibleCharacters(text).replace(NO_BREAK_SPACES, ' ').trim();
