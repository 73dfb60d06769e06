import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { members as api, useMembersQuery, useNewMembersQuery } from '../../api/members';
import { useAppSelector } from '../../api/state';
import { maxListAge } from '../../config/visits';
import type { ListName } from '../../config/paths';
import { type Duplicates, findDuplicates } from '../../domain/sameFirm';
import type { FirmList, Member, NewMember } from '../../domain/member';
import { type LocalNotes, useLocalNotes } from '../../session/localNotes';
import type { QueryResult } from '../../ui/QueryState';
import { useAfterPaint } from '../../ui/useAfterPaint';

/** The firms of each list. */
export interface FirmOf {
  readonly members: Member;
  readonly newMembers: NewMember;
}

type Queries = { readonly [List in ListName]: QueryResult<FirmList<FirmOf[List]>> };

/** Both lists with this computer's notes and the duplicates. `shown` is `null` on the dashboard, which reads both at once. */
export function useBothLists(shown: ListName | null) {
  const hasArrived = useAppSelector(
    (state) => shown !== null && api.endpoints[shown].select()(state).data !== undefined,
  );
  const age = maxListAge(useLocation().state);
  // The other list comes after the one shown, and only if it is older than a minute.
  const optionsOf = (list: ListName) =>
    shown === null || list === shown
      ? { refetchOnMountOrArgChange: age }
      : { refetchOnMountOrArgChange: 60, skip: !hasArrived };
  const members = useMembersQuery(undefined, optionsOf('members'));
  const newMembers = useNewMembersQuery(undefined, optionsOf('newMembers'));
  const queries: Queries = { members, newMembers };

  const notes = useLocalNotes(newMembers.data?.rows, newMembers.fulfilledTimeStamp);
  const other = shown === 'members' ? newMembers : members;
  const isOneEnough = shown !== null && other.error !== undefined;
  const lists = useMemo(
    () => ({
      members: members.data?.rows ?? null,
      newMembers: newMembers.data?.rows ?? null,
      isOneEnough,
    }),
    [members.data, newMembers.data, isOneEnough],
  );
  // The earlier result stays until the next one, so that the filter is never without it.
  const painted = useAfterPaint(lists);
  const duplicates = useMemo(() => {
    if (painted === null) return null;
    // A single list would show that no firm is in both.
    const areBothKnown = painted.members !== null && painted.newMembers !== null;
    return areBothKnown || painted.isOneEnough
      ? findDuplicates(painted.members, painted.newMembers)
      : null;
  }, [painted]);
  return { queries, other, notes, painted, isComparing: painted !== lists, duplicates };
}

export interface Office<Firm> {
  /** Of the list that the page shows. */
  readonly query: QueryResult<FirmList<Firm>>;
  /** Of the other list, which is read for the duplicates. */
  readonly other: QueryResult<unknown>;
  /** `null` until the list has arrived. */
  readonly rows: readonly Firm[] | null;
  readonly notes: LocalNotes;
  /** `null` until both lists have been compared, as far as they could be loaded. */
  readonly duplicates: Duplicates | null;
}

/** What the page of a list shows. */
export function useOffice<List extends ListName>(list: List): Office<FirmOf[List]> {
  const { queries, other, notes, duplicates } = useBothLists(list);
  const query: QueryResult<FirmList<FirmOf[List]>> = queries[list];
  return { query, other, rows: query.data?.rows ?? null, notes, duplicates };
}
