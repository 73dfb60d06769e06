import { cellTokens } from './cellTokens';

/**
 * The two mobiles of a cell with exactly two, as ten digits each: "9415012345 / 98390 12346". `null` for anything else, since a
 * firm has only a mobile and an alternate one, and no part of a cell may be lost.
 */
export function mobilesIn(cell: string): readonly [mobile: string, alternate: string] | null {
  const tokens = (cellTokens(cell) ?? []).filter(({ kind }) => kind !== 'separator');
  const [mobile, alternate] = tokens;
  return tokens.length === 2 && mobile?.kind === 'mobile' && alternate?.kind === 'mobile'
    ? [mobile.text, alternate.text]
    : null;
}
