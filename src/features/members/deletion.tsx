import type { ApiThunk } from '../../api/baseApi';
import { paths } from '../../config/paths';
import type { DataOrError } from '../../domain/changeResult';
import { historyActions } from '../../session/localHistory/historyActions';
import { type HistoryStore, historyStore } from '../../session/localHistory/HistoryStore';
import { personKey } from '../../session/personKey';
import { userIdIn } from '../../session/sessionSlice';
import type { Dialogs } from '../../ui/dialogs/DialogsContext';
import { isolated } from '../../ui/dialogs/FirmIdentity';
import {
  type DeletionResult,
  deleteWithCopy,
  type FirmCopy,
  type ListedFirm,
} from './deleteWithCopy';
import type { useFirmLink } from './useFirmLink';

/** Long enough to be read; the account menu has the same link. */
const NOTICE_MS = 10_000;

interface DeletionScreen extends Pick<Dialogs, 'confirm' | 'notify'> {
  /** False once the list was left. */
  readonly isMounted: { readonly current: boolean };
  readonly linkTo: ReturnType<typeof useFirmLink>;
  readonly history: HistoryStore | null;
  readonly apiBaseUrl: string;
}

/**
 * Deletes a firm from the screen of a list (rule H2); loaded when Delete is pressed. Resolves to what has to be said about its
 * copy.
 */
export function deleteOn(
  { confirm, notify, isMounted, linkTo, history, apiBaseUrl }: DeletionScreen,
  listed: ListedFirm,
): ApiThunk<Promise<DataOrError<() => void>>> {
  const { firm: member } = listed;
  const firm = isolated(member.name);

  const confirmWithoutCopy = () =>
    confirm((t) => ({
      title: t('No copy can be kept'),
      text: t(
        'This browser cannot keep a copy of this firm, so it could not be imported again later.',
      ),
      confirmText: t('Delete without a copy'),
      danger: true,
      subject: member,
    }));

  const tellCopy = () => {
    const link = linkTo(paths.recentlyDeleted);
    notify(
      (t) => ({
        title: t('{{firm}} was deleted.', { firm }),
        text: t('A copy is kept on this computer.'),
        subject: member,
        action: (close) => (
          <a
            href={link.href}
            onClick={(event) => {
              link.onClick(event);
              close();
            }}
          >
            {t('Recently deleted')}
          </a>
        ),
      }),
      NOTICE_MS,
      // Of several deletions in a row only the last one is on the screen.
      'deleted',
    );
  };

  const tellNotSent = () =>
    notify((t) => ({
      kind: 'error',
      title: t('{{firm}} was not deleted.', { firm }),
      text: t('The list was left before the deletion was sent.'),
      subject: member,
    }));

  // The person may have left the list while the record was read.
  const mayDelete = async ({ isKept }: FirmCopy) =>
    isMounted.current && (isKept || (await confirmWithoutCopy()));

  const tell = (result: DeletionResult) => {
    if (result === 'deletedWithCopy') tellCopy();
    if (result === 'notSent' && !isMounted.current) tellNotSent();
  };

  return async (dispatch, getState) => {
    // While the script was loading, the person may have left the list, or somebody else may have signed in.
    if (!isMounted.current) return { data: () => tell('notSent') };
    const userId = userIdIn(getState());
    const person = userId === null ? null : personKey(apiBaseUrl, userId);
    const { keep } = historyActions(history ?? historyStore, person);
    const { data, error } = await dispatch(deleteWithCopy({ keep, mayDelete }, listed));
    return error === undefined ? { data: () => tell(data) } : { error };
  };
}
