import type { Config } from '../config/schema';
import type {
  FirmList,
  Member,
  MemberRecord,
  MemberStatus,
  MemberUpdate,
  NewMember,
  SavedMember,
} from '../domain/member';
import { type MemberId, parseMemberId } from '../domain/memberId';
import { updateSubject } from '../domain/updateMark';
import { turnIn } from '../session/sessionSlice';
import {
  type ApiDispatch,
  type ApiThunk,
  baseApi,
  NOW,
  readAgain,
  readNow,
  type RecordAsked,
} from './baseApi';
import { type Call, change, read } from './call';
import { decodeMessage } from './decode/account';
import { decodeMemberRecord } from './decode/memberRecord';
import { decodeMembers, decodeNewMembers } from './decode/members';
import { decodePages } from './decode/pages';
import { linkVerdict } from './decode/verdict';
import { encodeMemberUpdate, fieldOfUpdate } from './encode/requests';
import { pendingIn } from './pending';

const readList = (path: string): Call => ({ ...read(path), isList: true, logged: true });

/** To compare an answer of 20,000 rows with the one before takes longer than to look through it anew (decision 0037). */
const LONG_LIST = { structuralSharing: false } as const;

/** The same once more changes nothing. */
export const statusChange = (id: MemberId) =>
  change('PATCH', `/api/members/${id}/status`, { remember: null });

/** It is asked about each time, and the same once more changes nothing. */
export const deletion = (id: MemberId) =>
  change('DELETE', `/api/members/${id}`, { remember: null });

export const paymentLink = (id: MemberId) => ({
  ...change('POST', `/api/members/${id}/send-payment-link`, { alone: true }),
  verdict: linkVerdict,
});

/** The firm that a change of this name sends a link to; `null` for any other change. */
export const firmOfLink = (name: string): MemberId | null =>
  parseMemberId(/^POST \/api\/members\/(\d+)\/send-payment-link$/.exec(name)?.[1]);

/** A GET that changes data: never repeated, and done only with a 200 (rule W9). */
export const generation = (id: MemberId) => ({
  ...change('GET', `/api/membership/${id}`, { alone: true }),
  onlyStatus: 200,
});

/** The record itself is not read again: the form sees by it what was kept (rule W11). */
export const memberUpdate = (id: MemberId) => change('PUT', '/api/member_update', { id });

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
      transformResponse: done,
      onQueryStarted: ({ id, status }, sending) =>
        showWhenDone(id, sending, { member: (member) => ({ ...member, status }) }),
      invalidatesTags: readAgain('Members'),
    }),
    // DELETE /api/members/{id}
    deleteMember: build.mutation<null, MemberId>({
      query: deletion,
      transformResponse: done,
      onQueryStarted: (id, sending) =>
        showWhenDone(id, sending, { member: () => null, application: () => null }),
      invalidatesTags: readAgain('Members', 'NewMembers', 'Counts'),
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
      transformResponse: done,
      invalidatesTags: readAgain('NewMembers'),
    }),
    // GET /api/membership/{id}
    generateMembership: build.mutation<null, MemberId>({
      query: generation,
      transformResponse: done,
      // Which number it was given only a list can tell: one of before would be a wrong one.
      onQueryStarted: (id, sending) =>
        showWhenDone(id, sending, {
          application: (firm) => ({ ...firm, membership: null, paymentStatus: { kind: 'done' } }),
        }),
      invalidatesTags: readAgain('NewMembers', 'Members', 'Counts'),
    }),
    // GET /api/member_edit/{id}
    memberRecord: build.query<MemberRecord, RecordAsked>({
      query: ({ id }) => read(`/api/member_edit/${id}`),
      transformResponse: decodeMemberRecord,
      keepUnusedDataFor: 0,
    }),
    // PUT /api/member_update
    updateMember: build.mutation<SavedMember, MemberUpdate>({
      query: (update) => ({
        ...memberUpdate(update.id),
        subject: updateSubject(update),
        bodyBy: (config) => encodeMemberUpdate(update, config.sendAlternateMobile),
        fieldOf: fieldOfUpdate(update),
      }),
      transformResponse: (answer): SavedMember => ({
        message: decodeMessage(answer),
        record: null,
      }),
      invalidatesTags: readAgain('Members', 'NewMembers'),
    }),
  }),
});

/** The status alone says that it was done, whatever the body holds. */
function done(): null {
  return null;
}

interface ShownChange {
  readonly member?: (member: Member) => Member | null;
  readonly application?: (firm: NewMember) => NewMember | null;
}

interface WhenSent {
  readonly dispatch: ApiDispatch;
  readonly getState: () => unknown;
  readonly queryFulfilled: PromiseLike<unknown>;
}

/**
 * Both lists show what a certain answer says before they have been read again; `null` is a firm that is gone. Not while a queue
 * keeps the rows as they were (rule Q3), and never on the screen of somebody else (rule C4).
 */
async function showWhenDone(
  id: MemberId,
  { dispatch, getState, queryFulfilled }: WhenSent,
  shown: ShownChange,
): Promise<void> {
  const turn = turnIn(getState());
  try {
    await queryFulfilled;
  } catch {
    return;
  }
  if (!pendingIn(getState()).queueRuns && turnIn(getState()) === turn)
    dispatch(showInLists(id, shown));
}

function showInLists(id: MemberId, { member, application }: ShownChange): ApiThunk<void> {
  return (dispatch, getState) => {
    // Of the lists themselves, not of drafts of them: a draft of each of many rows takes long.
    const registered = members.endpoints.members.select()(getState()).data;
    const fresh = members.endpoints.newMembers.select()(getState()).data;
    if (registered !== undefined && member !== undefined) {
      const now = withFirm(registered, id, member);
      dispatch(members.util.updateQueryData('members', undefined, () => now));
    }
    if (fresh !== undefined && application !== undefined) {
      const now = withFirm(fresh, id, application);
      dispatch(members.util.updateQueryData('newMembers', undefined, () => now));
    }
  };
}

/** The list with this firm changed, at each place at which it stands; itself where it does not. Frozen, so that the store walks no long list. */
function withFirm<Firm extends Member | NewMember>(
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

/** The record of a firm as the service holds it now (rule C7). */
export const readRecordNow = (asked: RecordAsked) =>
  readNow(
    members.util.getRunningQueryThunk('memberRecord', asked),
    members.endpoints.memberRecord.initiate(asked, NOW),
  );

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
  useMemberRecordQuery,
  useUpdateMemberMutation,
} = members;
