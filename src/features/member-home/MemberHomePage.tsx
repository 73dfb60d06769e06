import { CopyOutlined, IdcardOutlined, LockOutlined } from '@ant-design/icons';
import { Alert, Button, Card } from 'antd';
import { Link } from 'react-router';
import { useProfileQuery, useReceiptQuery } from '../../api/profile';
import { useConfig } from '../../config/ConfigContext';
import { paths } from '../../config/paths';
import { OPEN_EDIT } from '../../config/visits';
import { formatDate } from '../../domain/dates';
import { failureOf, statusOf } from '../../domain/failure';
import type { MemberId, MemberRecord, Receipt } from '../../domain/member';
import { filledRepresentatives } from '../../domain/memberFields';
import { formatRupees } from '../../domain/money';
import { properName, useTranslation } from '../../i18n/translation';
import { useSession } from '../../session/sessionSlice';
import { Content } from '../../ui/Content';
import { copyAndNotify } from '../../ui/copyText';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { isolated, withIsolatedName } from '../../ui/FirmIdentity';
import { Loading, OfficeContact } from '../../ui/plain/small';
import { QueryState, SlowConnection } from '../../ui/QueryState';
import { ReceiptFile } from '../receipt/ReceiptFile';
import styles from './cards.module.css';
import { Details } from './Details';

/** A member's start page (product §2, /member): two tiles, and what members most often need. */
export default function MemberHomePage() {
  const { t } = useTranslation();
  const userId = useSession()?.userId ?? null;
  return (
    <Content heading={t('Dashboard')}>
      <div className={styles['cards']}>
        {userId === null ? <Tiles /> : <MemberSummary id={userId} />}
      </div>
    </Content>
  );
}

/** By the user's id. The tiles need no request; errors are shown below them. */
function MemberSummary({ id }: { readonly id: MemberId }) {
  const { t } = useTranslation();
  const profile = useProfileQuery({ id });
  const receipt = useReceiptQuery(id);
  const isWaiting = profile.data === undefined && profile.error === undefined;
  const noReceipt = receipt.data === undefined && receipt.error !== undefined;
  // A member who has not paid yet has no receipt; this is no error.
  const isUnpaid = noReceipt && statusOf(failureOf(receipt.error)) === 404;
  return (
    <>
      {isWaiting && <CardPlaceholder height="8.5rem" />}
      {profile.data !== undefined && <FirmCard record={profile.data} />}
      {receipt.data !== undefined && <ReceiptCard receipt={receipt.data} />}
      {isUnpaid && (
        <Card>
          <span role="status">
            {t('No receipt yet. You will get it when the membership fee is paid.')}
          </span>
        </Card>
      )}
      {receipt.data === undefined && !noReceipt && <CardPlaceholder height="11rem" />}
      {isWaiting && <CardPlaceholder height="17rem" />}
      {profile.data !== undefined && <ContactDetailsCard record={profile.data} />}
      <Tiles />
      <SlowConnection endpoint={isWaiting ? 'profile' : 'receipt'} />
      {profile.error !== undefined && (
        <QueryState query={profile} failedText={t('Failed to load member data.')} />
      )}
      {noReceipt && !isUnpaid && (
        <Alert
          role="status"
          type="error"
          showIcon
          title={t('Failed to load receipt.')}
          action={
            <Button
              loading={receipt.isFetching}
              aria-busy={receipt.isFetching}
              onClick={() => void receipt.refetch()}
            >
              {t('Retry')}
            </Button>
          }
        />
      )}
    </>
  );
}

/** As high as the expected card, so that little moves when it appears. */
const CardPlaceholder = ({ height }: { readonly height: string }) => (
  <Card style={{ height, alignContent: 'center' }} styles={{ body: { padding: 0 } }}>
    <Loading />
  </Card>
);

function FirmCard({ record }: { readonly record: MemberRecord }) {
  const { t } = useTranslation();
  const dialogs = useDialogs();
  const { firmName, membership } = record;
  const since = formatDate(record.paymentDate);
  return (
    <Card role="region" aria-labelledby="firm">
      <h2 id="firm" className={styles['heading']} {...properName(firmName)}>
        {firmName === '' ? '-' : firmName}
      </h2>
      <div className={styles['line']}>
        <span>{t('Membership No.')}</span>
        <strong translate={membership === null ? 'yes' : 'no'}>
          {membership ?? t('Not Available')}
        </strong>
        {membership !== null && (
          <Button
            type="text"
            icon={<CopyOutlined aria-hidden />}
            aria-label={t('Copy membership number')}
            onClick={() => void copyAndNotify(dialogs, membership)}
          />
        )}
      </div>
      {since !== '-' && <div>{t('Member since {{date}}', { date: since })}</div>}
    </Card>
  );
}

function ReceiptCard({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useTranslation();
  return (
    <Card role="region" aria-labelledby="receipt">
      <h2 id="receipt" className={styles['receipt']}>
        {withIsolatedName(t('Receipt {{number}}', { number: isolated(receipt.receiptNo) }))}{' '}
        <span className="visually-hidden">·</span>{' '}
        <strong translate="no">{formatRupees(receipt.fee)}</strong>
      </h2>
      <ReceiptFile receipt={receipt}>
        <Link to={paths.receipt} className={styles['open'] ?? ''}>
          {t('Open receipt')}
        </Link>
      </ReceiptFile>
    </Card>
  );
}

function ContactDetailsCard({ record }: { readonly record: MemberRecord }) {
  const { t } = useTranslation();
  const names = filledRepresentatives(record.representatives)
    .map(({ name, mobile }) => name || mobile)
    .join(', ');
  const details = [
    { label: t('Mobile No.'), text: record.firmMobile },
    { label: t('Area'), text: record.area },
    { label: t('Address'), text: record.address, span: 2 },
    { label: t('Representatives'), text: names, span: 2 },
  ].filter(({ text }) => text.trim() !== '');
  return (
    <Card role="region" aria-labelledby="on-file">
      <h2 id="on-file" className={styles['heading']}>
        {t('Your details at the office')}
      </h2>
      <Details column={2} details={details} />
      <Link to={paths.profileEdit} state={OPEN_EDIT} className={styles['act'] ?? ''}>
        {t('Correct these details')}
      </Link>
    </Card>
  );
}

const TILE = {
  body: { display: 'flex', alignItems: 'center', gap: '0.75rem', height: '100%' },
} as const;

function Tiles() {
  const { t } = useTranslation();
  const links = [
    { to: paths.membership, icon: <IdcardOutlined aria-hidden />, name: t('Profile') },
    {
      to: paths.changeMemberPassword,
      icon: <LockOutlined aria-hidden />,
      name: t('Change Password'),
    },
  ];
  return (
    <div className={styles['tiles']}>
      {links.map(({ to, icon, name }) => (
        <Link key={to} to={to}>
          <Card hoverable className={styles['tile'] ?? ''} styles={TILE}>
            {icon}
            <span>{name}</span>
          </Card>
        </Link>
      ))}
      <Office />
    </div>
  );
}

function Office() {
  const { t } = useTranslation();
  const { phone, whatsapp = '', email } = useConfig().association;
  if (phone === '' && whatsapp === '' && email === '') return null;
  return (
    <Card role="region" aria-labelledby="office" className={styles['wide'] ?? ''}>
      <h2 id="office" className={styles['heading']}>
        {t('Office')}
      </h2>
      <OfficeContact phone={phone} whatsapp={whatsapp} email={email} />
    </Card>
  );
}
