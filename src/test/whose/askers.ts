import { castVerifications, demoAccounts } from '../../../mocks/db/cast';
import type { CallRow } from '../calls/CallRow';
import { callTable, type OwnCall } from '../calls/callTable';
import { firms } from '../calls/smallOffice';
import { isChange, onceTable } from '../once/onceTable';
import { accounts, type Person } from './people';

/** Who asked, who comes after them, and what this run has to know of a call beside how it is made. */
export interface Asker {
  readonly row: CallRow;
  readonly asks: 'admin' | 'member';
  /** As another person of the same role: the screen stays open to them, and must be theirs. */
  readonly comesAfter: Person;
  /** The firm that the call changes: a notice names it. */
  readonly firm: string;
  /** Its good answer is seen in the list and in no message. */
  readonly quiet: boolean;
  /** What tells who it is, and what is theirs: nobody else may read it. */
  readonly own: readonly string[];
}

/** This link brings a token along, which is the more dangerous answer. */
const link = `/email-verification?token=${castVerifications[0]?.token ?? ''}`;

export function askerOf(call: OwnCall): Asker {
  const given = callTable[call];
  const row = call === 'POST /api/verify-email' ? { ...given, screen: link } : given;
  const { firm = '', told } = isChange(call) ? onceTable[call] : { told: '' };
  const asked = { row, firm, quiet: told === null };
  const { admin, member: asMember } = accounts;
  // What is typed on a screen that is open to everybody is nobody's alone.
  if (row.as === 'visitor')
    return { ...asked, asks: 'admin', comesAfter: 'secondMember', own: [admin.name] };
  return row.as === 'admin'
    ? {
        ...asked,
        asks: 'admin',
        comesAfter: 'secondAdmin',
        own: [admin.name, demoAccounts.admin.email],
      }
    : {
        ...asked,
        asks: 'member',
        comesAfter: 'secondMember',
        own: [firms.member, asMember.name, 'BV-2025-0001', demoAccounts.member.email],
      };
}
