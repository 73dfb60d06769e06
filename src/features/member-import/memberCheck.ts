import type { RuleBreak } from '../../domain/memberRules';
import type { ReadingCode, Remark, RowCheck } from '../../spreadsheet/rows/remarks';
import { isSample } from './template';
import { sameMobile, templateColumns } from './templateColumns';

/** What the preview remarks on a row: a rule of the edit form that is broken, or something to know. */
export type MemberCode = RuleBreak | 'sample' | 'inList';
export type RowCode = MemberCode | ReadingCode;

/** To know, not to mend: these rows are right. */
const notes: ReadonlySet<RowCode> = new Set(['sample', 'inList', 'repeated']);

export const isFault = (code: RowCode): boolean => !notes.has(code);

/** The members that the list shows now, as columns: 100,000 of them travel to a worker. */
export interface ListedMembers {
  readonly names: readonly string[];
  readonly mobiles: readonly string[];
  /** '' where a member has none. */
  readonly memberships: readonly string[];
}

const at = (key: string) => templateColumns.findIndex((column) => column.key === key);
const NAME = at('name');
const MOBILE = at('mobile');
const MEMBERSHIP = at('membership');

/**
 * Checks a row by the rules of the edit form (product §5, §9), and says whether it is a sample of the template or a member
 * that the list already has: by membership number, without one by mobile.
 */
export function memberCheck(listed: ListedMembers): RowCheck<MemberCode> {
  const byMembership = firstOf(listed.memberships, listed.names);
  const byMobile = firstOf(listed.mobiles.map(sameMobile), listed.names);
  return (cells, { positions }) => {
    const remarks: Remark<MemberCode>[] = [];
    for (const [column, { rule }] of templateColumns.entries()) {
      // A column that the file does not have is named once, not in each row.
      if (positions[column] === -1) continue;
      const code = rule(cells[column] ?? '');
      if (code !== null) remarks.push({ column, code, detail: '' });
    }
    const mobile = cells[MOBILE] ?? '';
    if (isSample(cells[NAME] ?? '', mobile))
      remarks.push({ column: null, code: 'sample', detail: '' });
    const membership = (cells[MEMBERSHIP] ?? '').trim();
    const column = membership === '' ? MOBILE : MEMBERSHIP;
    const known =
      membership === '' ? byMobile.get(sameMobile(mobile)) : byMembership.get(membership);
    if (known !== undefined) remarks.push({ column, code: 'inList', detail: known });
    return remarks;
  };
}

function firstOf(keys: readonly string[], names: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  keys.forEach((key, index) => {
    if (key !== '' && !found.has(key)) found.set(key, names[index] ?? '');
  });
  return found;
}
