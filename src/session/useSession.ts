import { useSelector } from 'react-redux';
import { selectSession } from './sessionSlice';
import type { Session } from './session';

/** Who is signed in, or `null`. */
export function useSession(): Session | null {
  return useSelector(selectSession);
}
