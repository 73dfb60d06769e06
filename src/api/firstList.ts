import type { Config } from '../config/schema';
import { LIST_PATHS, listCall, type ListName } from './listCall';
import { requestInit } from './requestInit';

/** What was asked before there was anything that reads answers. */
interface Asked {
  readonly url: string;
  readonly headers: string;
  readonly answer: Promise<Response>;
  readonly giveUp: () => void;
}

let asked: Asked | null = null;

/**
 * Asks for the list of the screen that is opened by its address while RTK Query still comes; only where the guard will say yes.
 * The list's own read takes it over, if nothing has happened since that could make it old.
 */
export function askFirstList(list: ListName, config: Config, token: string | null): void {
  const url = config.apiBaseUrl + LIST_PATHS[list];
  const call = listCall(LIST_PATHS[list], config);
  const controller = new AbortController();
  const init = requestInit(call, call.bearer ? token : null, controller.signal);
  const answer = fetch(url, init);
  // Told by whoever takes it over.
  answer.catch(() => undefined);
  asked = {
    url,
    headers: JSON.stringify(init.headers),
    answer,
    giveUp: () => controller.abort(),
  };
  // Another tab has changed something (rule C2), or somebody else is signed in (rule C4).
  addEventListener('storage', forgetFirstList, { once: true });
}

/** What was asked first is not wanted any more: the person has left, or it may be old. */
export function forgetFirstList(): void {
  asked?.giveUp();
  asked = null;
}

/** As `fetch`, except that the very request that was asked first is not sent once more. */
export function fetchOrTakeFirst(url: string, init: RequestInit): Promise<Response> {
  const first = asked;
  const isRead = init.method === 'GET' && first?.url === url;
  if (!isRead || first.headers !== JSON.stringify(init.headers)) return fetch(url, init);
  asked = null;
  const { signal } = init;
  if (signal?.aborted === true) first.giveUp();
  else signal?.addEventListener('abort', first.giveUp);
  return first.answer;
}
