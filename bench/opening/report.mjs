import { aligned, figure, mark, median } from '../report.mjs';

/** Visited in this order, and back again; `name` as the tables say it. */
export const PAGES = {
  static: { name: 'static page' },
  bareForm: { name: 'bare antd form' },
  login: { name: 'sign-in' },
  register: { name: 'registration' },
  members: { name: 'members list' },
  receipt: { name: 'receipt' },
};

const TIMES = {
  firstPaint: 'first paint',
  largestPaint: 'largest paint',
  usable: 'usable',
  blocking: 'blocking time',
};
const BYTES = {
  html: 'HTML',
  scriptUntilUsable: 'JavaScript until usable',
  styleUntilUsable: 'CSS until usable',
  script: 'JavaScript in all',
  style: 'CSS in all',
};

/** For each form: a ratio to another page of the same run, or kB. */
const TARGETS = [
  { figure: 'firstPaint', name: 'first paint ÷ static page', by: 'static', most: 1.5 },
  { figure: 'usable', name: 'usable ÷ bare antd form', by: 'bareForm', most: 1.25 },
  { figure: 'scriptUntilUsable', name: 'JavaScript until usable', most: 230 },
];

/** All figures of a run as lines of text: `measured` holds every measured value by page and figure. */
export function tableOf(measured) {
  const pages = Object.entries(PAGES);
  const rowsOf = (columns, unit, more = () => []) =>
    pages.map(([page, { name }]) => [
      name,
      ...Object.keys(columns).map((column) => figure(measured[page][column], unit)),
      ...more(measured[page]),
    ]);
  return [
    ...aligned([
      ['from the start', ...Object.values(TIMES), 'layout shift'],
      ...rowsOf(TIMES, 'ms', ({ shift }) => [median(shift).toFixed(3)]),
    ]),
    '',
    ...aligned([['gzip', ...Object.values(BYTES)], ...rowsOf(BYTES, 'kB')]),
    '',
    ...aligned([['', 'portal', 'target', ''], ...['login', 'register'].flatMap(targetsOf)]),
  ].join('\n');

  function targetsOf(page) {
    return TARGETS.map(({ figure: key, name, by, most }) => {
      const own = median(measured[page][key]);
      const value = by === undefined ? own : own / median(measured[by][key]);
      return [
        `${PAGES[page].name}: ${name}`,
        by === undefined ? `${value.toFixed(0)} kB` : value.toFixed(2),
        by === undefined ? `≤ ${most} kB` : `≤ ${most}`,
        mark(value <= most),
      ];
    });
  }
}
