import { type MemberId, parseMemberId } from '../domain/member';
import { type MemberEdit, readMemberEdit } from '../domain/memberChanges';
import { type ListName, lists, paths } from './paths';

/** History state of a firm's screen: the list it was opened from, with its search, sort and page. */
export interface ListOrigin {
  readonly list: string;
}

/** History state of the members list after an update. */
export interface ListReturnState {
  readonly changed: MemberId;
  /** New Registration with its search, sort and page, if the person came from there. */
  readonly back: string | null;
}

export const FROM_DASHBOARD = { fromDashboard: true } as const;

/** All firms that the filter shows are selected on arrival. */
export const FROM_DASHBOARD_ALL_CHOSEN = { ...FROM_DASHBOARD, choosesAll: true } as const;

export const shouldChooseAll = (state: unknown): boolean =>
  stateEntry(state, 'choosesAll') === true;

/** Greatest age of cached rows in seconds: a minute from the dashboard, which has just loaded them; else they are refetched. */
export const maxListAge = (state: unknown): number | true =>
  stateEntry(state, 'fromDashboard') === true ? 60 : true;

/** The list that this screen was opened from; `null` if its address was opened directly. */
export function originListOf(state: unknown): string | null {
  const list = stateEntry(state, 'list');
  return typeof list === 'string' && isList(list) ? list : null;
}

/** The target after an update: the members list, with its search, sort and page if the person came from there. */
export function afterUpdate(id: MemberId, list: string | null) {
  if (list === null) return { to: paths.members, state: null };
  const isMembers = pathOf(list) === paths.members;
  const state: ListReturnState = { changed: id, back: isMembers ? null : list };
  return { to: isMembers ? list : paths.members, state };
}

/** The update that led to this list; `null` on every other visit. */
export function readUpdate(state: unknown): ListReturnState | null {
  const changed = parseMemberId(String(stateEntry(state, 'changed')));
  const back = stateEntry(state, 'back');
  return changed === null
    ? null
    : { changed, back: typeof back === 'string' && isList(back) ? back : null };
}

const pathOf = (address: string): string => address.split('?')[0] ?? '';

/** The history can contain anything, so the address is checked. */
const isList = (address: string): boolean =>
  [paths.members, paths.newMembers].some((list) => list === pathOf(address));

/** History state of an edit screen: the values with which its form opens, and the record in which they were changed. */
export interface RestoreVisit {
  /** With the person whose values they are, as a personKey: the history outlives a sign-out. */
  readonly restore: MemberEdit & { readonly person: string | null };
}

/** The values to open a form with for this person; `null` on every other visit. The history can contain anything. */
export function valuesToRestore(state: unknown, person: string | null): MemberEdit | null {
  const restore = stateEntry(state, 'restore');
  return stateEntry(restore, 'person') === person ? readMemberEdit(restore) : null;
}

interface NewFirms {
  readonly list: ListName;
  readonly fileName: string;
  /** The highest ids before and after the import; `null` if unknown. */
  readonly above: number | null;
  readonly upTo: number | null;
}

/** The address of a list that shows the firms that are new since an import. */
export function newFirmsAddress({ list, fileName, above, upTo }: NewFirms): string {
  const filter = `new:${above ?? 0}-${upTo ?? ''}:${fileName}`;
  return `${lists[list].screen}?${new URLSearchParams({ filter }).toString()}`;
}

/** Reads the filter of such an address; `null` for any other. */
export function newFirmsIn(filter: string) {
  const [, above, upTo, fileName] = /^new:(\d{1,15})-(\d{0,15}):(.+)$/s.exec(filter) ?? [];
  if (above === undefined || fileName === undefined) return null;
  return { above: Number(above), upTo: upTo ? Number(upTo) : null, fileName };
}

/** History state of a link to Manage Profile that opens edit mode. */
export const OPEN_EDIT = { edit: true } as const;

export const shouldOpenEdit = (state: unknown): boolean => stateEntry(state, 'edit') === true;

function stateEntry(state: unknown, key: string): unknown {
  if (typeof state !== 'object' || state === null) return undefined;
  return Object.entries(state).find(([name]) => name === key)?.[1];
}
