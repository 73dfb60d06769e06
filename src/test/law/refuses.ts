import type { DocumentedCall } from '../contract';
import type { Answer, Caller, CallStep, Fields, Law } from './Law';

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
