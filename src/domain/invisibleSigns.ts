/** Zero-width spaces and joiners, direction marks, soft hyphens, byte order marks: signs without a shape of their own. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}+/gu;

/** The text without signs that nobody sees. Word processors, chats and web pages put them around what is copied. */
export const withoutInvisibleSigns = (text: string): string => text.replace(INVISIBLE, '');
