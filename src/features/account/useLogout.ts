import { useNavigate } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../api/state';
import { paths } from '../../config/paths';
import {
  selectHasUnsavedChanges,
  selectLosesChanges,
  signedOut,
  watchSession,
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
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const unsaved = useAppSelector(selectHasUnsavedChanges);
  const loses = useAppSelector(selectLosesChanges);
  return async (before = async () => true) => {
    const isHere = dispatch(watchSession());
    if (unsaved && !(await confirm((t) => leaveQuestion(t, loses)))) return;
    if (!(await before())) return;
    // Somebody else may have signed in meanwhile.
    if (!isHere()) return;
    dispatch(signedOut(kind));
    void navigate(paths.login);
  };
}
