/** An Android WebView says "; wv", the apps of Facebook say their own names, and on an iPhone only Safari's own kind says "Safari". */
const OF_AN_APP = /; wv\)|\bFBA[NV]\b|\bInstagram\b|\bWhatsApp\b/;

/** Whether a page stands in a browser inside another app, which may throw files away without a word. */
export const isInsideApp = (userAgent: string): boolean =>
  OF_AN_APP.test(userAgent) ||
  (/\biPhone\b|\biPad\b/.test(userAgent) && !userAgent.includes('Safari/'));
