import type { Config } from '../config/schema';
import type { Failure } from '../domain/failure';
import type { Verdict } from './decode/verdict';

/** A call of product §7, as its endpoint describes it. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path of product §7 below the API base address. */
  readonly path: string;
  readonly body?: object;
  /** The same of a body that depends on config.json. */
  readonly bodyFor?: (config: Config) => object;
  /** Whether the bearer of a signed-in person goes along (rule W8). */
  readonly withToken: boolean;
  /**
   * One of the two lists: its bearer goes along only where config.json says so, and the service may divide it into pages. All
   * of them are read, and the data is the array of them.
   */
  readonly isList?: boolean;
  /** What it changes: it is then never repeated by itself (rules W9, W10). A read has none. */
  readonly mutation?: MutationMeta;
  /** Marks of what a change sends, where its name does not say enough; see SentRecord. */
  readonly subject?: string;
  /** A 401 speaks of what was typed, not of the token (rule S3). */
  readonly keepsSessionOn401?: boolean;
  /** The one status that means done, where not every 2xx does (rule W9). */
  readonly onlyStatus?: number;
  /** What a 2xx answer says itself (rule W6); any that does not say no is a yes where this is not given. */
  readonly verdict?: (body: unknown) => Verdict;
  /** The form's name of a field that the service names; `null` where the form has none. They are the same where it is not given. */
  readonly fieldNameOf?: (said: string) => string | null;
  /** Its failure is logged only (product §8, rule W12): no dialog tells of it. */
  readonly logsFailure?: boolean;
  /** The person may give it up by this. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until the call counts as lost (rule W10). */
  readonly timeLimit: number;
}

/** What a change is known by, and what it does beyond its answer. */
interface MutationMeta {
  /** Method and path with the id in it; the id stands behind where only the body holds it (rule C1). */
  readonly name: string;
  /** One at a time over all tabs of this browser (rule C2). */
  readonly exclusive: boolean;
  /**
   * Remembered from when it is sent until its answer is there (rule C11): a second time is asked about. `done` is kept beyond
   * that; `null` where a second time does no harm.
   */
  readonly remember: 'unknown' | 'done' | null;
}

export type MutationRequest = ApiRequest & { readonly mutation: MutationMeta };

/** What a call comes to. */
export type RequestResult =
  | { readonly data: unknown; readonly error?: undefined }
  | { readonly error: Failure; readonly data?: undefined };

/** What an endpoint learns of a call beside its answer. */
export interface RequestMeta {
  /** A change was sent, and what it may have altered is to be read again now. */
  readonly refetchNow: boolean;
}

const TIME_LIMIT_MS = 15_000;
export const IMPORT_TIME_LIMIT_MS = 120_000;

/** A read with the bearer. */
export const queryRequest = (path: string): ApiRequest => ({
  method: 'GET',
  path,
  withToken: true,
  timeLimit: TIME_LIMIT_MS,
});

interface MutationOptions extends Partial<Omit<MutationMeta, 'name'>> {
  /** Whom it changes, where the path does not say it. */
  readonly id?: number;
}

/** A change with the bearer of a signed-in person. Endpoints add the body. */
export function mutationRequest(
  method: ApiRequest['method'],
  path: string,
  { exclusive = false, remember = 'unknown', id }: MutationOptions = {},
): MutationRequest {
  const name = id === undefined ? `${method} ${path}` : `${method} ${path}#${id}`;
  const timeLimit = TIME_LIMIT_MS;
  return { method, path, withToken: true, mutation: { name, exclusive, remember }, timeLimit };
}

/** A change by somebody whom the service does not know yet: it carries no token (rule S3). */
export function visitorMutation(path: string, options?: MutationOptions): MutationRequest {
  return { ...mutationRequest('POST', path, options), withToken: false };
}

/** An import: the longest call of the portal. */
export function uploadRequest(path: string): MutationRequest {
  return {
    ...mutationRequest('POST', path, { exclusive: true, remember: 'done' }),
    timeLimit: IMPORT_TIME_LIMIT_MS,
  };
}

/** What is read of an answer of the service. */
export type ServiceResponse = Pick<
  Response,
  'headers' | 'ok' | 'redirected' | 'status' | 'text' | 'url'
>;

/** Sends one call to the service, as `fetch` does. */
export type SendRequest = (url: string, init: RequestInit) => Promise<ServiceResponse>;

/** Where the service is and who is asking. The store hands it to every call as its extra argument. */
export class ServiceConnection {
  constructor(
    readonly config: Config,
    /** The token of the signed-in person at this moment, `null` for a visitor. */
    readonly token: () => string | null,
    readonly send: SendRequest,
  ) {}
}

export function connectionOf(extra: unknown): ServiceConnection {
  if (!(extra instanceof ServiceConnection))
    throw new Error('The store was made without a Connection');
  return extra;
}
