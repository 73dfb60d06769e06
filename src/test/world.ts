import { RequestHandler } from 'msw';
import { createService } from '../../mocks/service';
import { castMembers, castSessions } from '../../mocks/db/cast';
import { castAndCrowd, demoWorld, type World } from '../../mocks/db/worlds';

// Made once: no service changes its world, and nearly every test and story begins with this one.
const cast: World = { ...castAndCrowd(), sessions: castSessions };
const demo: World = { ...demoWorld(), sessions: castSessions };

/** The named cast alone, already signed in: ten members and six applications are quickly read, drawn and searched. */
export const smallWorld = (): World => ({ ...cast, members: castMembers });

/** The named cast, already signed in, and the crowd. */
export const castWorld = (): World => cast;

/** The same with the demo's firms that look alike. */
export const lookAlikeWorld = (): World => demo;

interface WorldOptions {
  readonly world?: World;
  /** Troubles of mocks/scenarios.ts, which stand before the service. */
  readonly troubles?: readonly RequestHandler[];
}

/** The service behind a story, as the parameter that msw's loader reads. */
export function service({ world = castWorld(), troubles = [] }: WorldOptions = {}) {
  const { handlers, reset } = createService({ world });
  return { msw: [...troubles, ...handlers], resetWorld: reset };
}

/** Back to what the story's service started with. */
export async function resetWorld(parameters: {
  readonly [parameter: string]: unknown;
  readonly resetWorld?: unknown;
}): Promise<void> {
  if (isReset(parameters.resetWorld)) await parameters.resetWorld();
}

const isReset = (value: unknown): value is () => Promise<void> => typeof value === 'function';

/** The handlers of a story. */
export function worldOf(parameters: { readonly msw?: unknown }): RequestHandler[] {
  const handlers: readonly unknown[] = Array.isArray(parameters.msw) ? parameters.msw : [];
  return handlers.filter((handler): handler is RequestHandler => handler instanceof RequestHandler);
}
