import { memberRows } from '../rows.mjs';
import { visit } from './visit.mjs';

const ROWS = 20_000;
/** To each page and processor; even, so that each page comes first as often as the other. */
const VISITS = 2;
const PAGES = { portal: '/members/members', bare: '/bare/' };

/** What a person does, in the order of the table. */
const STEPS = {
  key: 'key → rows',
  firstSort: 'first sort',
  repeatedSort: 'repeated sort',
  nextPage: 'next page',
  filter: 'filter press',
  chooseAll: 'choose all',
};
/** How many times slower the processor is, and the most milliseconds of each step. */
const PROCESSORS = [
  { slower: 1, most: 40 },
  { slower: 4, most: 150 },
];

/** The members list of 20,000 beside a bare page; both have to show the same rows after each step. */
export async function measureLists({ browser, server, round }) {
  server.answerWith(memberRows(ROWS), { packed: false });
  const rows = [];
  for (const { slower, most } of PROCESSORS) {
    const { portal, bare } = await visitsOf({ browser, server, slower, round });
    const row = (step, name, limits) => ({
      what: `20,000 rows, CPU ${slower}×: ${name}`,
      unit: 'ms',
      ours: portal[step],
      peers: { 'bare page': bare[step] },
      ...limits,
    });
    for (const [step, name] of Object.entries(STEPS)) rows.push(row(step, name, { most }));
    if (slower > 1) continue;
    rows.push(row('outcome', 'answer to a toggle → row', { most: 100 }));
    rows.push(row('heap', 'heap', { unit: 'MiB', times: 2 }));
  }
  return rows;
}

async function visitsOf({ browser, server, slower, round }) {
  const values = { portal: {}, bare: {} };
  for (let turn = 0; turn < VISITS; turn++) {
    const shown = {};
    for (const name of turn % 2 === 0 ? ['portal', 'bare'] : ['bare', 'portal']) {
      const visited = await visit(browser, server.origin + PAGES[name], slower);
      shown[name] = visited.shown;
      for (const [step, taken] of Object.entries(visited.steps))
        (values[name][step] ??= []).push(...taken);
    }
    const wrong = shown.portal.findIndex((table, step) => table !== shown.bare[step]);
    if (wrong !== -1)
      throw new Error(
        `The pages differ after step ${wrong}.\nPortal:\n${shown.portal[wrong]}\nBare:\n${shown.bare[wrong]}`,
      );
    round(turn + 1, VISITS);
  }
  return values;
}
