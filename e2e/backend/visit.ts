import { Refusal, type Answer } from './answers';
import type { Body } from './body';
import type { Firm, User } from './records';
import type { Store } from './store';

/** A call as a route sees it. */
export interface Visit {
  readonly store: Store;
  /** The number in the path; `null` if the path has none. */
  readonly id: number | null;
  readonly body: Body;
  readonly user: User | null;
}

export type Route = (visit: Visit) => Answer;
type SignedInRoute = (visit: Visit & { readonly user: User }) => Answer;

export function signedIn(route: SignedInRoute): Route {
  return ({ user, ...visit }) => {
    if (user === null) throw new Refusal(401, 'Unauthenticated.');
    return route({ ...visit, user });
  };
}

export function onlyRoles(roles: readonly number[], route: SignedInRoute): Route {
  return signedIn((visit) => {
    if (!roles.includes(visit.user.role)) throw forbidden();
    return route(visit);
  });
}

export const adminOnly = (route: SignedInRoute): Route => onlyRoles([3], route);

/** Members may only act on their own record, named by their user id. */
export function ownRecord(route: SignedInRoute, idOf = (visit: Visit): unknown => visit.id): Route {
  return onlyRoles([2], (visit) => {
    if (idOf(visit) !== visit.user.id) throw forbidden();
    return route(visit);
  });
}

export const forbidden = (): Refusal => new Refusal(403, 'This action is unauthorized.');

export function firmOr404(store: Store, memberId: number | null): Firm {
  const firm = store.firm(memberId);
  if (firm === null) throw new Refusal(404, 'No member has this number.');
  return firm;
}
