import { NEXT_PASSWORD } from './goodCalls';
import {
  calls,
  type CallStep,
  type BodyFields,
  givesNumber,
  type Law,
  memberFirm,
  paidFirm,
  pendingFirm,
  the,
  type NameReference,
} from './ServiceUnderTest';
import { servedFiles } from './servedFiles';

const signsIn = (email: NameReference, password: string | NameReference, status: 200 | 401) =>
  calls('POST /api/login', 'a visitor', {
    but: { email, password },
    answer: { status, token: status === 200 },
  });

const readsOwnName = (email: NameReference) =>
  calls('GET /api/usetdetail', 'a newcomer', { answer: { status: 200, contains: { email } } });

const verifies = (status: 'success' | 'error', token = false, but: BodyFields = {}) =>
  calls('POST /api/verify-email', 'a visitor', {
    but,
    answer: { status: 200, contains: { status }, token },
  });

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
      verifies('success', true),
      calls('GET /api/usetdetail', 'a newcomer'),
      verifies('error'),
    ],
  },
  {
    law: 'a link that only verifies gives no token, and a link that nobody sent is an error',
    steps: [
      verifies('success', false, { token: the('verifyingLink') }),
      verifies('error', false, { token: 'made up' }),
    ],
  },
  {
    law: 'a forgotten password is replaced by a mailed one',
    steps: [
      calls('POST /api/forgotpassword', 'a visitor', {
        answer: { status: 200, contains: { status: 'success' } },
      }),
      signsIn(the('memberEmail'), the('memberPassword'), 401),
      signsIn(the('memberEmail'), the('mailedPassword'), 200),
    ],
  },
  ...(['POST /api/changepassword', 'POST /api/changememberpassword'] as const).map((call): Law => ({
    law: `${call} really changes the password, spaces included`,
    steps: [
      calls(call, 'a member', { answer: { status: 200, contains: { status: 'success' } } }),
      signsIn(the('memberEmail'), the('memberPassword'), 401),
      signsIn(the('memberEmail'), NEXT_PASSWORD.trim(), 401),
      signsIn(the('memberEmail'), NEXT_PASSWORD, 200),
    ],
  })),
];

const link = (answer: CallStep['answer'] = { status: 200 }) =>
  calls('POST /api/members/{id}/send-payment-link', 'an admin', { answer });
const removes = (id: NameReference, status = 200) =>
  calls('DELETE /api/members/{id}', 'an admin', { id, answer: { status } });

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
      givesNumber(pendingFirm, wrongState),
      link(),
      { firm: pendingFirm, stored: { payment: 'pending', membership: null } },
      // Sending the link again does not change it.
      link(),
      { pays: pendingFirm },
      { firm: pendingFirm, stored: { payment: 'paid', membership: null } },
      link(wrongState),
      givesNumber(pendingFirm, { status: 200, contains: { membership: the('nextNumber') } }),
      { firm: pendingFirm, stored: { payment: 'done', membership: the('nextNumber') } },
      givesNumber(pendingFirm, wrongState),
      link(wrongState),
    ],
  },
  {
    law: 'the number of a deleted firm does not come back',
    steps: [
      givesNumber(paidFirm, { status: 200, contains: { membership: the('nextNumber') } }),
      removes(paidFirm),
      link(),
      { pays: pendingFirm },
      givesNumber(pendingFirm, { status: 200, contains: { membership: the('numberAfterNext') } }),
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
const { firmMobile: mobile, ...alike } = edited;

const edits: Law[] = (
  [
    ['PUT /api/member_update', 'an admin'],
    ['PUT /api/profile_update', 'a member'],
  ] as const
).map(([call, as]): Law => {
  const saves = (but: BodyFields) => calls(call, as, { but: { ...edited, ...but } });
  return {
    law: `${call} keeps what is sent, and an alternate mobile only where it is sent`,
    steps: [
      saves({}),
      {
        firm: memberFirm,
        stored: { ...alike, mobile, alternateMobile: the('memberAlternate'), status: 0 },
      },
      saves({ firmAlternateMobile: '0542240' }),
      { firm: memberFirm, stored: { alternateMobile: '0542240' } },
      saves({ firmAlternateMobile: '' }),
      { firm: memberFirm, stored: { alternateMobile: null } },
    ],
  };
});

/** What a successful call does. */
export const served: readonly Law[] = [...accounts, ...firms, ...edits, ...servedFiles];
