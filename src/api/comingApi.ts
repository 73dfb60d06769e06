import type { Middleware, Reducer } from '@reduxjs/toolkit';
import type { ApiDispatch, ApiRoot } from './rootApi';
import type { Tag } from './call';
import type { watchSentBefore } from './sentBefore';

/** What the store takes of `api.ts`. RTK Query is in no file that the sign-in and the registration wait for (docs/decisions/0028). */
interface Api {
  readonly reducerPath: 'api';
  readonly reducer: Reducer<ApiRoot['api']>;
  readonly middleware: Middleware;
  readonly forgetAnswers: () => Parameters<ApiDispatch>[0];
  readonly watchSentBefore: typeof watchSentBefore;
  readonly reread: (tags: readonly Tag[], dispatch: ApiDispatch) => Promise<void>;
}

let api: Api | null = null;
const waiting: ((api: Api) => void)[] = [];

/** Said by `api.ts` itself, so that whoever can send a call finds it in the store. */
export function bringApi(brought: Api): void {
  api = brought;
  for (const take of waiting.splice(0)) take(brought);
}

/** Calls back once: at once where it is here already. */
export function whenApiComes(take: (api: Api) => void): void {
  if (api === null) waiting.push(take);
  else take(api);
}

/** `null` where nothing was asked yet. */
export const apiNow = (): Api | null => api;
