import { accountRoutes } from './routes/account';
import { firmRoutes } from './routes/firm';
import { memberRoutes } from './routes/members';
import type { Route } from './visit';

const routes = { ...accountRoutes, ...memberRoutes, ...firmRoutes };

/** A call as the specification writes it, such as `PATCH /api/members/{id}/status`. */
export type Call = keyof typeof routes;

/** The calls that this service answers. */
export const calls: ReadonlyMap<Call, Route> = new Map(
  Object.entries(routes).flatMap(([name, route]) => (isCall(name) ? [[name, route]] : [])),
);

function isCall(name: string): name is Call {
  return Object.hasOwn(routes, name);
}

/** The call and the number in its path; `null` for an unknown address. */
export function findCall(method: string, path: string): { call: Call; id: number | null } | null {
  for (const call of calls.keys()) {
    const pattern = new RegExp(`^${call.replace('{id}', '([1-9]\\d{0,15})')}$`);
    const match = pattern.exec(`${method} ${path}`);
    if (match) return { call, id: match[1] === undefined ? null : Number(match[1]) };
  }
  return null;
}
