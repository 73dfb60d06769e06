/** Firefox refuses a channel where it blocks storage: then the other tabs are not told. */
function newChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

export type TabChannel = ReturnType<typeof openTabChannel>;

/**
 * Opens a channel to the other tabs of this browser. It is closed while the page is hidden for good or cached, since a browser may
 * not cache a page with an open channel for the Back button; `onOpen` may then look for what was missed.
 */
export function openTabChannel(
  name: string,
  onMessage: (message: unknown) => void,
  onOpen?: () => void,
) {
  let port: BroadcastChannel | null = null;
  const leave = () => {
    port?.close();
    port = null;
  };
  const enter = () => {
    if (port === null) {
      port = newChannel(name);
      port?.addEventListener('message', ({ data }: MessageEvent<unknown>) => onMessage(data));
    }
    onOpen?.();
  };
  enter();
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', enter);
  return {
    post: (message: unknown) => port?.postMessage(message),
    close: () => {
      leave();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', enter);
    },
  };
}
