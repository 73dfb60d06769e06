import { FileAddOutlined, TeamOutlined, UserOutlined } from '@ant-design/icons';
import { Alert, Statistic } from 'antd';
import { useTranslation } from '../../i18n/translation';
import { Link } from 'react-router';
import { useCountsQuery } from '../../api/account';
import { useConfig } from '../../config/ConfigContext';
import { useDemo } from '../../config/demo';
import { FROM_DASHBOARD } from '../../config/visits';
import { paths } from '../../config/paths';
import { sampleValues } from '../../config/sample';
import { Content } from '../../ui/Content';
import { QueryState, AsOf } from '../../ui/QueryState';
import styles from './AdminHomePage.module.css';
import { OfficeTasks } from './OfficeTasks';

/** The office's start page: three cards, and the office's tasks below (product §2 item 8). */
export default function AdminHomePage() {
  const { t } = useTranslation();
  const query = useCountsQuery();
  const cards = [
    {
      to: paths.members,
      icon: <TeamOutlined aria-hidden />,
      name: t('Registered Members'),
      count: query.data?.old ?? '-',
    },
    {
      to: paths.newMembers,
      icon: <FileAddOutlined aria-hidden />,
      name: t('New Registration'),
      count: query.data?.new ?? '-',
    },
    { to: paths.dashboard, icon: <UserOutlined aria-hidden />, name: t('Profile') },
  ];
  return (
    <Content heading={t('Dashboard')} age={<AsOf at={query.fulfilledTimeStamp} />}>
      <QueryState query={query} failedText={t('The counts could not be loaded.')} />
      {/* If the counts fail, the cards are still shown as links. */}
      {(query.data !== undefined || query.error !== undefined) && (
        <div className={styles['page']}>
          <SampleAssociation />
          <div className={styles['cards']}>
            {cards.map(({ to, icon, name, count }) => (
              // Not antd's Card, which would load its Tabs (13 kB); it uses the same tokens.
              <Link key={to} to={to} state={FROM_DASHBOARD} className={`box ${styles['card']}`}>
                {icon}
                {count === undefined ? (
                  <span>{name}</span>
                ) : (
                  // antd's own format renders two adjacent text nodes, and a translator may replace one of them.
                  <Statistic title={name} value={count} formatter={(shown) => shown} />
                )}
              </Link>
            ))}
          </div>
          <OfficeTasks />
        </div>
      )}
    </Content>
  );
}

/** Warns about a portal that went live with the sample association's name. */
function SampleAssociation() {
  const { t } = useTranslation();
  const values = sampleValues(useConfig().association);
  if (useDemo() !== null || values.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="note"
      title={t('The portal still shows the sample association.')}
      description={t(
        'Receipts show {{values}}. Ask the person who set up the portal to enter your association in config.json.',
        { values: values.join(', ') },
      )}
    />
  );
}
