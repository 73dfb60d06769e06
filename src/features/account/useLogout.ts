import { useDispatch, useSelector, useStore } from 'react-redux';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths';
import {
  selectHasUnsavedChanges,
  selectLosesChanges,
  selectSessionEpoch,
  type SessionRoot,
  signedOut,
} from '../../session/sessionSlice';
import type { LogoutKind } from '../../session/storedSession';
import { usePortalDialogs } from '../../ui/dialogs/DialogsContext';
import { leaveQuestion } from '../../ui/leaveQuestion';

/**
 * Logs out and goes to /login (product §4), after a question if a form has unsaved changes. `before` does what comes first, and
 * can stop the logout.
 */
export function useLogout(kind: LogoutKind): (before?: () => Promise<boolean>) => Promise<void> {
  const { confirm } = usePortalDialogs();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const unsaved = useSelector(selectHasUnsavedChanges);
  const loses = useSelector(selectLosesChanges);
  const store = useStore<SessionRoot>();
  return async (before = async () => true) => {
    const sessionEpoch = selectSessionEpoch(store.getState());
    if (unsaved && !(await confirm((t) => leaveQuestion(t, loses)))) return;
    if (!(await before())) return;
    // Somebody else may have signed in meanwhile (rule C4).
    if (selectSessionEpoch(store.getState()) !== sessionEpoch) return;
    dispatch(signedOut(kind));
    void navigate(paths.login);
  };
}
