/** Zero-width spaces and joiners, direction marks, soft hyphens, byte order marks; not the selectors of emoji shapes. */
const INVISIBLE = /[^\P{Default_Ignorable_Code_Point}\uFE00-\uFE0F]+/gu;

/** Removes invisible characters, which word processors, chats and web pages add to copied text. */
export const withoutInvisibleCharacters = (text: string): string => text.replace(INVISIBLE, '');
