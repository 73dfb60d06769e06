import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Requests an address exactly as written. fetch would normalise dots and slashes. */
export async function ask(
  origin: string,
  line: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
): Promise<Answer> {
  const space = line.indexOf(' ');
  const { hostname, port } = new URL(origin);
  const [method, path] = [line.slice(0, space), line.slice(space + 1)];
  const sent = request({ hostname, port, method, path, headers, agent: false }).end(body);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve).on('error', reject);
  });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}
