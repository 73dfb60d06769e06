/** What is measured, in the order of the table; `most` is the target at 100,000 rows, as a ratio to the bare page. */
export const STEPS = {
  firstRows: { name: 'answer → rows painted', most: 1.4 },
  key: { name: 'key → rows painted', most: 1.5 },
  firstSort: { name: 'first sort → painted' },
  repeatedSort: { name: 'repeated sort → painted', most: 2 },
  nextPage: { name: 'next page → painted', most: 1.6 },
  filter: { name: 'filter press → painted', most: 1.5 },
  chooseAll: { name: 'choose all → painted', most: 1.5 },
  heap: { name: 'heap', most: 1.5 },
  // The bare page changes nothing: beside its page turn.
  outcome: { name: 'answer to a toggle → painted', most: 1.5, beside: 'nextPage' },
};
const STORE_MOST_MS = 5;
export const TARGET_ROWS = 100_000;

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const rounded = (value) => value.toFixed(value < 10 ? 1 : 0);
/** The median of the values, with the least and the most. */
export const figure = (values, unit) =>
  `${rounded(median(values))} ${unit} (${rounded(Math.min(...values))}–${rounded(Math.max(...values))})`;

/** The mark beside a target: only ever said, never asserted. */
export const mark = (met) => (met ? 'reached' : 'MISSED');

/** Lines of cells as lines of text, each column as wide as its widest cell. */
export function aligned(lines) {
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  return lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
}

/** One answer of `rows` rows as lines of text: `portal` and `bare` hold every measured value by step. */
export function tableOf({ rows, portal, bare, store }) {
  const aimed = rows === TARGET_ROWS;
  const lines = Object.entries(STEPS).map(([step, { name, most, beside = step }]) => {
    const unit = step === 'heap' ? 'MiB' : 'ms';
    const ratio = median(portal[step]) / median(bare[beside]);
    const target = aimed && most !== undefined;
    return [
      name,
      figure(bare[beside], unit),
      figure(portal[step], unit),
      ratio.toFixed(2),
      target ? `≤ ${most}` : '',
      target ? mark(ratio <= most) : '',
    ];
  });
  const stored = Object.entries({
    'store, at first': store.first,
    'store, on a reload': store.reloads,
  });
  for (const [name, costs] of stored)
    lines.push([
      name,
      '',
      figure(costs, 'ms'),
      '',
      aimed ? `< ${STORE_MOST_MS} ms` : '',
      aimed ? mark(median(costs) < STORE_MOST_MS) : '',
    ]);
  return [
    `${rows.toLocaleString('en')} rows`,
    ...aligned([['', 'bare page', 'portal', 'ratio', 'target', ''], ...lines]),
  ].join('\n');
}
