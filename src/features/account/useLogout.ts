import { useTranslation } from '../../i18n/useTranslation';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths';
import { selectHasUnsavedChanges, signedOut } from '../../session/sessionSlice';
import type { LogoutKind } from '../../session/storedSession';
import { usePortalDialogs } from '../../ui/dialogs/DialogsContext';
import { leaveQuestion } from '../../ui/leaveQuestion';

/** Logs out and goes to /login (product §4), after a question if a form has unsaved changes. */
export function useLogout(kind: LogoutKind): () => Promise<void> {
  const { t } = useTranslation();
  const { confirm } = usePortalDialogs();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const unsaved = useSelector(selectHasUnsavedChanges);
  return async () => {
    if (unsaved && !(await confirm(leaveQuestion(t)))) return;
    dispatch(signedOut(kind));
    void navigate(paths.login);
  };
}
