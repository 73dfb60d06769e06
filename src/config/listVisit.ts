import { type MemberId, parseMemberId } from '../domain/memberId';
import { paths } from './paths';

/** The list that a screen of one firm was opened from, with its search, sort and page, as the history keeps it. */
export interface ListOrigin {
  readonly list: string;
}

/** What the members list is told after an update. */
export interface ListReturnState {
  /** Its row is marked for this visit. */
  readonly changed: MemberId;
  /** New Registration as it was left, where the person came from there. */
  readonly back: string | null;
}

/** The state of a link from the dashboard to a list. */
export const FROM_DASHBOARD = { fromDashboard: true } as const;

/** The same, where all firms that the filter shows are chosen on arrival. */
export const FROM_DASHBOARD_ALL_CHOSEN = { ...FROM_DASHBOARD, choosesAll: true } as const;

/** Whether all firms that the filter shows are chosen on arrival. */
export const shouldChooseAll = (state: unknown): boolean =>
  stateEntry(state, 'choosesAll') === true;

/**
 * How old, in seconds, the rows of a list may be that is opened with this state: a minute from the dashboard, which has just read them.
 * From everywhere else the list is read again.
 */
export const maxListAge = (state: unknown): number | true =>
  stateEntry(state, 'fromDashboard') === true ? 60 : true;

/** The list that this screen was opened from; `null` for an address that was opened directly. */
export function originListOf(state: unknown): string | null {
  const list = stateEntry(state, 'list');
  return typeof list === 'string' && isList(list) ? list : null;
}

/** Where an update of a firm leads: to the members (rule A6), as they were left where the person came from there. */
export function afterUpdate(id: MemberId, list: string | null) {
  if (list === null) return { to: paths.members, state: null };
  const isMembers = pathOf(list) === paths.members;
  const state: ListReturnState = { changed: id, back: isMembers ? null : list };
  return { to: isMembers ? list : paths.members, state };
}

/** What an update told this list; `null` on every other visit. */
export function readUpdate(state: unknown): ListReturnState | null {
  const changed = parseMemberId(String(stateEntry(state, 'changed')));
  const back = stateEntry(state, 'back');
  return changed === null
    ? null
    : { changed, back: typeof back === 'string' && isList(back) ? back : null };
}

const pathOf = (address: string): string => address.split('?')[0] ?? '';

/** The history can hold anything. */
const isList = (address: string): boolean =>
  [paths.members, paths.newMembers].some((list) => list === pathOf(address));

function stateEntry(state: unknown, key: string): unknown {
  if (typeof state !== 'object' || state === null) return undefined;
  return Object.entries(state).find(([name]) => name === key)?.[1];
}
