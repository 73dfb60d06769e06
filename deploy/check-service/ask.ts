/** How long the check waits: for one call, its body included, and for all of them together. */
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
      /** `undefined`: no JSON, or nobody wanted to read it. */
      readonly body: unknown;
    };

export type Given = Extract<Answer, { kind: 'given' }>;

export type Ask = (path: string, init: RequestInit, read: 'body' | 'headers') => Promise<Answer>;

/** Asks one service; what has been asked after the time for all is over has no answer. */
export function askWithin(service: string, { callMs, wholeMs }: Patience): Ask {
  const whole = AbortSignal.timeout(wholeMs);
  return async (path, init, read) => {
    const call = AbortSignal.timeout(callMs);
    try {
      const response = await fetch(service + path, {
        ...init,
        // A redirect is a finding, and the token goes nowhere else.
        redirect: 'manual',
        signal: AbortSignal.any([call, whole]),
      });
      const { status, headers } = response;
      if (read === 'body')
        return { kind: 'given', status, headers, body: parsed(await textOf(response)) };
      // A file may be large: its headers say enough.
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

/** An answer without an end would otherwise fill the memory before the time for it is over. */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > LARGEST) throw new TooLarge();
  }
  return text + decoder.decode();
}

/** The code of a broken connection, such as ECONNREFUSED. No message: one of them could repeat an address. */
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
