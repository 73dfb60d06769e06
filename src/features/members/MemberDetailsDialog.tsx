import { useTranslation } from '../../i18n/useTranslation';
import { Link } from 'react-router';
import { memberLink, type MemberPath } from '../../config/paths';
import type { Member, NewMember } from '../../domain/member';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Loading } from '../../ui/plain/Loading';
import { Button } from '../../ui/plain/Button';
import styles from './members.module.css';
import { ReachFirm } from './ReachFirm';
import { NameHint, useNameHints } from './who/NameHint';
import { useFromList } from './useFromList';

type ListedFirm = Member | NewMember;

interface MemberDetailsDialogProps {
  /** As it stood when its name was clicked. */
  readonly member: ListedFirm;
  /** The list as it stands now: a firm that went meanwhile has no details any more. */
  readonly members: readonly ListedFirm[] | undefined;
  readonly loading: boolean;
  readonly edit: MemberPath;
  readonly onClose: () => void;
}

/** Member Details (product §2 item 9). */
export function MemberDetailsDialog({
  member,
  members = [],
  loading,
  edit,
  onClose,
}: MemberDetailsDialogProps) {
  const { t } = useTranslation();
  const hints = useNameHints();
  const from = useFromList();
  const current =
    member.id === null ? member : members.find((candidate) => candidate.id === member.id);
  return (
    <Dialog
      title={t('Member Details')}
      onCancel={onClose}
      actions={
        <>
          {/* The harmless one has the focus. */}
          <Button onClick={onClose}>{t('Close')}</Button>
          {current?.id != null && (
            <Link to={memberLink(edit, current.id)} state={from} className={styles['edit']}>
              {t('Edit')}
            </Link>
          )}
        </>
      }
    >
      {current !== undefined && (
        <>
          <Details firm={current} />
          <NameHint firm={current} hints={hints} />
          <ReachFirm firm={current} />
        </>
      )}
      {current === undefined && loading && <Loading />}
      {current === undefined && !loading && <p>{t('No customer details available')}</p>}
    </Dialog>
  );
}

function Details({ firm }: { readonly firm: ListedFirm }) {
  const { t } = useTranslation();
  const rows = [
    [t('Customer Name'), firm.name],
    [t('Email'), firm.email],
    [t('Mobile No.'), firm.mobile],
    [t('Address'), firm.address],
  ] as const;
  return (
    <dl className={styles['details']}>
      {rows.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{name}</dt>
          <dd translate="no">{value === '' ? '-' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
