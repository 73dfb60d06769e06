import { needsAttention } from '../../domain/attention';
import { findDuplicates, groupsOf } from '../../domain/duplicates';
import type { Member, NewMember } from '../../domain/member';

/** A number for each list; `null` where it is not known. */
interface CountPerList {
  readonly members: number | null;
  readonly newMembers: number | null;
}

/** What of both lists takes too long to be counted before they are painted. */
export interface ListFindings {
  /** Firms that lack something. */
  readonly attention: CountPerList;
  /** Firms that may stand in the lists twice: told only where both lists are known, or it would be too few. */
  readonly duplicates: CountPerList;
}

/** A list that is `null` is not known. */
export function findingsOf(
  members: readonly Member[] | null,
  newMembers: readonly NewMember[] | null,
): ListFindings {
  const counted = (holds: (firm: Member | NewMember) => boolean): CountPerList => ({
    members: members && members.filter(holds).length,
    newMembers: newMembers && newMembers.filter(holds).length,
  });
  const attention = counted(needsAttention);
  if (members === null || newMembers === null)
    return { attention, duplicates: { members: null, newMembers: null } };
  const duplicates = findDuplicates(members, newMembers);
  return { attention, duplicates: counted((firm) => groupsOf(duplicates, firm).length > 0) };
}
