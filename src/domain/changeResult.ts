import type { Failure } from './failure';

/** What came of a change, for the person who asked for it. */
export type ChangeResult<T> =
  | { readonly kind: 'done'; readonly data: T; readonly isFromEarlierSession: boolean }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly isFromEarlierSession: boolean }
  /** There is nothing to say: it was under way already, or whoever asked is gone (rule C4). */
  | { readonly kind: 'ignored' };

/** What a call, or the work around one, comes to, as RTK Query says it. */
export type DataOrError<T> =
  | { readonly data: T; readonly error?: undefined }
  | { readonly error: object; readonly data?: undefined };
