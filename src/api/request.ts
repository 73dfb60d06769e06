import type { Config } from '../config/schema';
import type { Failure } from '../domain/failure';
import type { Verdict } from './decode/refusal';

export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly bodyFor?: (config: Config) => object;
  /** Sends the token of the signed-in person as a bearer (rule W8). */
  readonly withToken: boolean;
  /** One of the two lists: sends its token only if config.json says so; all its pages are fetched, as an array. */
  readonly isList?: boolean;
  /** Set for a change, which is never repeated automatically (rules W9, W10). */
  readonly mutation?: MutationMeta;
  /** Hashes of the content of a change, where its name does not identify it; see SentRecord. */
  readonly subject?: string;
  /** A 401 is about what was typed, not about the token (rule S3). */
  readonly keepsSessionOn401?: boolean;
  /** The only successful status, where a 2xx is not enough (rule W9). */
  readonly onlyStatus?: number;
  /** Reads the result from the body of a 2xx answer (rule W6). Without it, a 2xx that reports no failure is a success. */
  readonly verdict?: (body: unknown) => Verdict;
  /** Translates a field name of the service into the form's, or `null` if the form has no such field. */
  readonly fieldNameOf?: (serviceName: string) => string | null;
  /** Logs its failure instead of showing a dialog (product §8, rule W12). */
  readonly logsFailure?: boolean;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds until the request counts as lost (rule W10); of a list, with all its pages. */
  readonly timeLimit: number;
}

interface MutationMeta {
  /** Method and path with the id in it; an id that only the body holds is appended (rule C1). */
  readonly name: string;
  /** Sent by one tab of this browser at a time (rule C2). */
  readonly exclusive: boolean;
  /** How long a record of sending is kept (rule C11): `done` even after a success; `null` never, as repeating does no harm. */
  readonly remember: 'unknown' | 'done' | null;
}

export type MutationRequest = ApiRequest & { readonly mutation: MutationMeta };

export type RequestResult =
  | { readonly data: unknown; readonly error?: undefined }
  | { readonly error: Failure; readonly data?: undefined };

export interface RequestMeta {
  /** A change was sent, and the data it may have changed has to be refetched now. */
  readonly refetchNow: boolean;
}

export const TIME_LIMIT_MS = 15_000;
const READ_TIME_LIMIT_MS = 120_000;
export const IMPORT_TIME_LIMIT_MS = 120_000;

export const queryRequest = (path: string): ApiRequest => ({
  method: 'GET',
  path,
  withToken: true,
  timeLimit: READ_TIME_LIMIT_MS,
});

interface MutationOptions extends Partial<Omit<MutationMeta, 'name'>> {
  /** The id, if the path does not contain it. */
  readonly id?: number;
}

/** A change with the token of the signed-in person. Endpoints add the body. */
export function mutationRequest(
  method: ApiRequest['method'],
  path: string,
  { exclusive = false, remember = 'unknown', id }: MutationOptions = {},
): MutationRequest {
  const name = id === undefined ? `${method} ${path}` : `${method} ${path}#${id}`;
  const timeLimit = TIME_LIMIT_MS;
  return { method, path, withToken: true, mutation: { name, exclusive, remember }, timeLimit };
}

/** A change by a visitor: it carries no token (rule S3). */
export function visitorMutation(path: string, options?: MutationOptions): MutationRequest {
  return { ...mutationRequest('POST', path, options), withToken: false };
}

export function uploadRequest(path: string): MutationRequest {
  return {
    ...mutationRequest('POST', path, { exclusive: true, remember: 'done' }),
    timeLimit: IMPORT_TIME_LIMIT_MS,
  };
}

export type ServiceResponse = Pick<
  Response,
  'headers' | 'ok' | 'redirected' | 'status' | 'text' | 'url'
> & { readonly body?: Response['body'] };

export type SendRequest = (url: string, init: RequestInit) => Promise<ServiceResponse>;

/** The address of the service and the token of the person. Every request gets it from the store as `extra`. */
export class ServiceConnection {
  constructor(
    readonly config: Config,
    readonly token: () => string | null,
    readonly send: SendRequest,
  ) {}
}

export function connectionOf(extra: unknown): ServiceConnection {
  if (!(extra instanceof ServiceConnection))
    throw new Error('The store was made without a ServiceConnection');
  return extra;
}
