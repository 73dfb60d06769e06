import { RequestHandler } from 'msw';
import { createService } from '../../mocks/service';
import { castMembers, castSessions } from '../../mocks/db/cast';
import { castAndCrowd, demoWorld, type World } from '../../mocks/db/worlds';

// Created once: no service changes its initial data, and nearly every test and story uses it.
const cast: World = { ...castAndCrowd(), sessions: castSessions };
const demo: World = { ...demoWorld(), sessions: castSessions };

/** The named cast alone, logged in: ten members and six applications are fast to read, draw and search. */
export const smallWorld = (): World => ({ ...cast, members: castMembers });

/** The named cast, logged in, and the crowd. */
export const castWorld = (): World => cast;

/** The same with the demo's look-alike firms. */
export const lookAlikeWorld = (): World => demo;

interface WorldOptions {
  readonly world?: World;
  /** Scenarios of mocks/scenarios.ts, which come before the service. */
  readonly troubles?: readonly RequestHandler[];
}

/** The service of a story, as the parameter that msw's loader reads. */
export function service({ world = castWorld(), troubles = [] }: WorldOptions = {}) {
  const { handlers, reset } = createService({ world });
  return { msw: [...troubles, ...handlers], resetWorld: reset };
}

/** Restores the initial data of a story's service. */
export async function resetWorld(parameters: {
  readonly [parameter: string]: unknown;
  readonly resetWorld?: unknown;
}): Promise<void> {
  if (isReset(parameters.resetWorld)) await parameters.resetWorld();
}

const isReset = (value: unknown): value is () => Promise<void> => typeof value === 'function';

export function worldOf(parameters: { readonly msw?: unknown }): RequestHandler[] {
  const handlers: readonly unknown[] = Array.isArray(parameters.msw) ? parameters.msw : [];
  return handlers.filter((handler): handler is RequestHandler => handler instanceof RequestHandler);
}
