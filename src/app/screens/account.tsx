import Dashboard from '../../features/account/DashboardPage';
import { AntdProvider, useAudience } from '../layouts/AntdProvider';
import TopBarLayout from '../layouts/TopBarLayout';

/** The public layout around it does not provide antd. */
const DashboardPage = () => (
  <AntdProvider audience={useAudience()}>
    <Dashboard />
  </AntdProvider>
);

export { DashboardPage, TopBarLayout };
