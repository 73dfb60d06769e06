import { getResponse, type RequestHandler } from 'msw';
import type { CallEnding, WireState } from './Step';

interface WireCall {
  readonly name: string;
  readonly isChange: boolean;
  readonly request: Request;
  readonly resolve: (answer: Response) => void;
  readonly reject: (error: Error) => void;
}

interface WireWatch {
  /** Told of each call in the moment it goes out. */
  readonly onSent: (call: { readonly name: string; readonly token: string | null }) => void;
  /** A change was answered as done. */
  readonly onDone: (name: string) => void;
}

/** The calls between the page and the imitated service, which end when a step says so. */
export class PausedWire {
  state: WireState = 'open';
  #calls: WireCall[] = [];
  #answering = 0;
  /** Grows with each call that goes out or ends. */
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

  /** Whether the service is about to say something. */
  get isAnswering(): boolean {
    return this.#answering > 0;
  }

  /** Nothing waits for a step. */
  get isIdle(): boolean {
    return this.#calls.length === 0;
  }

  /** The names of the changes that are on their way. */
  get changes(): readonly string[] {
    return this.#calls.filter(({ isChange }) => isChange).map(({ name }) => name);
  }

  /** Ends one of the held calls. */
  answer(which: number, how: CallEnding): void {
    const call = this.#calls[which % Math.max(this.#calls.length, 1)];
    if (call !== undefined) this.#end(call, how);
  }

  become(state: WireState): void {
    this.state = state;
    for (const call of this.#calls) this.#pass(call);
  }

  /** As far as the wire lets it. */
  #pass(call: WireCall): void {
    if (this.state === 'held' || (this.state === 'slow' && call.isChange)) return;
    this.#end(call, this.state === 'gone' ? 'lost' : 'good');
  }

  /** The page that waited for them is gone. */
  forget(): void {
    this.#calls = [];
  }

  #end(call: WireCall, how: CallEnding): void {
    if (!this.#calls.includes(call)) return;
    this.#calls = this.#calls.filter((other) => other !== call);
    this.events += 1;
    void this.#say(call, how);
  }

  async #say({ name, isChange, request, resolve, reject }: WireCall, how: CallEnding) {
    if (how === 'lost') return reject(new TypeError('Failed to fetch'));
    this.#answering += 1;
    const answer = how === 'good' ? await this.serve(request) : refusals[how]();
    if (isChange && answer.ok) this.watch.onDone(name);
    resolve(answer);
    this.#answering -= 1;
  }

  /** The answer of the imitated service. */
  async serve(request: Request): Promise<Response> {
    const answer = await getResponse(this.handlers, request);
    if (answer === undefined) throw new Error(`No such call: ${request.method} ${request.url}`);
    return answer;
  }
}

const refusals = {
  refused: () => Response.json({ message: 'The service says no.' }, { status: 422 }),
  unauthorized: () => Response.json({ message: 'Unauthenticated.' }, { status: 401 }),
} satisfies Partial<Record<CallEnding, () => Response>>;

const bearerOf = (request: Request) =>
  /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;

/** What a call is known by: rule C1, written down once more, from the wire. */
function describe(request: Request, { body }: RequestInit): { name: string; isChange: boolean } {
  const { pathname } = new URL(request.url);
  const isChange = request.method !== 'GET' || pathname.startsWith('/api/membership/');
  const [, id = ''] = /"id":(\d+)/.exec(typeof body === 'string' ? body : '') ?? [];
  const name = `${request.method} ${pathname}`;
  return { name: pathname.endsWith('_update') ? `${name}#${id}` : name, isChange };
}
