/** An Android WebView says "; wv", Facebook's apps say their names; on an iPhone only Safari's own views say "Safari". */
const OF_AN_APP = /; wv\)|\bFBA[NV]\b|\bInstagram\b|\bWhatsApp\b/;

/** True for a browser inside another app, which may silently drop downloads. */
export const isInsideApp = (userAgent: string): boolean =>
  OF_AN_APP.test(userAgent) ||
  (/\biPhone\b|\biPad\b/.test(userAgent) && !userAgent.includes('Safari/'));
