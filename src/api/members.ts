import { QueryStatus } from '@reduxjs/toolkit/query/react';
import type { ListName } from '../config/paths';
import type { Config } from '../config/schema';
import { isOlderThan } from '../domain/days';
import type { FirmList, Member, MemberId, MemberStatus, NewMember } from '../domain/member';
import { baseApi, FORCE_FETCH, invalidates } from './baseApi';
import { decodeMembers, decodeNewMembers, decodePages } from './decode/lists';
import { linkVerdict } from './decode/refusal';
import { rootOf } from './once';
import type { AppDispatch, AppThunk } from './state';

/** All pages of a list. */
const LIST = { isPaged: true, withToken: 'onLists', logsFailure: true } as const;

/** Comparing 20,000 rows takes longer than rendering them (decision 0037). For an hour, the way back shows the old rows at once. */
const LONG_LIST = { structuralSharing: false, keepUnusedDataFor: 3600 } as const;

export const members = baseApi.injectEndpoints({
  endpoints: (build) => ({
    members: build.query<FirmList<Member>, void>({
      query: () => ({ path: '/api/members' }),
      extraOptions: LIST,
      transformResponse: (answer) => decodePages(answer, decodeMembers),
      providesTags: ['Members'],
      ...LONG_LIST,
    }),
    setMemberStatus: build.mutation<null, { id: MemberId; status: MemberStatus }>({
      query: ({ id, status }) => ({
        method: 'PATCH',
        path: `/api/members/${id}/status`,
        id,
        body: { status: status === 'active' ? 0 : 1 },
      }),
      extraOptions: { once: 'page' },
      transformResponse: toNull,
      onQueryStarted: ({ id, status }, sending) =>
        patchWhenConfirmed(id, sending, { member: (member) => ({ ...member, status }) }),
      invalidatesTags: invalidates('Members'),
    }),
    deleteMember: build.mutation<null, MemberId>({
      query: (id) => ({ method: 'DELETE', path: `/api/members/${id}`, id }),
      extraOptions: { once: 'page' },
      transformResponse: toNull,
      onQueryStarted: (id, sending) =>
        patchWhenConfirmed(id, sending, { member: () => null, application: () => null }),
      invalidatesTags: invalidates('Members', 'NewMembers', 'Counts'),
    }),
    newMembers: build.query<FirmList<NewMember>, void>({
      query: () => ({ path: '/api/newmembers' }),
      extraOptions: LIST,
      transformResponse: (answer) => decodePages(answer, decodeNewMembers),
      providesTags: ['NewMembers'],
      ...LONG_LIST,
    }),
    sendPaymentLink: build.mutation<null, MemberId>({
      query: (id) => ({ method: 'POST', path: `/api/members/${id}/send-payment-link`, id }),
      extraOptions: { once: 'browser', verdict: linkVerdict },
      transformResponse: toNull,
      invalidatesTags: invalidates('NewMembers'),
    }),
    /** A GET that changes data: never repeated, and successful only with a 200. */
    generateMembership: build.mutation<null, MemberId>({
      query: (id) => ({ path: `/api/membership/${id}`, id }),
      extraOptions: { once: 'browser', onlyStatus: 200, asksAfterTimeout: true },
      transformResponse: toNull,
      // Only a list knows the new number: a number from an old list would be wrong.
      onQueryStarted: (id, sending) =>
        patchWhenConfirmed(id, sending, {
          application: (firm) => ({ ...firm, membership: null, paymentStatus: { kind: 'done' } }),
        }),
      invalidatesTags: invalidates('NewMembers', 'Members', 'Counts'),
    }),
  }),
});

function toNull(): null {
  return null;
}

interface ConfirmedPatch {
  readonly member?: (member: Member) => Member | null;
  readonly application?: (firm: NewMember) => NewMember | null;
}

interface MutationLifecycle {
  readonly dispatch: AppDispatch;
  readonly getState: () => unknown;
  readonly queryFulfilled: PromiseLike<unknown>;
}

/**
 * Shows the result of a successful change in both lists before they are refetched; `null` removes the firm. Not during a bulk
 * run, whose rows keep their state.
 */
async function patchWhenConfirmed(
  id: MemberId,
  { dispatch, getState, queryFulfilled }: MutationLifecycle,
  patch: ConfirmedPatch,
): Promise<void> {
  try {
    await queryFulfilled;
  } catch {
    return;
  }
  if (!rootOf(getState()).changes.isBulkRunning) dispatch(applyPatch(id, patch));
}

function applyPatch(id: MemberId, { member, application }: ConfirmedPatch): AppThunk<void> {
  return (dispatch, getState) => {
    // Replaces the list instead of changing an Immer draft, which is slow for a list of many rows.
    const registered = members.endpoints.members.select()(getState()).data;
    const applications = members.endpoints.newMembers.select()(getState()).data;
    if (registered !== undefined && member !== undefined) {
      const now = withPatchedFirm(registered, id, member);
      dispatch(members.util.updateQueryData('members', undefined, () => now));
    }
    if (applications !== undefined && application !== undefined) {
      const now = withPatchedFirm(applications, id, application);
      dispatch(members.util.updateQueryData('newMembers', undefined, () => now));
    }
  };
}

/** The list with every row of this firm changed, or the same list. Frozen, so that Immer does not walk it. */
function withPatchedFirm<Firm extends Member | NewMember>(
  list: FirmList<Firm>,
  id: MemberId,
  changed: (firm: Firm) => Firm | null,
): FirmList<Firm> {
  if (!list.rows.some((firm) => firm.id === id)) return list;
  const rows = list.rows.flatMap((firm) => (firm.id === id ? (changed(firm) ?? []) : firm));
  const gone = list.rows.length - rows.length;
  const total = list.total === null ? null : list.total - gone;
  return Object.freeze({ ...list, rows: Object.freeze(rows), total });
}

export function fetchListNow(list: ListName): AppThunk<Promise<{ readonly error?: unknown }>> {
  return (dispatch) =>
    list === 'members'
      ? dispatch(members.endpoints.members.initiate(undefined, FORCE_FETCH))
      : dispatch(members.endpoints.newMembers.initiate(undefined, FORCE_FETCH));
}

/**
 * Fetches a list if it is loading, failed, older than another tab's change, or older than `age` milliseconds. Resolves
 * to the error, if any.
 */
export function refetchListIfStale(list: ListName, age = Infinity): AppThunk<Promise<unknown>> {
  return async (dispatch, getState) => {
    const state = getState();
    const { status, ...times } = members.endpoints[list].select()(state);
    const { startedTimeStamp = 0, fulfilledTimeStamp = 0 } = times;
    const isStale =
      state.changes.changedInOtherTabAt >= startedTimeStamp ||
      isOlderThan(fulfilledTimeStamp, age, Date.now());
    if (status === QueryStatus.fulfilled && !isStale) return undefined;
    return (await dispatch(fetchListNow(list))).error;
  };
}

const TAGS = { members: 'Members', newMembers: 'NewMembers' } as const;

/** Refetches a list if a screen shows it, and resolves when it has come. Waits for a running fetch first, which may be older. */
export function refetchList(list: ListName): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const running = members.util.getRunningQueryThunk(list, undefined);
    await dispatch(running);
    dispatch(baseApi.util.invalidateTags([TAGS[list]]));
    await dispatch(running);
  };
}

/** Refetches the other data that a change of this list may have affected. */
export const refetchRelated = (list: ListName) =>
  baseApi.util.invalidateTags([list === 'members' ? TAGS.newMembers : TAGS.members, 'Counts']);

/** GET /api/members/export: a plain link, which carries no token (product §6). */
export function membersExportLink({ apiBaseUrl }: Config): string {
  return `${apiBaseUrl}/api/members/export`;
}

export const { useMembersQuery, useNewMembersQuery, useSendPaymentLinkMutation } = members;
