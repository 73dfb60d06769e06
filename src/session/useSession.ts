import { useSelector } from 'react-redux';
import { selectSession } from './sessionSlice';
import type { Session } from './session';

export function useSession(): Session | null {
  return useSelector(selectSession);
}
