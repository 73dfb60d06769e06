import type { Call } from './calls';

/** What goes wrong with a call. */
export type Fault =
  /** This JSON instead of the work; `answer` stands for a body of the wrong shape as well as for an error. */
  | { readonly kind: 'json'; readonly status: number; readonly json: unknown }
  /** This answer instead of the work, headers and body to the letter. */
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    }
  /** A web page instead of the work. */
  | { readonly kind: 'html'; readonly status: number }
  /** The connection is reset in the middle of the request's body: the call never arrives whole. */
  | { readonly kind: 'drop' }
  /** The connection is reset before any work. */
  | { readonly kind: 'reset' }
  /** The work is done, and the connection is reset instead of an answer. */
  | { readonly kind: 'lost' }
  /** The work is done, and the connection ends in the middle of the answer's body. */
  | { readonly kind: 'cut' }
  /** Nothing happens until the fault is lifted; then the call meets `next`, or goes on as if nothing had been. */
  | { readonly kind: 'hang'; readonly next?: Fault };

/** A fault in force for one call. */
export interface Trouble {
  readonly fault: Fault;
  readonly lifted: Promise<void>;
}

interface Planned extends Trouble {
  readonly call: Call;
  left: number;
  readonly lift: () => void;
}

/** The faults in force; of several that meet one call the newest counts. */
export class Faults {
  private planned: Planned[] = [];

  /** Lets a call fail `times` times, or until the returned function lifts the fault. */
  fail(call: Call, fault: Fault, times = Infinity): () => void {
    let release: (() => void) | undefined;
    const lifted = new Promise<void>((resolve) => {
      release = resolve;
    });
    const plan: Planned = {
      call,
      fault,
      left: times,
      lifted,
      lift: () => {
        this.planned = this.planned.filter((other) => other !== plan);
        release?.();
      },
    };
    this.planned.unshift(plan);
    return plan.lift;
  }

  /** The trouble that meets this call when it has arrived, or already on its way, counted as used. */
  meet(call: Call | null, when: 'arrived' | 'on its way'): Trouble | null {
    const plan = this.planned.find(
      ({ fault, ...each }) =>
        each.left > 0 && each.call === call && (fault.kind === 'drop') === (when === 'on its way'),
    );
    if (!plan) return null;
    plan.left -= 1;
    return plan;
  }

  /** Lifts all of them. */
  clear(): void {
    for (const plan of this.planned) plan.lift();
  }
}
