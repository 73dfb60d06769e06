import type { DocumentedCall } from '../contract';

/** Who calls. A newcomer has the token from the step before. */
export type Caller =
  | 'a visitor'
  | 'an ended session'
  | 'a newcomer'
  | 'an admin'
  | 'a member'
  | 'another member'
  | 'an unknown role';

/** Values that both services have, but with different contents: ids, texts that people type, and numbers. */
export type Name =
  // Ids of accounts; `me` is the caller.
  | 'me'
  | 'admin'
  | 'member'
  | 'otherMember'
  // Ids of firms. The other member has no receipt.
  | 'memberFirm'
  | 'pendingFirm'
  | 'paidFirm'
  | 'newestFirm'
  | 'nobody'
  // What people type or follow.
  | 'myPassword'
  | 'memberEmail'
  | 'memberPassword'
  | 'mailedPassword'
  | 'signingLink'
  | 'verifyingLink'
  // Membership numbers: the member's, the highest given so far, and the next ones.
  | 'memberNumber'
  | 'nextNumber'
  | 'numberAfterNext'
  | 'memberMobile'
  | 'memberAlternate';

/** A value that differs between the services. */
export interface NameReference {
  readonly the: Name;
}

export const the = (name: Name): NameReference => ({ the: name });

export type Value =
  | string
  | number
  | boolean
  | null
  | NameReference
  | readonly Value[]
  | { readonly [key: string]: Value };

export type BodyFields = Readonly<Record<string, Value | undefined>>;

export interface SentFile {
  readonly named: string;
  /** The text of the file, or the cells of a workbook; `{memberMobile}` is replaced by the value of that name. */
  readonly fileText: string | readonly (readonly (string | number)[])[];
}

export interface ContractAnswer {
  readonly status: number | 'wrong state' | 'wrong password';
  /** The fields of a 422: exactly these, each with a text. */
  readonly fields?: readonly string[];
  /** A part of the body, where both services answer the same. */
  readonly contains?: Value;
  /** The lines of an import that were refused. */
  readonly refusedLines?: readonly number[];
  /** Whether the answer contains a token. */
  readonly token?: boolean;
}

/** A stored firm. */
export interface StoredFirm {
  readonly name: string;
  readonly address: string;
  readonly area: string;
  readonly mobile: string;
  readonly alternateMobile: string | null;
  readonly membership: number | null;
  /** `done` for every firm of the members list. */
  readonly payment: 'pending' | 'paid' | 'done';
  readonly status: 0 | 1;
  readonly representatives: readonly { readonly name: string; readonly mobile: string }[];
}

type StoredPart = {
  readonly [K in keyof StoredFirm]?: StoredFirm[K] | NameReference;
};

export interface CallStep {
  readonly call: DocumentedCall;
  readonly as: Caller;
  /** The number in the path if it differs from the good call; a text is used as it is. */
  readonly id?: NameReference | string;
  /** Changes to the good body; `undefined` removes a field. */
  readonly but?: BodyFields;
  /** The file of an import instead of the good one; `null` for none. */
  readonly file?: SentFile | null;
  readonly answer: ContractAnswer;
}

/** A call and its answer, the payment of a link, or a check of what is stored (`null`: the firm is gone). */
export type ContractStep =
  | CallStep
  | { readonly pays: NameReference }
  | { readonly firm: NameReference; readonly stored: StoredPart | null };

/** One requirement, and the calls that show it. Every runner also checks that a refused call changes nothing. */
export interface Law {
  readonly law: string;
  readonly steps: readonly ContractStep[];
}

export type ContractPerson = 'an admin' | 'a member' | 'another member' | 'an unknown role';
type OwnName =
  | 'me'
  | 'myPassword'
  | 'memberPassword'
  | 'memberEmail'
  | 'admin'
  | 'member'
  | 'otherMember';

/** One of the two mock services, with its own data. */
export interface ServiceUnderTest {
  readonly call: (
    line: string,
    sent: {
      readonly token: string | null;
      readonly json?: unknown;
      readonly form?: FormData;
      readonly accept: string;
    },
  ) => Promise<{ readonly status: number; readonly body: unknown }>;
  readonly people: Readonly<
    Record<
      ContractPerson,
      {
        readonly id: number;
        readonly email: string;
        readonly password: string;
        readonly token: string;
      }
    >
  >;
  /** Read again for each step: a mailed password only exists after it was mailed. */
  readonly names: () => Readonly<Record<Exclude<Name, OwnName>, string | number | null>>;
  readonly firm: (id: number) => StoredFirm | null;
  readonly everything: () => Promise<unknown>;
  /** The firm pays its link. */
  readonly pay: (id: number) => Promise<void> | void;
  /** Words of a refusal that product §7 leaves open. */
  readonly words: Readonly<Record<'wrong state' | 'wrong password', ContractAnswer>>;
}

/** A call that is answered with 200, unless `rest` says otherwise. */
export const calls = (
  call: CallStep['call'],
  as: Caller,
  rest: Partial<Omit<CallStep, 'call' | 'as'>> = {},
): CallStep => ({ call, as, answer: { status: 200 }, ...rest });

/** The office generates the number of a firm. */
export const givesNumber = (id: NameReference, answer: CallStep['answer'] = { status: 200 }) =>
  calls('GET /api/membership/{id}', 'an admin', { id, answer });

export const [memberFirm, pendingFirm, paidFirm] = [
  the('memberFirm'),
  the('pendingFirm'),
  the('paidFirm'),
];

type RefusedStep = Pick<CallStep, 'id' | 'but' | 'file'>;

/** The same call with different contents, always refused with the same answer. */
export function refuses(
  law: string,
  call: DocumentedCall,
  as: Caller,
  answer: ContractAnswer,
  ...each: readonly RefusedStep[]
): Law {
  return { law, steps: each.map((sent) => ({ call, as, ...sent, answer })) };
}

/** A 422 for exactly one field, once for each of the values. */
export const wrong = (
  call: DocumentedCall,
  as: Caller,
  field: string,
  ...each: readonly BodyFields[]
) =>
  refuses(
    `${call} names ${field}`,
    call,
    as,
    { status: 422, fields: [field] },
    ...each.map((but) => ({ but })),
  );
