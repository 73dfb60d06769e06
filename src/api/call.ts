import type { Config } from '../config/schema';
import type { Failure } from '../domain/failure';
import type { MemberId } from '../domain/member';
import type { Verdict } from './decode/refusal';

type Body = FormData | Readonly<Record<string, unknown>>;

/** What an endpoint's `query` makes of its argument. */
export interface Call {
  /** GET unless it says otherwise. */
  readonly method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: Body | ((config: Config) => Body);
  /** The record that a change concerns: with the endpoint it is the key of the change. */
  readonly id?: MemberId;
  /** Translates a field name of the service into the form's, or `null` if the form has no such field. */
  readonly fieldNameOf?: (serviceName: string) => string | null;
  readonly signal?: AbortSignal | undefined;
}

/** What an endpoint promises about all its calls: its `extraOptions`. */
export interface CallOptions {
  /**
   * A change is sent once at a time, and never repeated automatically: by one page, where sending it twice does
   * no harm; or by one tab of the browser, which also remembers it until its result is certain.
   */
  readonly once?: 'page' | 'browser';
  /** `false` for a call of a visitor, `'onLists'` if config.json decides; else with the person's token. */
  readonly withToken?: false | 'onLists';
  /** After a timeout it may still be on its way: the next press asks. Of other lost answers the person was told. */
  readonly asksAfterTimeout?: boolean;
  /** A 401 is about what was typed, not about the token. */
  readonly keepsSessionOn401?: true;
  /** The only successful status, where a 2xx is not enough. */
  readonly onlyStatus?: number;
  /** Reads the result from the body of a 2xx answer. Without it, a 2xx that reports no failure is a success. */
  readonly verdict?: (body: unknown) => Verdict;
  /** Fetches all pages of a list, as an array. */
  readonly isPaged?: true;
  /** Logs its failure instead of showing a dialog (product §8). */
  readonly logsFailure?: true;
  /** Milliseconds until a change counts as lost. */
  readonly timeLimit?: number;
}

export type CallResult =
  | { readonly data: unknown; readonly error?: undefined }
  | { readonly error: Failure; readonly data?: undefined };

export interface CallMeta {
  /** A change was sent, and the data it may have changed has to be refetched now. */
  readonly refetchNow: boolean;
}

export type ServiceResponse = Pick<
  Response,
  'headers' | 'ok' | 'redirected' | 'status' | 'text' | 'url'
> & { readonly body?: Response['body'] };

export type SendRequest = (url: string, init: RequestInit) => Promise<ServiceResponse>;

/** The address of the service and the token of the person. Every call gets it from the store as `extra`. */
export class ServiceConnection {
  constructor(
    readonly config: Config,
    readonly token: () => string | null,
    readonly send: SendRequest,
  ) {}
}

export function connectionOf(extra: unknown): ServiceConnection {
  if (extra instanceof ServiceConnection) return extra;
  throw new Error('No service');
}
