import Dashboard from '../../features/account/DashboardPage';
import { AntdProvider, useAudience } from '../layouts/AntdProvider';
import TopBarLayout from '../layouts/TopBarLayout';

/* What is open to both roles, in one file (docs/decisions/0038). */

/** The public layout around it has nothing of antd. */
const DashboardPage = () => (
  <AntdProvider audience={useAudience()}>
    <Dashboard />
  </AntdProvider>
);

export { DashboardPage, TopBarLayout };
