/** What a route answers; `text` is for anything that is not JSON. */
export type Answer =
  | { readonly status: number; readonly json: unknown }
  | {
      readonly status: number;
      readonly text: string;
      readonly headers: Readonly<Record<string, string>>;
    };

export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export const ok = (json: unknown): Answer => ({ status: 200, json });

/** Thrown by a route to end the call with this status and message. */
export class Refusal extends Error {
  constructor(
    readonly status: 401 | 403 | 404 | 422,
    message: string,
    readonly errors?: FieldErrors,
  ) {
    super(message);
  }
}

/** A 422 with a list of messages per field; the first one is also the message of the answer. */
export function invalid(errors: FieldErrors): Refusal {
  const first = Object.values(errors)[0]?.[0] ?? 'The given values are invalid.';
  return new Refusal(422, first, errors);
}

/** A small HTML page, as a service shows it to a browser. */
export function page(status: number, title: string): Answer {
  const text = `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`;
  return { status, text, headers: { 'content-type': 'text/html; charset=utf-8' } };
}

/**
 * How a refusal is sent, as Laravel does it. Only a caller that accepts JSON first gets JSON. Any other counts as a browser and
 * is redirected to the login page (401) or back to where it came from (422), or gets an HTML page.
 */
export function refusalAnswer(refusal: Refusal, accept: string | undefined): Answer {
  if (/[/+]json/.test(accept?.split(',')[0] ?? '')) {
    const { message, errors } = refusal;
    return { status: refusal.status, json: errors ? { message, errors } : { message } };
  }
  if (refusal.status === 401) return { status: 302, text: '', headers: { location: '/login' } };
  if (refusal.status === 422) return { status: 302, text: '', headers: { location: '/' } };
  return page(refusal.status, refusal.status === 403 ? 'Forbidden' : 'Not Found');
}
