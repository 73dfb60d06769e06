import { Outlet, useLocation, useNavigation } from 'react-router';
import { ScreenDialogs } from '../../ui/dialogs/DialogsProvider';
import { Loading } from '../../ui/plain/Loading';

/**
 * The screen inside its layout, with the dialogs that go with it. While the file of the next screen comes that is said in its place:
 * nothing more is done on a screen that was left.
 */
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
