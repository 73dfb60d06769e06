import { createContext } from 'react';
import type { Duplicates } from '../../../domain/duplicates';
import type { Member, NewMember } from '../../../domain/member';

/** Both lists, and which of their firms may be one. */
export interface BothLists {
  /** `null`: not read yet, or it could not be read. */
  readonly members: readonly Member[] | null;
  readonly newMembers: readonly NewMember[] | null;
  /** `null` until both lists have been looked through, as far as they can be read. */
  readonly duplicates: Duplicates | null;
  /** The list that the screen does not show could not be read. */
  readonly otherFailed: boolean;
  readonly readOther: () => unknown;
}

export const BothListsContext = createContext<BothLists>({
  members: null,
  newMembers: null,
  duplicates: null,
  otherFailed: false,
  readOther: () => undefined,
});
