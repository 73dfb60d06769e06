import { http, HttpResponse, type RequestHandler } from 'msw';

/** A listed firm, as the service sends it. */
export interface ListedRow {
  readonly id: number | null;
  readonly name: string;
  readonly [key: string]: unknown;
}

interface UpdateBody {
  readonly id: number;
  readonly firmName: string;
  readonly firmMobile: string;
}

const application = (id: number, payment_status: string): ListedRow => ({
  id,
  name: `Firm ${id}`,
  mobile: `9415000${id}`,
  email: `firm${id}@silk.example`,
  membership: null,
  payment_status,
  status: 0,
});

/** Firm 501, Firm 502 …, all with the same status. */
export const applications = (count: number, payment_status = 'pending', first = 501): ListedRow[] =>
  Array.from({ length: count }, (_, place) => application(first + place, payment_status));

type AnswerMaker = () => Response | Promise<Response>;

export const yes: AnswerMaker = () => HttpResponse.json({ success: true });

export const refused = (status: number, message = `No (${status})`): AnswerMaker => {
  return () => HttpResponse.json({ message }, { status });
};
export const lost: AnswerMaker = () => HttpResponse.error();

/** An answer that the test releases. */
export function pausedAnswer(answer: AnswerMaker = yes) {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    answer: async () => {
      await released;
      return answer();
    },
    arrive: () => release?.(),
  };
}

/** A service that lists these firms and accepts every change, unless the test says otherwise. */
export class ListService {
  /** Answers to the next changes, in order; later ones succeed. A lost answer means that nothing was changed. */
  script: AnswerMaker[] = [];
  reads: AnswerMaker[] = [];

  constructor(public firms: ListedRow[]) {}

  change(id: unknown, changes: object): void {
    this.firms = this.firms.map((firm) =>
      firm.id === Number(id) ? { ...firm, ...changes } : firm,
    );
  }

  readonly handlers: RequestHandler[] = [
    ...['*/api/newmembers', '*/api/members'].map((path) =>
      http.get(path, () => this.reads.shift()?.() ?? HttpResponse.json(this.firms)),
    ),
    http.post('*/api/members/:id/send-payment-link', () => this.#answer()),
    http.get('*/api/membership/:id', ({ params }) =>
      this.#answer(() => this.change(params['id'], { payment_status: 'done', membership: 1004 })),
    ),
    http.patch('*/api/members/:id/status', ({ params }) =>
      this.#answer(() => this.change(params['id'], { status: 1 })),
    ),
    http.get('*/api/member_edit/:id', ({ params }) =>
      HttpResponse.json(this.firms.find(({ id }) => id === Number(params['id'])) ?? null),
    ),
    http.delete('*/api/members/:id', ({ params }) =>
      this.#answer(() => {
        this.firms = this.firms.filter(({ id }) => id !== Number(params['id']));
      }),
    ),
    http.put<never, UpdateBody>('*/api/member_update', async ({ request }) => {
      const { id, firmName: name, firmMobile: mobile } = await request.json();
      return this.#answer(() => this.change(id, { name, mobile }));
    }),
  ];

  #answer(act: () => void = () => undefined): Response | Promise<Response> {
    const scripted = this.script.shift();
    if (scripted !== undefined) return scripted();
    act();
    return yes();
  }
}
