import { useConfig } from '../config/ConfigContext';
import type { MemberId } from '../domain/member';
import { useSession } from './sessionSlice';

/** The key prefix for a service: two portals on one origin may use two services, and the demo is a third. */
export const serviceKey = (apiBaseUrl: string): string =>
  import.meta.env.MODE === 'demo' ? 'demo#' : `${apiBaseUrl}#`;

/** The key of a person, or of any visitor (`null`); the semicolon keeps one key from being the prefix of another. */
export const personKey = (apiBaseUrl: string, userId: MemberId | null): string =>
  `${serviceKey(apiBaseUrl)}${userId ?? ''};`;

/** The key of the signed-in person; `null` for a person without an id, for whom this computer keeps nothing. */
export function usePersonKey(): string | null {
  const { apiBaseUrl } = useConfig();
  const userId = useSession()?.userId ?? null;
  return userId === null ? null : personKey(apiBaseUrl, userId);
}
