import { useEffect, useEffectEvent, useRef } from 'react';
import { createPath, NavigationType, useBlocker, useLocation, useNavigate } from 'react-router';
import { useAppSelector, useAppStore } from '../../api/state';
import { BASE_PATH } from '../../config/paths';
import { clearEditDraft } from '../../session/drafts';
import {
  selectHasUnsavedChanges,
  selectLosesChanges,
  unsavedDiscarded,
  useSession,
} from '../../session/sessionSlice';
import { usePortalDialogs } from '../../ui/dialogs/DialogsContext';
import { closeTopmost, isAnythingOpen, useIsAnythingOpen } from '../../ui/dialogs/useCloseOnBack';
import { leaveQuestion } from '../../ui/leaveQuestion';

/** Lets Back close what is open; asks before a link, Back, a reload or a closed tab loses unsaved work. */
export function LeaveGuard() {
  const { confirm, hasOpenQuestion } = usePortalDialogs();
  const store = useAppStore();
  const location = useLocation();
  const navigate = useNavigate();
  const userId = useSession()?.userId ?? null;
  const unsaved = useAppSelector(selectHasUnsavedChanges);
  const isConfirming = useRef(false);
  const isClosing = useRef(false);
  // Reads the store, since a form that was just saved navigates before the next render.
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isClosed = historyAction === NavigationType.Pop && isAnythingOpen();
    const isSamePlace = createPath(currentLocation) === createPath(nextLocation);
    isClosing.current = isClosed && !isSamePlace;
    // Back from the second entry of the same place leads nowhere else, so nothing has to be stopped.
    if (isClosed && isSamePlace) closeTopmost();
    // The router first returns to this entry of the history: whatever closes may change its address.
    if (isClosing.current) window.addEventListener('popstate', closeTopmost, { once: true });
    return (
      isClosing.current ||
      (selectHasUnsavedChanges(store.getState()) &&
        currentLocation.pathname !== nextLocation.pathname)
    );
  });

  const stay = useEffectEvent(() => {
    if (blocker.state === 'blocked') blocker.reset();
    // The session ended and took the question with it; the guard navigates.
    if (!selectHasUnsavedChanges(store.getState())) return;
    // After two quick presses of Back the router stays, but the browser's address has changed.
    const { pathname: shown } = window.location;
    if (shown.startsWith(BASE_PATH) && shown !== BASE_PATH + location.pathname)
      void navigate(location, { replace: true });
  });
  const decide = useEffectEvent((leave: boolean) => {
    if (!leave) return stay();
    if (blocker.state !== 'blocked') return;
    store.dispatch(unsavedDiscarded());
    if (userId !== null) clearEditDraft(userId, location.pathname);
    blocker.proceed();
  });
  // Back pressed during the question does not ask again.
  useEffect(() => {
    if (blocker.state !== 'blocked' || isConfirming.current) return;
    if (isClosing.current) return blocker.reset();
    // Another question is open and has to be answered first.
    if (hasOpenQuestion()) return stay();
    isConfirming.current = true;
    const confirmOnce = async () => {
      const loses = selectLosesChanges(store.getState());
      const leave = await confirm((t) => ({
        ...leaveQuestion(t, loses),
        detail: loses ? null : t('A notice will tell you the result.'),
      }));
      isConfirming.current = false;
      // Not if the save has failed while the question was open.
      decide(leave && (loses || !selectLosesChanges(store.getState())));
    };
    void confirmOnce();
  }, [blocker, confirm, hasOpenQuestion, store]);

  // Before the first entry of a visit is another site, which Back would open at once: it gets a second entry.
  const isOpen = useIsAnythingOpen();
  useEffect(() => {
    const entry: unknown = window.history.state;
    const isFirst =
      typeof entry === 'object' && entry !== null && 'idx' in entry && entry.idx === 0;
    // What was open when this was rendered may have closed with it.
    if (!isOpen || !isAnythingOpen() || !isFirst) return;
    const before: unknown = location.state;
    const state = { ...(typeof before === 'object' ? before : null), isAtFirstPlace: true };
    void navigate(location, { state, preventScrollReset: true });
  }, [isOpen, location, navigate]);

  useEffect(() => {
    if (!unsaved) return;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [unsaved]);

  return null;
}
