import type { MemberId } from '../domain/member';

/** The key prefix for a service: two portals on one origin may use two services, and the demo is a third. */
export const serviceKey = (apiBaseUrl: string): string =>
  import.meta.env.MODE === 'demo' ? 'demo#' : `${apiBaseUrl}#`;

/** The key of a person, or of any visitor (`null`); the semicolon keeps one key from being the prefix of another. */
export const personKey = (apiBaseUrl: string, userId: MemberId | null): string =>
  `${serviceKey(apiBaseUrl)}${userId ?? ''};`;
