import { useSelector } from 'react-redux';
import { selectSession } from './sessionSlice';
import type { Session } from './session';

/** The signed-in person's session, or `null`. */
export function useSession(): Session | null {
  return useSelector(selectSession);
}
