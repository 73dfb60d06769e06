/** Zero-width spaces and joiners, direction marks, soft hyphens, byte order marks; not the selectors of emoji shapes. */
const INVISIBLE = /[^\P{Default_Ignorable_Code_Point}\uFE00-\uFE0F]+/gu;

/** Removes invisible characters, which word processors, chats and web pages add to copied text. */
export const withoutInvisibleCharacters = (text: string): string => text.replace(INVISIBLE, '');

const NO_BREAK_SPACES = /[\u00A0\u2007\u202F]/g;

/** Removes what is copied along with an email address or a number. Not for names (Hindi needs joiners), never for passwords. */
export const cleanInput = (text: string): string =>
  withoutInvisibleCharacters(text).replace(NO_BREAK_SPACES, ' ').trim();
