/** What was seen of which fault, or of which way of pressing. */
export type Seen = readonly [cause: string, what: string];

const LONGEST = 110;

/** One line for all of which the same was seen. */
export function grouped(seen: readonly Seen[]): ReadonlyMap<string, string[]> {
  const causes = new Map<string, string[]>();
  for (const [cause, what] of seen) {
    const short = what.length > LONGEST ? `${what.slice(0, LONGEST)}…` : what;
    const same = causes.get(short) ?? [];
    causes.set(short, same);
    if (!same.includes(cause)) same.push(cause);
  }
  return causes;
}
