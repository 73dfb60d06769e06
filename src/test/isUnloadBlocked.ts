/** Whether the browser would ask before it leaves the page. */
export const isUnloadBlocked = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
