/**
 * One row of measurements: `ours` and each of `peers` hold all values, `times` limits ours as a multiple of the first peer, `most`
 * is an absolute limit. Limits are printed, never asserted.
 * @typedef {{ what: string, unit: string, ours: number[], peers?: Record<string, number[]>, times?: number, most?: number }} Measured
 */

function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Figures without a unit are small, so they keep their decimals. */
function rounded(value, unit) {
  if (Number.isInteger(value)) return String(value);
  if (unit === '') return value.toFixed(3);
  return value.toFixed(value < 10 ? 1 : 0);
}
const withUnit = (text, unit) => `${text} ${unit}`.trim();

function range(values, unit) {
  const least = rounded(Math.min(...values), unit);
  const most = rounded(Math.max(...values), unit);
  return least === most ? '' : ` (${least}–${most})`;
}

function rowOf({ what, unit, ours, peers = {}, times, most }) {
  const named = Object.entries(peers).map(
    ([name, values]) => `${name} ${withUnit(rounded(median(values), unit), unit)}`,
  );
  const [first] = Object.values(peers);
  const own = median(ours);
  const ratio = first === undefined ? undefined : own / median(first);
  return [
    what,
    named.join(', '),
    withUnit(rounded(own, unit), unit) + range(ours, unit),
    ratio?.toFixed(2) ?? '',
    times === undefined ? `≤ ${withUnit(most, unit)}` : `≤ ${times}×`,
    (times === undefined ? own <= most : ratio <= times) ? 'reached' : 'MISSED',
  ];
}

/**
 * Writes the table as lines of text.
 * @param {Measured[]} measured
 */
export function tableOf(measured) {
  const lines = [
    ['measured', 'beside', 'portal', 'ratio', 'limit', ''],
    ...measured.map((row) => rowOf(row)),
  ];
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
