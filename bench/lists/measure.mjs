import { memberRows } from '../rows.mjs';
import { visit, visitPeer } from './visit.mjs';

const ROWS = 20_000;
/** Visits per page and processor. An even number, so that each page comes first equally often. */
const VISITS = 2;
const PAGES = { portal: '/members/members', bare: '/bare/' };
/** They show the same rows in their own words, without filters and choice, so only search, sort and pages are measured. */
const PEERS = {
  DataTables: {
    path: '/datatables/',
    heading: (page) => page.getByRole('columnheader', { name: /^Firm Name/ }),
    next: (page) => page.getByRole('link', { name: 'Next', exact: true }),
  },
  'antd’s Table': {
    path: '/antd-table/',
    heading: (page) => page.getByRole('columnheader', { name: /^Firm Name/ }),
    next: (page) => page.locator('.ant-pagination-next button'),
  },
};

/** The steps of a visit, in the order of the table. */
const STEPS = {
  key: 'key → rows',
  firstSort: 'first sort',
  repeatedSort: 'repeated sort',
  nextPage: 'next page',
  filter: 'filter press',
  chooseAll: 'choose all',
};
/** How many times the processor is slowed down, and the limit of each step in milliseconds. */
const PROCESSORS = [
  { slower: 1, most: 45 },
  { slower: 4, most: 160 },
];

/** Measures the list of 20,000 members beside a bare page, which must show the same rows after each step, and two tables. */
export async function measureLists({ browser, server, round }) {
  server.answerWith(memberRows(ROWS), { packed: false });
  const rows = [];
  for (const { slower, most } of PROCESSORS) {
    const { portal, bare, ...peers } = await visitsOf({ browser, server, slower, round });
    const ofPeers = (step) =>
      Object.fromEntries(
        Object.entries(peers).flatMap(([name, steps]) =>
          steps[step] ? [[name, steps[step]]] : [],
        ),
      );
    const row = (step, name, limits) => ({
      what: `20,000 rows, CPU ${slower}×: ${name}`,
      unit: 'ms',
      ours: portal[step],
      peers: { 'bare page': bare[step], ...ofPeers(step) },
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
  const values = {};
  const keep = (name, steps) => {
    for (const [step, taken] of Object.entries(steps))
      ((values[name] ??= {})[step] ??= []).push(...taken);
  };
  for (let turn = 0; turn < VISITS; turn++) {
    const shown = {};
    for (const name of turn % 2 === 0 ? ['portal', 'bare'] : ['bare', 'portal']) {
      const visited = await visit(browser, server.origin + PAGES[name], slower);
      shown[name] = visited.shown;
      keep(name, visited.steps);
    }
    const wrong = shown.portal.findIndex((table, step) => table !== shown.bare[step]);
    if (wrong !== -1)
      throw new Error(
        `The pages differ after step ${wrong}.\nPortal:\n${shown.portal[wrong]}\nBare:\n${shown.bare[wrong]}`,
      );
    // One visit is enough, because the differences are large and DataTables takes ten seconds to sort.
    for (const [name, { path, ...places }] of turn === 0 ? Object.entries(PEERS) : [])
      keep(name, await visitPeer(browser, server.origin + path, slower, places));
    round(turn + 1, VISITS);
  }
  return values;
}
