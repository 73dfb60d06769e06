import type { Config } from '../config/schema';
import type { Answered } from './connection';
import { LIST_PATHS, listCall, type ListName } from './listCall';
import { requestInit } from './requestInit';

/** What was asked before there was anything that reads answers. */
interface FirstList {
  readonly url: string;
  readonly headers: string;
  readonly answer: Promise<Answered>;
  readonly giveUp: () => void;
}

declare global {
  /** The list of the address, which nobody has taken yet: app/opening/listAtOnce.ts, a script of its own, has asked for it. */
  var firstList: FirstList | null | undefined;
}

/**
 * Asks for the list of the screen that is opened by its address while the portal still comes; only where the guard will say yes.
 * The list's own read takes the answer over, if nothing has happened since that could make it old, when `look` has ended. That is told
 * the body of a 2xx answer; its signal says that the list is not wanted any more.
 */
export function askFirstList(
  list: ListName,
  config: Config,
  token: string | null,
  look: (body: string, signal: AbortSignal) => Promise<void>,
): void {
  const url = config.apiBaseUrl + LIST_PATHS[list];
  const call = listCall(LIST_PATHS[list], config);
  const controller = new AbortController();
  const { signal } = controller;
  const init = requestInit(call, call.bearer ? token : null, signal);
  const read = async (): Promise<Answered> => {
    const response = await fetch(url, init);
    if (!response.ok || response.redirected) return response;
    const { headers, ok, redirected, status, url: answeredBy } = response;
    const body = await response.text();
    // What is drawn of it says nothing of the call.
    await look(body, signal).catch(() => undefined);
    return { headers, ok, redirected, status, url: answeredBy, text: () => Promise.resolve(body) };
  };
  const answer = read();
  // Told by whoever takes it over.
  answer.catch(() => undefined);
  const giveUp = () => controller.abort();
  globalThis.firstList = { url, headers: JSON.stringify(init.headers), answer, giveUp };
  // Another tab has changed something (rule C2), or somebody else is signed in (rule C4).
  addEventListener('storage', forgetFirstList, { once: true });
  // Back, within the page.
  addEventListener('popstate', forgetFirstList, { once: true });
  // Back to a page that was kept aside, where nobody told it who has signed out meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) forgetFirstList();
  });
}

/** What was asked first is not wanted any more: the person has left, or it may be old. */
export function forgetFirstList(): void {
  globalThis.firstList?.giveUp();
  globalThis.firstList = null;
}

/** As `fetch`, except that the very request that was asked first is not sent once more. */
export function fetchOrTakeFirst(url: string, init: RequestInit): Promise<Answered> {
  const first = globalThis.firstList;
  const isRead = init.method === 'GET' && first?.url === url;
  if (!isRead || first.headers !== JSON.stringify(init.headers)) return fetch(url, init);
  globalThis.firstList = null;
  const { signal } = init;
  if (signal?.aborted === true) first.giveUp();
  else signal?.addEventListener('abort', first.giveUp);
  return first.answer;
}
