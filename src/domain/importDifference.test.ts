import { expect, test } from 'vitest';
import { importDifference, type SentFirm } from './importDifference';
import type { FirmList, Member, NewMember } from './member';
import { paymentStatusOf } from './paymentStatus';

/* Firms are written as `id name mobile`, with `=number` and `!status` if they have one; rows of the file likewise, without an id. */

function partsOf(written: string) {
  const membership = /=(\S+)/.exec(written)?.[1] ?? null;
  const status = /!(\S+)/.exec(written)?.[1] ?? 'pending';
  const [name = '', mobile = ''] = written
    .replace(/ [=!]\S+/g, '')
    .split(',')
    .map((part) => part.trim());
  return { name, mobile, membership, status };
}

function firmOf(written: string) {
  const [, id = '', rest = ''] = /^(\S+) (.*)$/.exec(written) ?? [];
  const { status, ...texts } = partsOf(rest);
  return { id: id === '?' ? null : Number(id), email: '', address: '', ...texts, status };
}

const memberOf = (written: string): Member => ({ ...firmOf(written), status: 'active' });
const applicationOf = (written: string): NewMember => {
  const { status, ...firm } = firmOf(written);
  return { ...firm, paymentStatus: paymentStatusOf(status) };
};

const listOf = <Firm>(rows: readonly Firm[], isWhole = true): FirmList<Firm> => ({
  rows,
  total: null,
  isWhole,
});

const sentOf = (written: string): SentFirm => {
  const { name, mobile, membership } = partsOf(written);
  return { name, mobile, membership: membership ?? '', cells: [written] };
};

const ASSI = 'Assi Silk, 9415000001';
const LANKA = 'Lanka Saree, 9415000002';
const CHOWK = 'Chowk Brocade, 9415000003';

interface Lists {
  readonly members?: readonly string[];
  readonly newMembers?: readonly string[];
  readonly part?: 'members' | 'newMembers';
  readonly failed?: 'members' | 'newMembers' | 'both';
}

const listsOf = ({ members = [], newMembers = [], part, failed }: Lists) =>
  failed === 'both'
    ? null
    : {
        members: failed === 'members' ? null : listOf(members.map(memberOf), part !== 'members'),
        newMembers:
          failed === 'newMembers'
            ? null
            : listOf(newMembers.map(applicationOf), part !== 'newMembers'),
      };

interface Case {
  readonly before: Lists;
  readonly after: Lists;
  /** `null`: the rows are unknown. */
  readonly sent: readonly string[] | null;
  readonly refused?: readonly string[];
  readonly inserted: number | null;
  readonly added?: readonly number[];
  readonly changed?: readonly number[];
  readonly reason?: string;
}

/** The file adds to the applications. */
const cases: readonly (readonly [string, Case])[] = [
  [
    'two firms are added, one was there',
    {
      before: { newMembers: [`7 ${CHOWK}`] },
      after: { newMembers: [`7 ${CHOWK}`, `8 ${ASSI}`, `9 ${LANKA}`] },
      sent: [ASSI, LANKA, CHOWK],
      inserted: 2,
      added: [8, 9],
    },
  ],
  [
    'the service writes a name and a mobile in another way',
    {
      before: {},
      after: { newMembers: ['8 ASSI  SILK, +91 94150 00001'] },
      sent: ['Assi Silk, 09415000001'],
      inserted: 1,
      added: [8],
    },
  ],
  [
    'somebody applies while the import runs',
    {
      before: {},
      after: { newMembers: [`8 ${ASSI}`, `9 ${CHOWK}`] },
      sent: [ASSI],
      inserted: 1,
      added: [8],
    },
  ],
  [
    'a firm of the file, which the import only updates, applies while it runs',
    {
      before: {},
      after: { newMembers: [`8 ${ASSI}`, `9 ${LANKA}`] },
      sent: [ASSI, LANKA],
      inserted: 1,
      added: [8, 9],
      reason: 'others 2',
    },
  ],
  [
    'a colleague imports the same file at the same time',
    {
      before: {},
      after: { newMembers: [`8 ${ASSI}`, `9 ${ASSI}`] },
      sent: [ASSI],
      inserted: 1,
      added: [8, 9],
      reason: 'others 2',
    },
  ],
  [
    'a colleague adds one firm of the file twice, and another one of it is not in the list',
    {
      before: {},
      after: { newMembers: [`8 ${ASSI}`, `9 ${ASSI}`] },
      sent: [ASSI, LANKA],
      inserted: 2,
      added: [8, 9],
      reason: 'others 2',
    },
  ],
  [
    'the service changes the name of one firm, and a colleague adds the other one',
    {
      before: {},
      after: { newMembers: ['8 Assi Silk Pvt Ltd, 9415000001', `9 ${LANKA}`] },
      sent: [ASSI, LANKA],
      inserted: 1,
      added: [9],
      reason: 'others 1',
    },
  ],
  [
    'the file has a row twice, and both are added',
    {
      before: {},
      after: { newMembers: [`8 ${ASSI}`, `9 ${ASSI}`] },
      sent: [ASSI, ASSI],
      inserted: 2,
      added: [8, 9],
    },
  ],
  [
    'the file has a row twice, and the second one updates the first',
    {
      before: {},
      after: { newMembers: [`8 ${ASSI}`] },
      sent: [ASSI, ASSI],
      inserted: 1,
      added: [8],
    },
  ],
  [
    'the list has the new firm twice',
    {
      before: {},
      after: { newMembers: [`8 ${ASSI}`, `8 ${ASSI}`] },
      sent: [ASSI],
      inserted: 1,
      added: [8],
    },
  ],
  [
    'a new firm has no id',
    {
      before: {},
      after: { newMembers: [`8 ${ASSI}`, `? ${LANKA}`] },
      sent: [ASSI, LANKA],
      inserted: 2,
      added: [8],
      reason: 'others 1',
    },
  ],
  [
    'a firm without a mobile is no proof',
    {
      before: {},
      after: { newMembers: ['8 Assi Silk,'] },
      sent: ['Assi Silk,'],
      inserted: 1,
      reason: 'others 0',
    },
  ],
  [
    'a firm moves from one list to the other',
    {
      before: { members: [`7 ${LANKA}`] },
      after: { newMembers: [`7 ${LANKA}`, `8 ${ASSI}`] },
      sent: [ASSI, LANKA],
      inserted: 1,
      added: [8],
    },
  ],
  [
    'a firm is new in the other list',
    {
      before: {},
      after: { members: [`9 ${LANKA}`], newMembers: [`8 ${ASSI}`] },
      sent: [ASSI, LANKA],
      inserted: 1,
      added: [8],
      reason: 'others 1',
    },
  ],
  [
    'the service changes name and mobile of one firm, and a colleague adds the other one',
    {
      before: {},
      after: { newMembers: ['8 Assi Silk Pvt Ltd, 9415000009', `9 ${LANKA}`] },
      sent: [ASSI, LANKA],
      inserted: 1,
      added: [9],
      reason: 'others 1',
    },
  ],
  [
    'a firm without a mobile is added, and a colleague adds the other one',
    {
      before: {},
      after: { newMembers: ['8 Assi Silk,', `9 ${LANKA}`] },
      sent: ['Assi Silk,', LANKA],
      inserted: 1,
      added: [9],
      reason: 'others 1',
    },
  ],
  [
    'a row without a name is added under one, and a colleague adds the other one',
    {
      before: { newMembers: ['7 Assi Saree, 9415000001'] },
      after: { newMembers: ['7 Assi Saree, 9415000001', `8 ${ASSI}`, `9 ${LANKA}`] },
      sent: [', 9415000001', LANKA],
      inserted: 1,
      added: [9],
      reason: 'others 1',
    },
  ],
  [
    'a refused row is new: a colleague added it, or the service counts its rows in another way',
    {
      before: {},
      after: { newMembers: [`8 ${ASSI}`, `9 ${LANKA}`] },
      sent: [ASSI],
      refused: [LANKA],
      inserted: 1,
      added: [8],
      reason: 'others 1',
    },
  ],
  [
    'a row is refused, since the file has it twice',
    {
      before: {},
      after: { newMembers: [`8 ${ASSI}`] },
      sent: [ASSI],
      refused: [ASSI],
      inserted: 1,
      added: [8],
    },
  ],
  [
    'one firm is added, one is updated by its number, and one by its name',
    {
      before: { newMembers: [`5 ${LANKA} =1004`, '7 Chowk Brocade, 9415000009'] },
      after: { newMembers: [`5 ${LANKA} =1004`, `7 ${CHOWK}`, `8 ${ASSI}`] },
      sent: ['Lanka Saree, =1004', CHOWK, ASSI],
      inserted: 1,
      added: [8],
      changed: [7],
    },
  ],
  [
    'a page of the list before left a firm out, since another one was deleted',
    {
      before: { newMembers: [`7 ${CHOWK}`, `12 ${LANKA}`] },
      after: { newMembers: [`7 ${CHOWK}`, `11 ${ASSI}`, `12 ${LANKA}`] },
      sent: [ASSI],
      inserted: 1,
      reason: 'others 0',
    },
  ],
  [
    'the new firm has another number than its row',
    {
      before: {},
      after: { newMembers: [`8 ${ASSI} =1004`] },
      sent: [`${ASSI} =1007`],
      inserted: 1,
      reason: 'others 0',
    },
  ],
  [
    'the service gives a number to a row without one',
    {
      before: {},
      after: { newMembers: [`8 ${ASSI} =1004`] },
      sent: [ASSI],
      inserted: 1,
      added: [8],
    },
  ],
  [
    'nothing is added, nothing is found',
    { before: {}, after: {}, sent: [ASSI], inserted: 0, added: [] },
  ],
  [
    'the service does not count',
    {
      before: {},
      after: { newMembers: [`8 ${ASSI}`] },
      sent: [ASSI],
      inserted: null,
      added: [8],
      reason: 'uncounted',
    },
  ],
  ['the rows are unknown', { before: {}, after: {}, sent: null, inserted: 1, reason: 'rows' }],
  ...(
    [
      ['no list could be read before', { failed: 'both' }, {}],
      ['one list could not be read before', { failed: 'members' }, {}],
      ['one list could not be read after', {}, { failed: 'newMembers' }],
      ['no list could be read after', {}, { failed: 'both' }],
      ['the list was incomplete before', { part: 'newMembers' }, {}],
      ['the list was incomplete after', {}, { part: 'newMembers' }],
      ['the other list was incomplete before', { part: 'members' }, {}],
    ] as const
  ).map(([what, before, after]): readonly [string, Case] => [
    what,
    {
      before,
      after: { newMembers: [`8 ${ASSI}`], ...after },
      sent: [ASSI],
      inserted: 1,
      reason: 'list',
    },
  ]),
  [
    'a firm gets another name, a colleague changes one that is not in the file, and one stays',
    {
      before: { newMembers: ['5 Asi Silk, 9415000001', `6 ${LANKA}`, `7 ${CHOWK}`] },
      after: { newMembers: [`5 ${ASSI}`, '6 Lanka Sarees, 9415000002', `7 ${CHOWK}`] },
      sent: [ASSI, CHOWK],
      inserted: 0,
      added: [],
      changed: [5],
    },
  ],
  [
    'a firm of the file is paid meanwhile',
    {
      before: { newMembers: [`5 ${ASSI}`] },
      after: { newMembers: [`5 ${ASSI} !paid`] },
      sent: [ASSI],
      inserted: 0,
      changed: [5],
    },
  ],
];

const lastDigits = (text: string) => text.replaceAll(/\D/g, '').slice(-4);

test.each(cases)('%s', (_, { before, after, sent, refused = [], inserted, ...expected }) => {
  const { added, addedCells, changed, reason } = importDifference(listsOf(before), listsOf(after), {
    list: 'newMembers',
    rows: sent && { taken: sent.map(sentOf), refused: refused.map(sentOf) },
    result: { inserted },
  });
  expect({
    added: added.map(({ id }) => id),
    changed: changed.map((firm) => firm.after.id),
    reason: reason && [reason.kind, ...('found' in reason ? [reason.found] : [])].join(' '),
  }).toEqual({ added: [], changed: [], reason: null, ...expected });
  // Each added firm comes with its own rows.
  expect(addedCells).toHaveLength(added.length);
  for (const [place, { mobile }] of added.entries())
    expect(new Set(addedCells[place]?.map(lastDigits))).toEqual(new Set([lastDigits(mobile)]));
});
