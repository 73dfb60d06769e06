import { foldText } from './foldText';
import type { MemberChanges } from './member';
import { valueOf } from './memberChanges';
import { isMobile } from './memberEdits';
import { memberFields } from './memberFields';
import { withoutCountryPrefix } from './phone';

/** True if a record says something that no cell of its rows said: somebody has completed or changed it since. */
export function saysMore(record: MemberChanges, cells: readonly string[]): boolean {
  const texts = new Set(cells.map(foldText));
  const mobiles = new Set(cells.map(withoutCountryPrefix).filter((digits) => digits !== ''));
  return memberFields.some((field) => {
    const value = valueOf(record, field);
    if (value.trim() === '' || texts.has(foldText(value))) return false;
    return !isMobile(field) || !mobiles.has(withoutCountryPrefix(value));
  });
}
