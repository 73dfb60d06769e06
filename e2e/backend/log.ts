import type { IncomingMessage } from 'node:http';
import type { Body } from './body';
import type { Call } from './calls';

/** A logged body; of a file only its name and size are kept. */
export type LoggedBody =
  | Exclude<Body, { kind: 'multipart' }>
  | {
      readonly kind: 'multipart';
      readonly parts: readonly { name: string; fileName: string | null; bytes: number }[];
    };

export interface LoggedCall {
  /** `null` for an address that is not documented. */
  readonly call: Call | null;
  readonly method: string;
  /** Path and query as sent. */
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: LoggedBody;
  /** `null` until the call is answered, and if the connection was reset instead. */
  status: number | null;
  /** The call has been answered, or its connection is gone. */
  over: boolean;
}

export function headersOf(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
}

export function loggedBody(body: Body): LoggedBody {
  if (body.kind !== 'multipart') return body;
  const parts = body.parts.map(({ name, fileName, bytes }) => ({
    name,
    fileName,
    bytes: bytes.length,
  }));
  return { kind: 'multipart', parts };
}
