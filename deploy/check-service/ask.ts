/** Time limits for one call with its body, and for all calls together. */
export interface Patience {
  readonly callMs: number;
  readonly wholeMs: number;
}

export const patience: Patience = { callMs: 15_000, wholeMs: 60_000 };

export type Answer =
  | { readonly kind: 'none'; readonly reason: string }
  | {
      readonly kind: 'given';
      readonly status: number;
      readonly headers: Headers;
      /** `undefined` if it is not JSON or was not read. */
      readonly body: unknown;
    };

export type Given = Extract<Answer, { kind: 'given' }>;

export type Ask = (path: string, init: RequestInit, read: 'body' | 'headers') => Promise<Answer>;

/** Makes a function that calls one service. After the time for all calls is over, it answers nothing. */
export function askWithin(service: string, { callMs, wholeMs }: Patience): Ask {
  const whole = AbortSignal.timeout(wholeMs);
  return async (path, init, read) => {
    const call = AbortSignal.timeout(callMs);
    try {
      const response = await fetch(service + path, {
        ...init,
        // A redirect is reported, not followed, so that the token goes nowhere else.
        redirect: 'manual',
        signal: AbortSignal.any([call, whole]),
      });
      const { status, headers } = response;
      if (read === 'body')
        return { kind: 'given', status, headers, body: parsed(await textOf(response)) };
      // A file may be large, and its headers are enough.
      await response.body?.cancel();
      return { kind: 'given', status, headers, body: undefined };
    } catch (error) {
      if (error instanceof TooLarge) return { kind: 'none', reason: 'larger than 64 MB' };
      if (whole.aborted)
        return { kind: 'none', reason: `all calls together took ${wholeMs / 1000} s` };
      if (call.aborted) return { kind: 'none', reason: `none within ${callMs / 1000} s` };
      return { kind: 'none', reason: reasonOf(error) };
    }
  };
}

const LARGEST = 64 * 1024 * 1024;

class TooLarge extends Error {}

/** Reads the text of an answer up to a limit: an endless one would fill the memory. */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > LARGEST) throw new TooLarge();
  }
  return text + decoder.decode();
}

/** The code of a broken connection, such as ECONNREFUSED. Not the message, which could contain an address. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
