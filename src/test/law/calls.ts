import { type Caller, type CallStep, the, type The } from './Law';

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
