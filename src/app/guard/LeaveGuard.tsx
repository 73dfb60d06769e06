import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useSelector, useStore } from 'react-redux';
import { useBlocker, useLocation, useNavigate } from 'react-router';
import { BASE_PATH } from '../../config/paths';
import { clearEditDraft } from '../../session/unsaved/editDraft';
import {
  selectHasUnsavedChanges,
  type SessionRoot,
  unsavedDiscarded,
} from '../../session/sessionSlice';
import { useSession } from '../../session/useSession';
import { usePortalDialogs } from '../../ui/dialogs/DialogsContext';
import { leaveQuestion } from '../../ui/leaveQuestion';

/** Asks before unsaved work is left: by a link, Back, a reload or a closed tab (rule F6). */
export function LeaveGuard() {
  const { t } = useTranslation();
  const { confirm, hasOpenQuestion } = usePortalDialogs();
  const store = useStore<SessionRoot>();
  const location = useLocation();
  const navigate = useNavigate();
  const userId = useSession()?.userId ?? null;
  const unsaved = useSelector(selectHasUnsavedChanges);
  const isConfirming = useRef(false);
  // Asked of the store itself: a form that has just been saved leads on before the next render.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      selectHasUnsavedChanges(store.getState()) &&
      currentLocation.pathname !== nextLocation.pathname,
  );

  const stay = useEffectEvent(() => {
    if (blocker.state === 'blocked') blocker.reset();
    // The question went with its session, and the guard leads on.
    if (!selectHasUnsavedChanges(store.getState())) return;
    // Two quick presses of Back are one too many for the router: the screen stays, and the address goes.
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
  // The router stopped a navigation, and only the person can say how it goes on. Back pressed once more while the question
  // stands is the same question (rule C5).
  useEffect(() => {
    if (blocker.state !== 'blocked' || isConfirming.current) return;
    // Another question stands: it is answered first.
    if (hasOpenQuestion()) return stay();
    isConfirming.current = true;
    const confirmOnce = async () => {
      const leave = await confirm(leaveQuestion(t));
      isConfirming.current = false;
      decide(leave);
    };
    void confirmOnce();
  }, [blocker, confirm, hasOpenQuestion, t]);

  // The browser itself asks before a reload or a closed tab.
  useEffect(() => {
    if (!unsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [unsaved]);

  return null;
}
