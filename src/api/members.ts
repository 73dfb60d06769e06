import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import type { ListName } from '../config/lists';
import type { Config } from '../config/schema';
import type { FirmList, Member, MemberStatus, NewMember } from '../domain/member';
import { type MemberId, parseMemberId } from '../domain/memberId';
import { sessionEpochIn } from '../session/sessionSlice';
import {
  type ApiDispatch,
  type ApiRoot,
  type ApiThunk,
  baseApi,
  FORCE_FETCH,
  invalidates,
} from './baseApi';
import { type ApiRequest, mutationRequest, queryRequest } from './request';
import { decodeMembers, decodeNewMembers } from './decode/members';
import { decodePages } from './decode/pages';
import { linkVerdict } from './decode/verdict';
import { pendingIn, type PendingRoot } from './pending';

const readList = (path: string): ApiRequest => ({
  ...queryRequest(path),
  isList: true,
  logsFailure: true,
});

/** To compare an answer of 20,000 rows with the one before takes longer than to look through it anew (decision 0037). */
const LONG_LIST = { structuralSharing: false } as const;

/** The same once more changes nothing. */
export const statusChange = (id: MemberId) =>
  mutationRequest('PATCH', `/api/members/${id}/status`, { remember: null });

/** It is asked about each time, and the same once more changes nothing. */
export const memberDeletion = (id: MemberId) =>
  mutationRequest('DELETE', `/api/members/${id}`, { remember: null });

export const paymentLink = (id: MemberId) => ({
  ...mutationRequest('POST', `/api/members/${id}/send-payment-link`, { exclusive: true }),
  verdict: linkVerdict,
});

/** The firm that a change of this name sends a link to; `null` for any other change. */
export const firmOfLink = (name: string): MemberId | null =>
  parseMemberId(/^POST \/api\/members\/(\d+)\/send-payment-link$/.exec(name)?.[1]);

/** A GET that changes data: never repeated, and done only with a 200 (rule W9). */
export const membershipGeneration = (id: MemberId) => ({
  ...mutationRequest('GET', `/api/membership/${id}`, { exclusive: true }),
  onlyStatus: 200,
});

export const members = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // GET /api/members
    members: build.query<FirmList<Member>, void>({
      query: () => readList('/api/members'),
      transformResponse: (answer) => decodePages(answer, decodeMembers),
      providesTags: ['Members'],
      ...LONG_LIST,
    }),
    // PATCH /api/members/{id}/status: 0 Active, 1 Inactive
    setMemberStatus: build.mutation<null, { id: MemberId; status: MemberStatus }>({
      query: ({ id, status }) => ({
        ...statusChange(id),
        body: { status: status === 'active' ? 0 : 1 },
      }),
      transformResponse: nothing,
      onQueryStarted: ({ id, status }, sending) =>
        patchWhenConfirmed(id, sending, { member: (member) => ({ ...member, status }) }),
      invalidatesTags: invalidates('Members'),
    }),
    // DELETE /api/members/{id}
    deleteMember: build.mutation<null, MemberId>({
      query: memberDeletion,
      transformResponse: nothing,
      onQueryStarted: (id, sending) =>
        patchWhenConfirmed(id, sending, { member: () => null, application: () => null }),
      invalidatesTags: invalidates('Members', 'NewMembers', 'Counts'),
    }),
    // GET /api/newmembers
    newMembers: build.query<FirmList<NewMember>, void>({
      query: () => readList('/api/newmembers'),
      transformResponse: (answer) => decodePages(answer, decodeNewMembers),
      providesTags: ['NewMembers'],
      ...LONG_LIST,
    }),
    // POST /api/members/{id}/send-payment-link with an empty body
    sendPaymentLink: build.mutation<null, MemberId>({
      query: paymentLink,
      transformResponse: nothing,
      invalidatesTags: invalidates('NewMembers'),
    }),
    // GET /api/membership/{id}
    generateMembership: build.mutation<null, MemberId>({
      query: membershipGeneration,
      transformResponse: nothing,
      // Which number it was given only a list can tell: one of before would be a wrong one.
      onQueryStarted: (id, sending) =>
        patchWhenConfirmed(id, sending, {
          application: (firm) => ({ ...firm, membership: null, paymentStatus: { kind: 'done' } }),
        }),
      invalidatesTags: invalidates('NewMembers', 'Members', 'Counts'),
    }),
  }),
});

/** The status alone says that it was done, whatever the body holds. */
function nothing(): null {
  return null;
}

interface ConfirmedPatch {
  readonly member?: (member: Member) => Member | null;
  readonly application?: (firm: NewMember) => NewMember | null;
}

interface MutationLifecycle {
  readonly dispatch: ApiDispatch;
  readonly getState: () => unknown;
  readonly queryFulfilled: PromiseLike<unknown>;
}

/**
 * Both lists show what a certain answer says before they have been read again; `null` is a firm that is gone. Not while a queue
 * keeps the rows as they were (rule Q3), and never on the screen of somebody else (rule C4).
 */
async function patchWhenConfirmed(
  id: MemberId,
  { dispatch, getState, queryFulfilled }: MutationLifecycle,
  patch: ConfirmedPatch,
): Promise<void> {
  const sessionEpoch = sessionEpochIn(getState());
  try {
    await queryFulfilled;
  } catch {
    return;
  }
  if (!pendingIn(getState()).isBulkRunning && sessionEpochIn(getState()) === sessionEpoch)
    dispatch(applyPatch(id, patch));
}

function applyPatch(id: MemberId, { member, application }: ConfirmedPatch): ApiThunk<void> {
  return (dispatch, getState) => {
    // Of the lists themselves, not of drafts of them: a draft of each of many rows takes long.
    const registered = members.endpoints.members.select()(getState()).data;
    const fresh = members.endpoints.newMembers.select()(getState()).data;
    if (registered !== undefined && member !== undefined) {
      const now = withPatchedFirm(registered, id, member);
      dispatch(members.util.updateQueryData('members', undefined, () => now));
    }
    if (fresh !== undefined && application !== undefined) {
      const now = withPatchedFirm(fresh, id, application);
      dispatch(members.util.updateQueryData('newMembers', undefined, () => now));
    }
  };
}

/** The list with this firm changed, at each place at which it stands; itself where it does not. Frozen, so that the store walks no long list. */
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

/** Reads a list now; `error` says why it could not be read. */
export function fetchListNow(list: ListName): ApiThunk<Promise<{ readonly error?: unknown }>> {
  return (dispatch) =>
    list === 'members'
      ? dispatch(members.endpoints.members.initiate(undefined, FORCE_FETCH))
      : dispatch(members.endpoints.newMembers.initiate(undefined, FORCE_FETCH));
}

/**
 * Before something is done on what a list shows (rule C2): where it is being read, could not be read, or is older than what
 * another tab changed, it is read first. Resolves to why it could not be read; `undefined` where it is as it should be.
 */
export function refetchListIfStale(
  list: ListName,
): ThunkAction<Promise<unknown>, ApiRoot & PendingRoot, unknown, UnknownAction> {
  return async (dispatch, getState) => {
    const state = getState();
    const { status, startedTimeStamp = 0 } = members.endpoints[list].select()(state);
    const isStale = state.pending.changedInOtherTabAt >= startedTimeStamp;
    if (status === QueryStatus.fulfilled && !isStale) return undefined;
    return (await dispatch(fetchListNow(list))).error;
  };
}

const TAGS = { members: 'Members', newMembers: 'NewMembers' } as const;

/** Reads a list again, as far as a screen shows it, and ends when it has come: what is on its way may be older. */
export function refetchList(list: ListName): ApiThunk<Promise<void>> {
  return async (dispatch) => {
    const running = members.util.getRunningQueryThunk(list, undefined);
    await dispatch(running);
    dispatch(baseApi.util.invalidateTags([TAGS[list]]));
    await dispatch(running);
  };
}

/** Reads again what else a change of that list may have altered. */
export const refetchRelated = (list: ListName) =>
  baseApi.util.invalidateTags([list === 'members' ? TAGS.newMembers : TAGS.members, 'Counts']);

/** GET /api/members/export: a plain link, which carries no token (product §6). */
export function membersExportLink({ apiBaseUrl }: Config): string {
  return `${apiBaseUrl}/api/members/export`;
}

export const {
  useMembersQuery,
  useSetMemberStatusMutation,
  useDeleteMemberMutation,
  useNewMembersQuery,
  useSendPaymentLinkMutation,
  useGenerateMembershipMutation,
} = members;
