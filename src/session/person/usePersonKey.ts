import { useConfig } from '../../config/ConfigContext';
import { personKey } from '../personKey';
import { useSession } from '../sessionSlice';

/** The key of the signed-in person; `null` for a person without an id, for whom this computer keeps nothing. */
export function usePersonKey(): string | null {
  const { apiBaseUrl } = useConfig();
  const userId = useSession()?.userId ?? null;
  return userId === null ? null : personKey(apiBaseUrl, userId);
}
