import { verificationTokens } from '../backend/accounts';
import type { CallRow } from '../faults/CallRow';
import { callTable, type OwnCall } from '../faults/callTable';
import type { Person } from '../portal/people';

/** Who asked, who comes after them, and what this run has to know of a call beside how it is made. */
export interface Asker {
  readonly row: CallRow;
  readonly asks: Person;
  /** As another person of the same role: the screen stays open to them, and must be theirs. */
  readonly comesAfter: Person;
  /** The firm that the call changes: a notice names it. */
  readonly firm: string | null;
  /** Its good answer is seen in the list and in no message. */
  readonly quiet: boolean;
  /** What tells who it is, and what is theirs: nobody else may read it. */
  readonly own: readonly string[];
}

const member = 'Ansari Handloom House';
const ownFirm = 'काशी सिल्क एम्पोरियम';

const firms: Partial<Record<OwnCall, string>> = {
  'PATCH /api/members/{id}/status': member,
  'DELETE /api/members/{id}': member,
  'POST /api/members/{id}/send-payment-link': 'Mishra Zari Udyog',
  'GET /api/membership/{id}': 'Ganga Brocade Works',
  'PUT /api/member_update': member,
  'PUT /api/profile_update': ownFirm,
};

const quiet: readonly OwnCall[] = ['PATCH /api/members/{id}/status', 'DELETE /api/members/{id}'];

/** This link brings a token along, which is the more dangerous answer. */
const link = `/email-verification?token=${verificationTokens.signsIn}`;

export function askerOf(call: OwnCall): Asker {
  const given = callTable[call];
  const row = call === 'POST /api/verify-email' ? { ...given, screen: link } : given;
  const common = { row, firm: firms[call] ?? null, quiet: quiet.includes(call) };
  // What is typed on a screen that is open to everybody is nobody's alone.
  if (row.as === 'visitor')
    return { ...common, asks: 'admin', comesAfter: 'secondMember', own: ['Sunita Mehrotra'] };
  return row.as === 'admin'
    ? {
        ...common,
        asks: 'admin',
        comesAfter: 'secondAdmin',
        own: ['Sunita Mehrotra', 'office@vastra.example'],
      }
    : {
        ...common,
        asks: 'member',
        comesAfter: 'secondMember',
        own: [ownFirm, 'कैलाश गुप्ता', 'R-2025-0310', 'kailash@kashisilk.example'],
      };
}
