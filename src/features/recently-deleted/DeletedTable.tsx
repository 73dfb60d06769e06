import { Table } from 'antd';
import dayjs from 'dayjs';
import type { Key } from 'react';
import { paymentStatusOf } from '../../domain/paymentStatus';
import { serviceText } from '../../i18n/serviceText';
import type { Text, TFunction } from '../../i18n/Text';
import { useTranslation } from '../../i18n/useTranslation';
import type { DeletedFirm } from '../../session/localHistory/deletedFirms';
import { Tag } from '../../ui/Tag';
import type { DeletedRow, ListedState } from './deletedRows';
import styles from './recentlyDeleted.module.css';

interface DeletedTableProps {
  readonly rows: readonly DeletedRow[];
  readonly chosen: Key[];
  readonly onChoose: (keys: readonly Key[]) => void;
  readonly listedState: (firm: DeletedFirm) => ListedState;
}

const PAGE_SIZE = 50;

const STATES: Readonly<Record<NonNullable<ListedState>, Text>> = {
  still: 'Still in the list',
  again: 'In the list again',
  gone: 'No longer in the list',
};

/** The deleted firms with a checkbox each. On a phone everything is in the column of the firm. */
export function DeletedTable({ rows, chosen, onChoose, listedState }: DeletedTableProps) {
  const { t } = useTranslation();
  const state = (firm: DeletedFirm) => {
    const listed = listedState(firm);
    // That a confirmed deletion was made needs no words.
    const isExpected = listed === null || (listed === 'gone' && firm.isConfirmed);
    return <small className={styles['state']}>{isExpected ? '' : t(STATES[listed])}</small>;
  };
  const columns = [
    {
      key: 'firm',
      title: t('Firm Name'),
      render: (firm: DeletedFirm) => (
        <>
          <bdi translate="no" className={styles['firm']}>
            {firm.values.firmName || '-'}
          </bdi>
          <small translate="no" className={styles['email']}>
            {firm.email}
          </small>
          <div className={styles['narrow']}>
            <span className={styles['line']}>
              <MembershipNumber firm={firm} />
              <Mobile firm={firm} />
              <span>{statusText(t, firm.status)}</span>
            </span>
            <span className={styles['line']}>
              <Time firm={firm} />
              {state(firm)}
            </span>
            <Notes firm={firm} />
          </div>
        </>
      ),
    },
    {
      key: 'number',
      title: t('Membership No.'),
      render: (firm: DeletedFirm) => <MembershipNumber firm={firm} />,
    },
    {
      key: 'mobile',
      title: t('Firm Mobile No'),
      render: (firm: DeletedFirm) => <Mobile firm={firm} />,
    },
    {
      key: 'status',
      title: t('Status'),
      render: ({ status }: DeletedFirm) => <span>{statusText(t, status)}</span>,
    },
    { key: 'time', title: t('Deleted'), render: (firm: DeletedFirm) => <Time firm={firm} /> },
    {
      key: 'notes',
      title: t('Notes'),
      render: (firm: DeletedFirm) => (
        <>
          <Notes firm={firm} />
          {state(firm)}
        </>
      ),
    },
  ];
  return (
    <Table<DeletedRow>
      size="small"
      className={styles['table'] ?? ''}
      dataSource={rows}
      pagination={{ pageSize: PAGE_SIZE, hideOnSinglePage: true, showSizeChanger: false }}
      columns={columns.map(({ key, title, render }) => ({
        key,
        // In elements of their own, since a translator may replace text nodes (rule F15).
        title: <span>{title}</span>,
        className: key === 'firm' ? '' : (styles['wide'] ?? ''),
        render: (_, { firm }) => render(firm),
      }))}
      rowSelection={{
        selectedRowKeys: chosen,
        // The size of a finger, and the padding of a cell.
        columnWidth: '3.75rem',
        onChange: onChoose,
        getTitleCheckboxProps: () => ({ 'aria-label': t('Choose this page') }),
        getCheckboxProps: ({ firm }) => ({
          'aria-label': t('Choose {{firm}}', { firm: firm.values.firmName }),
        }),
      }}
    />
  );
}

interface OfFirm {
  readonly firm: DeletedFirm;
}

function MembershipNumber({ firm: { membership } }: OfFirm) {
  const { t } = useTranslation();
  return membership === null ? (
    <span>{t('Not Available')}</span>
  ) : (
    <span translate="no">{membership}</span>
  );
}

const Mobile = ({ firm }: OfFirm) => <span translate="no">{firm.values.firmMobile || '-'}</span>;

const Time = ({ firm }: OfFirm) => (
  <span translate="no" className={styles['time']}>
    {dayjs(firm.at).format('DD-MM-YYYY HH:mm')}
  </span>
);

function Notes({ firm: { isConfirmed, isWhole } }: OfFirm) {
  const { t } = useTranslation();
  if (isConfirmed && isWhole) return null;
  return (
    <div className={styles['line']}>
      {!isConfirmed && <Tag colour="amber">{t('Not confirmed')}</Tag>}
      {!isWhole && <Tag colour="grey">{t('Only what the list shows')}</Tag>}
    </div>
  );
}

/** The words of the list from which the firm was deleted. */
function statusText(t: TFunction, status: string): string {
  if (status === 'active') return t('Active');
  if (status === 'inactive') return t('Inactive');
  const { kind } = paymentStatusOf(status);
  return (kind === 'other' ? serviceText(status) : t(kind)) || '-';
}
