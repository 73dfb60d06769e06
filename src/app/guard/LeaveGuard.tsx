import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useBlocker } from 'react-router';
import { clearEditDraft } from '../../session/editDraft';
import { selectUnsaved, type SessionRoot, workChanged } from '../../session/sessionSlice';
import { useSession } from '../../session/useSession';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { leaveQuestion } from '../../ui/leaveQuestion';

/** Asks before unsaved work is left: by a link, Back, a reload or a closed tab (decisions F6). */
export function LeaveGuard() {
  const { t } = useTranslation();
  const { ask } = useDialogs();
  const dispatch = useDispatch();
  const store = useStore<SessionRoot>();
  const userId = useSession()?.userId ?? null;
  const unsaved = useSelector(selectUnsaved);
  // Asked of the store itself: a form that has just been saved leads on before the next render.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      selectUnsaved(store.getState()) && currentLocation.pathname !== nextLocation.pathname,
  );

  // The router stopped a navigation, and only the person can say how it goes on.
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const decide = async () => {
      const leave = await ask(leaveQuestion(t));
      if (!leave) return blocker.reset();
      dispatch(workChanged(false));
      if (userId !== null) clearEditDraft(userId);
      blocker.proceed();
    };
    void decide();
  }, [blocker, ask, t, dispatch, userId]);

  // The browser itself asks before a reload or a closed tab.
  useEffect(() => {
    if (!unsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [unsaved]);

  return null;
}
