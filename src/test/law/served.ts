import { NEXT_PASSWORD } from './goodCalls';
import { type Caller, type CallStep, type Fields, type Law, the, type The } from './Law';

const calls = (
  call: CallStep['call'],
  as: Caller,
  rest: Partial<Omit<CallStep, 'call' | 'as'>> = {},
): CallStep => ({ call, as, answer: { status: 200 }, ...rest });

const signsIn = (email: The, password: string | The, status: 200 | 401) =>
  calls('POST /api/login', 'a visitor', {
    but: { email, password },
    answer: { status, token: status === 200 },
  });

const readsOwnName = (email: The) =>
  calls('GET /api/usetdetail', 'a newcomer', { answer: { status: 200, holds: { email } } });

const accounts: Law[] = [
  {
    law: 'a sign-in gives a token that works',
    steps: [
      signsIn(the('memberEmail'), the('memberPassword'), 200),
      readsOwnName(the('memberEmail')),
    ],
  },
  {
    law: 'a verification link works once, and signs in where it says so',
    steps: [
      calls('POST /api/verify-email', 'a visitor', {
        answer: { status: 200, holds: { status: 'success' }, token: true },
      }),
      calls('GET /api/usetdetail', 'a newcomer'),
      calls('POST /api/verify-email', 'a visitor', {
        answer: { status: 200, holds: { status: 'error' }, token: false },
      }),
    ],
  },
  {
    law: 'a link that only verifies gives no token, and a link that nobody sent is an error',
    steps: [
      calls('POST /api/verify-email', 'a visitor', {
        but: { token: the('verifyingLink') },
        answer: { status: 200, holds: { status: 'success' }, token: false },
      }),
      calls('POST /api/verify-email', 'a visitor', {
        but: { token: 'made up' },
        answer: { status: 200, holds: { status: 'error' }, token: false },
      }),
    ],
  },
  {
    law: 'a forgotten password is replaced by a mailed one',
    steps: [
      calls('POST /api/forgotpassword', 'a visitor', {
        answer: { status: 200, holds: { status: 'success' } },
      }),
      signsIn(the('memberEmail'), the('memberPassword'), 401),
      signsIn(the('memberEmail'), the('mailedPassword'), 200),
    ],
  },
  ...(['POST /api/changepassword', 'POST /api/changememberpassword'] as const).map((call): Law => ({
    law: `${call} really changes the password, spaces included`,
    steps: [
      calls(call, 'a member', { answer: { status: 200, holds: { status: 'success' } } }),
      signsIn(the('memberEmail'), the('memberPassword'), 401),
      signsIn(the('memberEmail'), NEXT_PASSWORD.trim(), 401),
      signsIn(the('memberEmail'), NEXT_PASSWORD, 200),
    ],
  })),
];

const link = (answer: CallStep['answer'] = { status: 200 }) =>
  calls('POST /api/members/{id}/send-payment-link', 'an admin', { answer });
const number = (id: The, answer: CallStep['answer'] = { status: 200 }) =>
  calls('GET /api/membership/{id}', 'an admin', { id, answer });
const removes = (id: The, status = 200) =>
  calls('DELETE /api/members/{id}', 'an admin', { id, answer: { status } });

const [memberFirm, pendingFirm, paidFirm] = [
  the('memberFirm'),
  the('pendingFirm'),
  the('paidFirm'),
];
const wrongState = { status: 'wrong state' } as const;

const firms: Law[] = [
  {
    law: 'an application is stored as it was sent: pending, active, without a number',
    steps: [
      calls('POST /api/register', 'a visitor', {
        but: { firmAlternateMobile: 'whatever' },
        answer: { status: 201 },
      }),
      {
        firm: the('newestFirm'),
        stored: {
          name: 'Ganga Brocade House',
          address: 'B 21/8, Kamachha, Varanasi 221010',
          area: 'Kamachha',
          mobile: '9415012345',
          alternateMobile: 'whatever',
          membership: null,
          payment: 'pending',
          status: 0,
          representatives: [
            { name: 'Rekha Gupta', mobile: '9415000001' },
            { name: 'अनिल यादव', mobile: '9415000002' },
          ],
        },
      },
    ],
  },
  {
    law: 'pending, link sent, paid, done: no step is left out or taken twice',
    steps: [
      number(pendingFirm, wrongState),
      link(),
      { firm: pendingFirm, stored: { payment: 'pending', membership: null } },
      // Sent again it is the same link.
      link(),
      { pays: pendingFirm },
      { firm: pendingFirm, stored: { payment: 'paid', membership: null } },
      link(wrongState),
      number(pendingFirm, { status: 200, holds: { membership: the('nextNumber') } }),
      { firm: pendingFirm, stored: { payment: 'done', membership: the('nextNumber') } },
      number(pendingFirm, wrongState),
      link(wrongState),
    ],
  },
  {
    law: 'the number of a deleted firm does not come back',
    steps: [
      number(paidFirm, { status: 200, holds: { membership: the('nextNumber') } }),
      removes(paidFirm),
      link(),
      { pays: pendingFirm },
      number(pendingFirm, { status: 200, holds: { membership: the('numberAfterNext') } }),
    ],
  },
  {
    law: 'a deleted firm is gone, its account and its session with it',
    steps: [
      calls('GET /api/usetdetail', 'a member'),
      removes(memberFirm),
      { firm: memberFirm, stored: null },
      calls('GET /api/usetdetail', 'a member', { answer: { status: 401 } }),
      removes(memberFirm, 404),
    ],
  },
  {
    law: 'the status goes to and fro',
    steps: ([1, 0] as const).flatMap((status) => [
      calls('PATCH /api/members/{id}/status', 'an admin', { but: { status } }),
      { firm: memberFirm, stored: { status } },
    ]),
  },
];

const edited = {
  address: 'Assi Ghat',
  area: 'Assi',
  firmMobile: '919415200000',
  representatives: [{ name: 'नया नाम', mobile: '' }],
};
const editedFirm = {
  address: 'Assi Ghat',
  area: 'Assi',
  mobile: '919415200000',
  representatives: [{ name: 'नया नाम', mobile: '' }],
};

const edits: Law[] = (
  [
    ['PUT /api/member_update', 'an admin'],
    ['PUT /api/profile_update', 'a member'],
  ] as const
).map(([call, as]): Law => {
  const saves = (but: Fields) => calls(call, as, { but: { ...edited, ...but } });
  return {
    law: `${call} keeps what is sent, and an alternate mobile only where it is sent`,
    steps: [
      saves({}),
      {
        firm: memberFirm,
        stored: { ...editedFirm, alternateMobile: the('memberAlternate'), status: 0 },
      },
      saves({ firmAlternateMobile: '0542240' }),
      { firm: memberFirm, stored: { alternateMobile: '0542240' } },
      saves({ firmAlternateMobile: '' }),
      { firm: memberFirm, stored: { alternateMobile: null } },
    ],
  };
});

const HEADING = 'membership,name,mobile,mobile_alt,address,area,rep_name_1,rep_mobile_1';
const imports = (list: 'members' | 'newmembers', holding: string, answer: CallStep['answer']) =>
  calls(`POST /api/import/${list}`, 'an admin', {
    file: { named: 'Members.CSV', holding },
    answer,
  });
const lines = (...rows: readonly string[]) => `\uFEFF${[HEADING, ...rows].join('\r\n')}\r\n`;
const taken = (inserted: number, updated: number, refusedLines: readonly number[] = []) => ({
  status: 200,
  holds: { inserted, updated },
  refusedLines,
});

const files: Law[] = [
  {
    law: 'an import inserts what is new, updates what it knows by its mobile, and names the lines it refuses',
    steps: [
      imports(
        'members',
        lines(
          '1500,"Assi Silks, Assi",0941500009,,"Line one\nline two",Assi,Om,9415000001',
          ',Renamed,{memberMobile},,Chowk 1,Chowk,,',
          ',,12345678901234567,,A,B,,',
          'x,Letters,9415000002,,A,B,,',
          ',Mobile,12a,,A,B,,',
          ',Good,9415000003,,A,B,,',
          ',Alternate,9415000004,1234567890123456,A,B,,+1',
        ),
        taken(2, 1, [4, 5, 6, 8]),
      ),
      { firm: memberFirm, stored: { name: 'Renamed', membership: the('memberNumber') } },
      { firm: the('newestFirm'), stored: { name: 'Good', payment: 'done', membership: null } },
    ],
  },
  {
    law: 'a number in use is not given to another firm, and the next one follows the highest of the file',
    steps: [
      imports(
        'newmembers',
        lines('{memberNumber},Somebody Else,9415000002,,A,B,,', '1500,New,0042,,"A, B",B,Om,0043'),
        taken(1, 0, [2]),
      ),
      {
        firm: the('newestFirm'),
        stored: {
          name: 'New',
          mobile: '0042',
          address: 'A, B',
          membership: 1500,
          representatives: [{ name: 'Om', mobile: '0043' }],
        },
      },
      number(paidFirm, { status: 200, holds: { membership: 1501 } }),
    ],
  },
  {
    law: 'a number in the file below the highest changes nothing of the next one',
    steps: [
      imports('members', lines('5,New,0042,,A,B,,'), taken(1, 0)),
      number(paidFirm, { status: 200, holds: { membership: the('nextNumber') } }),
    ],
  },
  {
    law: 'a workbook is read, long numbers unharmed, and new members start unpaid',
    steps: [
      calls('POST /api/import/newmembers', 'an admin', {
        file: {
          named: 'new.xlsx',
          holding: [
            ['name', 'mobile', 'address', 'area', 'rep_name_2', 'rep_mobile_2'],
            ['नई फर्म', 919415200000, 'A', 'B', 'सीता', '0042'],
          ],
        },
        answer: taken(1, 0),
      }),
      {
        firm: the('newestFirm'),
        stored: {
          name: 'नई फर्म',
          mobile: '919415200000',
          representatives: [{ name: 'सीता', mobile: '0042' }],
          payment: 'pending',
        },
      },
    ],
  },
  {
    law: 'a row of one file may update the row before it',
    steps: [
      imports('members', lines('1500,New,0042,,A,B,,', '1500,Newer,0042,,A,B,,'), taken(1, 1)),
      { firm: the('newestFirm'), stored: { name: 'Newer' } },
    ],
  },
];

/** What a call that is served does. */
export const served: readonly Law[] = [...accounts, ...firms, ...edits, ...files];
