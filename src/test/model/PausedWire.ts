import { getResponse, type RequestHandler } from 'msw';
import type { CallResult, WireState } from './Step';

interface WireCall {
  readonly name: string;
  readonly isChange: boolean;
  readonly request: Request;
  readonly resolve: (answer: Response) => void;
  readonly reject: (error: Error) => void;
}

interface WireWatch {
  /** Called for each call when it is sent. */
  readonly onSent: (call: { readonly name: string; readonly token: string | null }) => void;
  readonly onDone: (name: string) => void;
}

/** The calls between the page and the mock service; steps answer them. */
export class PausedWire {
  state: WireState = 'open';
  #calls: WireCall[] = [];
  #answering = 0;
  /** Grows with each call that is sent or ends. */
  events = 0;

  constructor(
    readonly handlers: RequestHandler[],
    readonly watch: WireWatch,
  ) {}

  readonly fetch = async (url: string, init: RequestInit): Promise<Response> => {
    if (init.signal?.aborted === true) throw new DOMException('Given up', 'AbortError');
    const request = new Request(url, init);
    const call = describe(request, init);
    this.watch.onSent({ name: call.name, token: bearerOf(request) });
    return new Promise((resolve, reject) => {
      const sent = { ...call, request, resolve, reject };
      this.#calls.push(sent);
      this.events += 1;
      request.signal.addEventListener('abort', () => this.#end(sent, 'lost'));
      this.#pass(sent);
    });
  };

  /** An answer is on its way to the page. */
  get isAnswering(): boolean {
    return this.#answering > 0;
  }

  /** No call waits for a step. */
  get isIdle(): boolean {
    return this.#calls.length === 0;
  }

  get changes(): readonly string[] {
    return this.#calls.filter(({ isChange }) => isChange).map(({ name }) => name);
  }

  answer(which: number, how: CallResult): void {
    const call = this.#calls[which % Math.max(this.#calls.length, 1)];
    if (call !== undefined) this.#end(call, how);
  }

  become(state: WireState): void {
    this.state = state;
    for (const call of this.#calls) this.#pass(call);
  }

  /** Lets the call through as far as the state of the wire allows. */
  #pass(call: WireCall): void {
    if (this.state === 'paused' || (this.state === 'slow' && call.isChange)) return;
    this.#end(call, this.state === 'gone' ? 'lost' : 'good');
  }

  /** The page that waited for the calls is gone. */
  forget(): void {
    this.#calls = [];
  }

  #end(call: WireCall, how: CallResult): void {
    if (!this.#calls.includes(call)) return;
    this.#calls = this.#calls.filter((other) => other !== call);
    this.events += 1;
    void this.#say(call, how);
  }

  async #say({ name, isChange, request, resolve, reject }: WireCall, how: CallResult) {
    if (how === 'lost') return reject(new TypeError('Failed to fetch'));
    this.#answering += 1;
    const answer = how === 'good' ? await this.serve(request) : refusals[how]();
    if (isChange && answer.ok) this.watch.onDone(name);
    resolve(answer);
    this.#answering -= 1;
  }

  async serve(request: Request): Promise<Response> {
    const answer = await getResponse(this.handlers, request);
    if (answer === undefined) throw new Error(`No such call: ${request.method} ${request.url}`);
    return answer;
  }
}

const refusals = {
  refused: () => Response.json({ message: 'The service says no.' }, { status: 422 }),
  unauthorized: () => Response.json({ message: 'Unauthenticated.' }, { status: 401 }),
} satisfies Partial<Record<CallResult, () => Response>>;

const bearerOf = (request: Request) =>
  /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;

/** The name of a change as in rule C1, derived here independently from the request. */
function describe(request: Request, { body }: RequestInit): { name: string; isChange: boolean } {
  const { pathname } = new URL(request.url);
  const isChange = request.method !== 'GET' || pathname.startsWith('/api/membership/');
  const [, id = ''] = /"id":(\d+)/.exec(typeof body === 'string' ? body : '') ?? [];
  const name = `${request.method} ${pathname}`;
  return { name: pathname.endsWith('_update') ? `${name}#${id}` : name, isChange };
}
