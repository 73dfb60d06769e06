import { useEffect } from 'react';
import { fetchFormCalls } from '../api/visitorForms';
import { paths } from '../config/paths';

/** The screens whose form can be used before what sends it is there. */
const FORMS: readonly string[] = [paths.root, paths.login, paths.register];

/** Fetches what sends the form of this screen, once it stands; no call is made for it. */
export function useFormCalls(path: string): void {
  // Asked for from outside of React. Where it does not come, the press says so.
  useEffect(() => {
    if (FORMS.includes(path)) void fetchFormCalls().catch(() => undefined);
  }, [path]);
}
