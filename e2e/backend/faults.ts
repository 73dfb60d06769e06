import type { Call } from './calls';

/** How a call can fail. */
export type Fault =
  /** This JSON instead of the real answer: an error, or a body of the wrong shape. */
  | { readonly kind: 'json'; readonly status: number; readonly json: unknown }
  /** Exactly this answer, headers and body. */
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    }
  /** An HTML page instead of the real answer. */
  | { readonly kind: 'html'; readonly status: number }
  /** The connection is reset while the request body is being sent, so the call never arrives. */
  | { readonly kind: 'drop' }
  /** The connection is reset before the call is carried out. */
  | { readonly kind: 'reset' }
  /** The call is carried out, then the connection is reset without an answer. */
  | { readonly kind: 'lost' }
  /** The call is carried out, and the connection ends in the middle of the answer. */
  | { readonly kind: 'cut' }
  /** The call waits until the fault is lifted. Then it meets `next`, or is answered normally. */
  | { readonly kind: 'hang'; readonly next?: Fault };

/** An active fault of one call. */
export interface Trouble {
  readonly fault: Fault;
  readonly lifted: Promise<void>;
}

interface Planned extends Trouble {
  readonly call: Call;
  left: number;
  readonly lift: () => void;
}

/** The active faults. If several apply to one call, the newest is used. */
export class Faults {
  private planned: Planned[] = [];

  /** Makes a call fail `times` times, or until the returned function is called. */
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

  /** Returns the fault for a call that has arrived or is still being sent, and counts it as used. */
  meet(call: Call | null, when: 'arrived' | 'on its way'): Trouble | null {
    const plan = this.planned.find(
      ({ fault, ...each }) =>
        each.left > 0 && each.call === call && (fault.kind === 'drop') === (when === 'on its way'),
    );
    if (!plan) return null;
    plan.left -= 1;
    return plan;
  }

  clear(): void {
    for (const plan of this.planned) plan.lift();
  }
}
