import ChangePasswordPage from '../../features/account/ChangePasswordPage';
import Dashboard from '../../features/account/DashboardPage';
import { AntdProvider, useReaders } from '../layouts/AntdProvider';
import TopBarLayout from '../layouts/TopBarLayout';

/* The screens of both roles, in one file (docs/decisions/0038). */

/** The public layout around it has nothing of antd. */
const DashboardPage = () => (
  <AntdProvider readers={useReaders()}>
    <Dashboard />
  </AntdProvider>
);

export { ChangePasswordPage, DashboardPage, TopBarLayout };
