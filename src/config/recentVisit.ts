import { type MemberEdit, readMemberEdit } from '../domain/memberChanges';
import { stateEntry } from './listVisit';
import { type ListName, lists } from './paths';

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
  /** The highest id before the import; `null` if unknown. */
  readonly above: number | null;
  /** The highest id after it; `null` if unknown. */
  readonly upTo: number | null;
}

/** The address of a list that shows the firms that are new since an import (rule H4). */
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
