import type { DocumentedCall } from '../contract';
import {
  type Answer,
  type Caller,
  type CallStep,
  type Fields,
  type Law,
  the,
  type The,
} from './Law';

/** A call that is served with 200, where `rest` does not say otherwise. */
export const calls = (
  call: CallStep['call'],
  as: Caller,
  rest: Partial<Omit<CallStep, 'call' | 'as'>> = {},
): CallStep => ({ call, as, answer: { status: 200 }, ...rest });

/** The office gives a firm its number. */
export const givesNumber = (id: The, answer: CallStep['answer'] = { status: 200 }) =>
  calls('GET /api/membership/{id}', 'an admin', { id, answer });

export const [memberFirm, pendingFirm, paidFirm] = [
  the('memberFirm'),
  the('pendingFirm'),
  the('paidFirm'),
];

type Refused = Pick<CallStep, 'id' | 'but' | 'file'>;

/** The same call, refused with the same answer for each of what is sent. */
export function refuses(
  law: string,
  call: DocumentedCall,
  as: Caller,
  answer: Answer,
  ...each: readonly Refused[]
): Law {
  return { law, steps: each.map((sent) => ({ call, as, ...sent, answer })) };
}

/** 422 under exactly one field, once for each of the values. */
export const wrong = (
  call: DocumentedCall,
  as: Caller,
  field: string,
  ...each: readonly Fields[]
) =>
  refuses(
    `${call} names ${field}`,
    call,
    as,
    { status: 422, fields: [field] },
    ...each.map((but) => ({ but })),
  );
