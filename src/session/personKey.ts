import type { MemberId } from '../domain/memberId';

/** Begins the keys of everybody who uses this service: two portals of one origin may have two, and the demo is a third. */
export const serviceKey = (apiBaseUrl: string): string =>
  import.meta.env.MODE === 'demo' ? 'demo#' : `${apiBaseUrl}#`;

/** Of one person, or of any visitor (`null`); it ends with a sign, so that no key begins another one. */
export const personKey = (apiBaseUrl: string, userId: MemberId | null): string =>
  `${serviceKey(apiBaseUrl)}${userId ?? ''};`;
