import { memberRows } from '../rows.mjs';
import { ADMIN } from '../session.mjs';
import { visit } from './visit.mjs';

const ROUNDS = 5;
const MEMBERS = memberRows(1_000);
const FIRST = MEMBERS[0].email;

/** `again`: opened a second time, with the cache of the first visit. */
const PAGES = {
  static: { path: '/static/', uses: 'html' },
  bareForm: { path: '/bare-form/', uses: 'script' },
  login: { path: '/members/login', uses: 'script' },
  register: { path: '/members/register', uses: 'script' },
  members: { path: '/members/members', uses: FIRST, session: ADMIN, again: true },
  bare: { path: '/bare/', uses: FIRST, again: true },
  datatables: { path: '/datatables/', uses: FIRST },
  antdTable: { path: '/antd-table/', uses: FIRST },
  tanstack: { path: '/tanstack/', uses: FIRST },
};

/** Visited in this order, and in reverse in the next round. Paints need more visits than lists to give steady figures. */
const PAINTS = ['static', 'login', 'register'];
const LISTS = ['members', 'bare', 'datatables', 'antdTable', 'tanstack'];
const ORDER = [...PAINTS, 'bareForm', ...LISTS, ...PAINTS];

/** Measures how the portal opens on a slow phone, beside other pages of the same server. */
export async function measureStartup({ browser, server, round }) {
  server.answerWith(MEMBERS, { packed: true });
  const open = ({ path, ...page }) => visit(browser, { ...page, url: server.origin + path });
  // The first visit includes the start of the browser, so it is not counted.
  await open(PAGES.static);
  const values = {};
  const keep = (page, figures) => {
    for (const [figure, value] of Object.entries(figures))
      ((values[page] ??= {})[figure] ??= []).push(value);
  };
  for (let turn = 0; turn < ROUNDS; turn++) {
    for (const name of turn % 2 === 0 ? ORDER : ORDER.toReversed()) {
      const { cold, again } = await open(PAGES[name]);
      keep(name, cold);
      if (again !== undefined) keep(`${name}Again`, again);
    }
    round(turn + 1, ROUNDS);
  }
  return [
    ...formRows('sign-in', values.login, values),
    ...formRows('registration', values.register, values),
    ...listRows(values),
  ];
}

const formRows = (name, ours, { static: still, bareForm }) => [
  {
    what: `${name}: first paint`,
    unit: 'ms',
    ours: ours.firstPaint,
    peers: { 'static page': still.firstPaint },
    times: 1.3,
  },
  {
    what: `${name}: largest paint`,
    unit: 'ms',
    ours: ours.largestPaint,
    peers: { 'static page': still.largestPaint },
    times: 1.3,
  },
  {
    what: `${name}: usable`,
    unit: 'ms',
    ours: ours.usable,
    peers: { 'bare antd form': bareForm.usable },
    times: 0.75,
  },
  {
    what: `${name}: JavaScript until usable`,
    unit: 'kB',
    ours: ours.scriptUntilUsable,
    peers: { 'bare antd form': bareForm.scriptUntilUsable },
    most: 165,
  },
  { what: `${name}: layout shift`, unit: '', ours: ours.shift, most: 0 },
];

function listRows({ datatables, antdTable, tanstack, bare, bareAgain, members, membersAgain }) {
  const peers = (figure) => ({
    DataTables: datatables[figure],
    'antd’s Table': antdTable[figure],
    TanStack: tanstack[figure],
    'bare page': bare[figure],
  });
  return [
    {
      what: '1,000 rows, cold: first row',
      unit: 'ms',
      ours: members.usable,
      peers: peers('usable'),
      times: 1.1,
    },
    {
      what: '1,000 rows, cold: JavaScript',
      unit: 'kB',
      ours: members.script,
      peers: peers('script'),
      most: 380,
    },
    {
      what: '1,000 rows, cold: files',
      unit: '',
      ours: members.files,
      peers: peers('files'),
      most: 8,
    },
    { what: '1,000 rows, cold: layout shift', unit: '', ours: members.shift, most: 0 },
    {
      what: '1,000 rows, from the cache: first row',
      unit: 'ms',
      ours: membersAgain.usable,
      peers: { 'bare page': bareAgain.usable },
      times: 1.5,
    },
  ];
}
