import { useConfig } from '../../config/ConfigContext';
import type { DataOrError } from '../../domain/changeResult';
import { resultOf } from '../../domain/failure';
import type { MemberChanges, SavedMember } from '../../domain/member';
import type { MemberId } from '../../domain/memberId';
import { savedChanges } from '../../domain/savedChanges';
import type { Text } from '../../i18n/Text';
import { savedEdits } from '../../session/localHistory/savedEdits';
import { useLocalHistoryActions } from '../../session/localHistory/useLocalHistory';
import { useIsMounted } from '../../ui/dialogs/DialogsContext';

/** A saved member, and a further sentence for the message. */
export interface SentUpdate extends SavedMember {
  readonly remark?: Text | null;
}

/** `null` if the screen was left before anything was sent. */
export type SendUpdate = (
  changes: MemberChanges,
  /** What the service has now. */
  before: MemberChanges,
) => PromiseLike<DataOrError<SentUpdate | null>>;

/** Notes on this computer what an update of the office changes, before it is sent (rules H1, H6). */
export function useKeptUpdate(
  id: MemberId,
  send: (changes: MemberChanges) => PromiseLike<DataOrError<SavedMember>>,
): SendUpdate {
  const { sendAlternateMobile } = useConfig();
  const { keep } = useLocalHistoryActions();
  const isMounted = useIsMounted();
  return async (typed, before) => {
    const { firmAlternateMobile } = sendAlternateMobile ? typed : before;
    const changes = savedChanges(before, { ...typed, firmAlternateMobile });
    if (changes.length === 0) return send(typed);
    const settle = await keep(savedEdits, { id, at: Date.now(), isConfirmed: false, changes });
    // The browser may have been silent for a second: meanwhile the person may have left, or somebody else signed in (rule C4).
    if (!isMounted.current) {
      void settle?.('refused');
      return { data: null };
    }
    const { data, error } = await send(typed);
    void settle?.(resultOf(error));
    if (error !== undefined) return { error };
    if (settle !== null) return { data };
    const remark =
      'This change could not be noted on this computer, so it cannot be put back from here.';
    return { data: { ...data, remark } };
  };
}
