/** What a route answers with; `text` is anything that is no JSON. */
export type Answer =
  | { readonly status: number; readonly json: unknown }
  | {
      readonly status: number;
      readonly text: string;
      readonly headers: Readonly<Record<string, string>>;
    };

export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export const ok = (json: unknown): Answer => ({ status: 200, json });

/** A refusal that a route throws: it ends the call with this status and message. */
export class Refusal extends Error {
  constructor(
    readonly status: 401 | 403 | 404 | 422,
    message: string,
    readonly errors?: FieldErrors,
  ) {
    super(message);
  }
}

/** 422 with a list of messages for each field, the first of them as the message. */
export function invalid(errors: FieldErrors): Refusal {
  const first = Object.values(errors)[0]?.[0] ?? 'The given values are invalid.';
  return new Refusal(422, first, errors);
}

/** A small web page, as a service gives it to a browser. */
export function page(status: number, title: string): Answer {
  const text = `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`;
  return { status, text, headers: { 'content-type': 'text/html; charset=utf-8' } };
}

/**
 * How a refusal reaches the caller. Only who asks for JSON first gets JSON; anybody else is taken for a browser and is
 * sent to the sign-in page (401), back to where they were (422) or shown a page.
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
