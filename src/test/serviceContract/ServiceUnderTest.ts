import type { DocumentedCall } from '../contract';

/** Who calls. A newcomer carries the token that the step before was given. */
export type Caller =
  | 'a visitor'
  | 'an ended session'
  | 'a newcomer'
  | 'an admin'
  | 'a member'
  | 'another member'
  | 'an unknown role';

/** What both services have, each under values of its own: ids of accounts and of firms, what people type, numbers. */
export type Name =
  // Ids of accounts; `me` is whoever calls.
  | 'me'
  | 'admin'
  | 'member'
  | 'otherMember'
  // Ids of firms. Another member has no receipt.
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
  // Membership numbers: the member's, the highest that was ever given, and those that come after it.
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
  /** The text of the file, or the cells of a workbook; `{memberMobile}` stands for the value of that name. */
  readonly holding: string | readonly (readonly (string | number)[])[];
}

export interface ContractAnswer {
  readonly status: number | 'wrong state' | 'wrong password';
  /** Of a 422: exactly these fields, each with a text. */
  readonly fields?: readonly string[];
  /** Part of the body, where both services write it alike. */
  readonly holds?: Value;
  /** Of an import: the lines of the file that were refused. */
  readonly refusedLines?: readonly number[];
  /** Whether it gives a token. */
  readonly token?: boolean;
}

/** A firm as it is stored. */
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
  /** The number in the path, where it is not that of the good call; a text stands there as it is. */
  readonly id?: NameReference | string;
  /** What the good body has otherwise; `undefined` takes a field out. */
  readonly but?: BodyFields;
  /** The file of an import in place of the good one, or none. */
  readonly file?: SentFile | null;
  readonly answer: ContractAnswer;
}

/** One call and its answer, the payment of a link, or a look at what is stored (`null`: the firm is gone). */
export type ContractStep =
  | CallStep
  | { readonly pays: NameReference }
  | { readonly firm: NameReference; readonly stored: StoredPart | null };

/** One sentence of the law, and the calls that show it. A refused call changes nothing: every runner checks that. */
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

/** One of the two services that imitate the association's, with a world of its own. */
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
  /** Read anew for each step: a mailed password is there only after it was mailed. */
  readonly names: () => Readonly<Record<Exclude<Name, OwnName>, string | number | null>>;
  readonly firm: (id: number) => StoredFirm | null;
  /** All that is stored. */
  readonly everything: () => Promise<unknown>;
  /** The firm pays the link that it was sent. */
  readonly pay: (id: number) => Promise<void> | void;
  /** Where product §7 leaves the words of a refusal open. */
  readonly words: Readonly<Record<'wrong state' | 'wrong password', ContractAnswer>>;
}

/** A call that is served with 200, where `rest` does not say otherwise. */
export const calls = (
  call: CallStep['call'],
  as: Caller,
  rest: Partial<Omit<CallStep, 'call' | 'as'>> = {},
): CallStep => ({ call, as, answer: { status: 200 }, ...rest });

/** The office gives a firm its number. */
export const givesNumber = (id: NameReference, answer: CallStep['answer'] = { status: 200 }) =>
  calls('GET /api/membership/{id}', 'an admin', { id, answer });

export const [memberFirm, pendingFirm, paidFirm] = [
  the('memberFirm'),
  the('pendingFirm'),
  the('paidFirm'),
];

type RefusedStep = Pick<CallStep, 'id' | 'but' | 'file'>;

/** The same call, refused with the same answer for each of what is sent. */
export function refuses(
  law: string,
  call: DocumentedCall,
  as: Caller,
  answer: ContractAnswer,
  ...each: readonly RefusedStep[]
): Law {
  return { law, steps: each.map((sent) => ({ call, as, ...sent, answer })) };
}

/** 422 under exactly one field, once for each of the values. */
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
