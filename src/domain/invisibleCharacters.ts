/**
 * Zero-width spaces and joiners, direction marks, soft hyphens, byte order marks: signs without a shape of their own. Those that
 * choose the shape of an emoji are left.
 */
const INVISIBLE = /[^\P{Default_Ignorable_Code_Point}\uFE00-\uFE0F]+/gu;

/** The text without signs that nobody sees. Word processors, chats and web pages put them around what is copied. */
export const withoutInvisibleCharacters = (text: string): string => text.replace(INVISIBLE, '');
