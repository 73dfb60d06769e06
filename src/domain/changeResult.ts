import type { Failure } from './failure';

export type ChangeResult<T> =
  | { readonly kind: 'done'; readonly data: T; readonly isFromEarlierSession: boolean }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly isFromEarlierSession: boolean }
  /** Nothing to show: the same change was already pending, or the screen or session that asked is gone (rule C4). */
  | { readonly kind: 'ignored' };

/** The result of a request, or of the steps around one, in the shape RTK Query uses. */
export type DataOrError<T> =
  | { readonly data: T; readonly error?: undefined }
  | { readonly error: object; readonly data?: undefined };
