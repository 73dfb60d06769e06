import type { IncomingMessage } from 'node:http';
import type { Body } from './body';
import type { Call } from './calls';

/** A body as the log keeps it: of a file only its name and its size in bytes. */
export type LoggedBody =
  | Exclude<Body, { kind: 'multipart' }>
  | {
      readonly kind: 'multipart';
      readonly parts: readonly { name: string; fileName: string | null; bytes: number }[];
    };

export interface LoggedCall {
  /** Null for an address that is none of the documented calls. */
  readonly call: Call | null;
  readonly method: string;
  /** Path and query as they were sent. */
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: LoggedBody;
  /** Null as long as nothing was answered, and for ever where the connection was reset instead. */
  status: number | null;
  /** True once the answer is out or the connection is gone. */
  over: boolean;
}

/** The headers as one text each. */
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
