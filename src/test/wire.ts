import { http, HttpResponse, type JsonBodyType } from 'msw';
import type { CallPath } from '../../mocks/handlers/call';
import { server } from '../../mocks/node';
import { pausedAnswer } from './applications';
import type { ContractRow } from './contract';
import { worldOf } from './world';

interface SentCall {
  /** `METHOD /path` as sent. */
  readonly call: string;
  readonly request: Request;
}

let sent: SentCall[] = [];
server.events.on('request:start', ({ request }) => {
  const { pathname } = new URL(request.url);
  sent.push({ call: `${request.method} ${pathname}`, request: request.clone() });
});

/** Every call since the test began, in order. A failed read is tried again, so it may be listed twice. */
export const sentCalls = (): readonly string[] => sent.map(({ call }) => call);

export const timesSent = (call: string): number => sentCalls().filter((one) => one === call).length;

/** How often this documented call was sent since the test began, with any number in its path. */
export function timesSentTo({ method, pattern }: Pick<ContractRow, 'method' | 'pattern'>): number {
  const path = new RegExp(`^${method} ${pattern.replace(':id', String.raw`\d+`)}$`);
  return sentCalls().filter((call) => path.test(call)).length;
}

/** The calls that change something: all but plain reads (rule W9 names a GET that changes data). */
export const sentChanges = (): readonly string[] =>
  sentCalls().filter((call) => !call.startsWith('GET ') || call.startsWith('GET /api/membership/'));

/** The JSON body of the last call of this name. */
export async function sentBody(call: string): Promise<unknown> {
  const body: unknown = await sent.findLast((one) => one.call === call)?.request.json();
  return body;
}

/** The parts of the multipart body of the last call of this name, in order. */
export async function sentForm(call: string): Promise<[name: string, value: File | string][]> {
  const form = await sent
    .findLast((one) => one.call === call)
    ?.request.clone()
    .formData();
  return form === undefined ? [] : [...form];
}

/** A header of the last call of this name; `null` if it had none. */
export function sentHeader(call: string, name: string): string | null {
  return sent.findLast((one) => one.call === call)?.request.headers.get(name) ?? null;
}

/** The authorization of every call since the test began, in order; `null` if it had none. */
export const sentBearers = (): readonly (string | null)[] =>
  sent.map(({ request }) => request.headers.get('Authorization'));

export function forgetCalls(): void {
  sent = [];
}

/** From now on the service of these parameters answers: the fault of a story has ended or begun. */
export function changeWorld(parameters: { readonly msw?: unknown }): void {
  server.resetHandlers(...worldOf(parameters));
}

/** Answers a read of this path with `body`, but only after the returned function is called. */
export function pauseAnswer(path: CallPath, body: JsonBodyType, status = 200): () => void {
  const { answer, arrive } = pausedAnswer(() => HttpResponse.json(body, { status }));
  server.use(http.get(`*${path}`, answer));
  return arrive;
}
