import { memberRows } from '../rows.mjs';
import { firstRows, visit } from './visit.mjs';

const ROWS = 100_000;
/** To each page; even, so that each page comes first as often as the other. */
const VISITS = 4;
const PAGES = { portal: '/members/members', bare: '/bare/' };

/** What is measured, in the order of the table, and the most that it may be as a multiple of the bare page. */
const STEPS = {
  firstRows: { name: 'answer → rows', times: 1.3 },
  key: { name: 'key → rows', times: 1.3 },
  firstSort: { name: 'first sort', times: 1.3 },
  repeatedSort: { name: 'repeated sort', times: 1.3 },
  nextPage: { name: 'next page', times: 1.3 },
  filter: { name: 'filter press', times: 1.3 },
  chooseAll: { name: 'choose all', times: 1.3 },
  heap: { name: 'heap', times: 1.5, unit: 'MiB' },
  // A page turn is pressed, and begins with a frame; an answer comes at any part of one. The bare page's own toggle tells what that is.
  outcome: { name: 'answer to a toggle → row', times: 1.5, beside: 'nextPage' },
};

/** The members list of 100,000 beside a bare page; both have to show the same rows after each step. */
export async function measureLists({ browser, server, round }) {
  server.answerWith(memberRows(ROWS), { packed: false });
  const values = {};
  for (const name of Object.keys(PAGES))
    values[name] = Object.fromEntries(Object.keys(STEPS).map((step) => [step, []]));
  for (let turn = 0; turn < VISITS; turn++) {
    const shown = {};
    for (const name of turn % 2 === 0 ? ['portal', 'bare'] : ['bare', 'portal']) {
      const url = server.origin + PAGES[name];
      values[name].firstRows.push(await firstRows(browser, url));
      const visited = await visit(browser, url);
      shown[name] = visited.shown;
      for (const [step, taken] of Object.entries(visited.steps)) values[name][step].push(...taken);
    }
    const wrong = shown.portal.findIndex((table, step) => table !== shown.bare[step]);
    if (wrong !== -1)
      throw new Error(
        `The pages differ after step ${wrong}.\nPortal:\n${shown.portal[wrong]}\nBare:\n${shown.bare[wrong]}`,
      );
    round(turn + 1, VISITS);
  }
  return Object.entries(STEPS).map(([step, { name, times, beside = step, unit = 'ms' }]) => ({
    what: `100,000 rows: ${name}`,
    unit,
    ours: values.portal[step],
    peers:
      beside === step
        ? { 'bare page': values.bare[step] }
        : { "bare page's page turn": values.bare[beside], 'its own': values.bare[step] },
    times,
  }));
}
