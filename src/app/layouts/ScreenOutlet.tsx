import { Outlet, useLocation, useNavigation } from 'react-router';
import { ScreenDialogs } from '../../ui/dialogs/DialogsProvider';
import { Loading } from '../../ui/plain/Loading';

/** The screen with its dialogs. A spinner replaces it while the next one loads: nobody works on a screen that was left. */
export function ScreenOutlet() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  return state === 'loading' ? (
    <Loading />
  ) : (
    <ScreenDialogs key={pathname}>
      <Outlet />
    </ScreenDialogs>
  );
}
