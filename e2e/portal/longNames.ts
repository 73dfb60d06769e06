/* Words that no line can break (rule F12). */

export const word = (length: number, letters = 'Wm') => letters.repeat(length).slice(0, length);
export const MANY_WORDS = 'Kashi Vishwanath Banarasi Silk Brocade '.repeat(5);
/** In Devanagari and in Latin as somebody types it who fills a form with nonsense, many words, and an endless one. */
export const NAME = `${word(60, 'क्ष्म्यस्थी')} ${word(60)} ${MANY_WORDS}${word(5000)}`;
