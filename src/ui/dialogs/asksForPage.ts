/** Asked by a dialog that stands in no page: opening/openIn.ts draws a first screen beside the page, and puts it in at once then. */
export const ASKS_FOR_PAGE = 'asks-for-page';
