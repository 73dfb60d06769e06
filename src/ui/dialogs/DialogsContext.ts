import { createContext, useContext, useMemo } from 'react';
import type { DialogQueue, MountedRef } from './DialogQueue';

export const DialogsContext = createContext<DialogQueue | null>(null);

/** The default is for code outside any screen, which is always mounted. */
export const MountedContext = createContext<MountedRef>({ current: true });

/** Tells whether the screen around this component is still mounted: check again after each `await`. */
export const useIsMounted = (): MountedRef => useContext(MountedContext);

/** The dialogs that belong to a session but to no screen, for messages that must reach the person anywhere. */
export function usePortalDialogs(): DialogQueue {
  const portal = useContext(DialogsContext);
  if (portal === null) throw new Error('Dialogs are used outside of DialogsProvider');
  return portal;
}

export type Dialogs = Pick<DialogQueue, 'showMessage' | 'confirm' | 'notify'>;

/** The dialogs of the screen around this component. */
export function useDialogs(): Dialogs {
  const portal = usePortalDialogs();
  const isMounted = useIsMounted();
  return useMemo(
    () => ({
      showMessage: async (message) => {
        if (isMounted.current) return portal.showMessage(message, isMounted);
        // The person has left the screen: a notice tells them without blocking the current one.
        portal.notify((t) => ({ kind: 'error', ...message(t) }));
        return false;
      },
      confirm: async (question) => isMounted.current && portal.confirm(question, isMounted),
      notify: portal.notify,
    }),
    [portal, isMounted],
  );
}
