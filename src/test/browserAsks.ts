/** Whether the browser would ask before it leaves the page. */
export const browserAsks = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
