import { cellTokens } from './cellTokens';

/**
 * The two mobiles of a cell that holds exactly two, as ten digits each: "9415012345 / 98390 12346". `null` for anything else, so
 * that nothing of a cell is lost: a firm has a mobile and an alternate one, and no third.
 */
export function mobilesIn(cell: string): readonly [mobile: string, alternate: string] | null {
  const tokens = (cellTokens(cell) ?? []).filter(({ kind }) => kind !== 'separator');
  const [mobile, alternate] = tokens;
  return tokens.length === 2 && mobile?.kind === 'mobile' && alternate?.kind === 'mobile'
    ? [mobile.text, alternate.text]
    : null;
}
