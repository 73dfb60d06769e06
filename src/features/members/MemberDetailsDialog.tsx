import { Button, Descriptions, Modal } from 'antd';
import { useRef } from 'react';
import { memberLink, type MemberPath } from '../../config/paths';
import { useTranslation } from '../../i18n/useTranslation';
import { useReturnFocus } from '../../ui/dialogs/returnFocus';
import { useCloseOnBack } from '../../ui/dialogs/useCloseOnBack';
import { Loading } from '../../ui/plain/Loading';
import type { AnyFirm } from './bulkRun/bulkRunTypes';
import { ContactButtons } from './ContactButtons';
import { focusDialogAnswer } from './focusElement';
import { useFirmLink } from './useFirmLink';

interface MemberDetailsDialogProps {
  /** As it was when its name was clicked. */
  readonly member: AnyFirm;
  /** The current list: a firm that has disappeared from it has no details. */
  readonly members: readonly AnyFirm[] | undefined;
  readonly loading: boolean;
  readonly edit: MemberPath;
  readonly onClose: () => void;
}

/** Member Details (product §2 item 9). */
export default function MemberDetailsDialog({
  member,
  members = [],
  loading,
  edit,
  onClose,
}: MemberDetailsDialogProps) {
  const { t } = useTranslation();
  const linkTo = useFirmLink();
  useReturnFocus();
  useCloseOnBack(onClose);
  const close = useRef<HTMLButtonElement>(null);
  const current =
    member.id === null ? member : members.find((candidate) => candidate.id === member.id);

  return (
    <Modal
      open
      title={t('Member Details')}
      closable={false}
      // The second half of a double click on the firm's name lands beside the dialog and must not close it.
      mask={{ closable: false }}
      afterOpenChange={() => focusDialogAnswer(close.current)}
      onCancel={onClose}
      footer={
        <>
          <Button ref={close} onClick={onClose}>
            {t('Close')}
          </Button>
          {current?.id != null && (
            <Button {...linkTo(memberLink(edit, current.id))}>{t('Edit')}</Button>
          )}
        </>
      }
    >
      {current !== undefined && (
        <>
          <Details firm={current} />
          <ContactButtons firm={current} />
        </>
      )}
      {current === undefined && loading && <Loading />}
      {current === undefined && !loading && <p>{t('No customer details available')}</p>}
    </Modal>
  );
}

function Details({ firm }: { readonly firm: AnyFirm }) {
  const { t } = useTranslation();
  const rows = [
    [t('Customer Name'), firm.name],
    [t('Email'), firm.email],
    [t('Mobile No.'), firm.mobile],
    [t('Address'), firm.address],
  ] as const;
  return (
    <Descriptions
      // With a border, the labels are row headers.
      bordered
      size="small"
      column={1}
      styles={{ content: { whiteSpace: 'pre-line' } }}
      items={rows.map(([name, value]) => ({
        key: name,
        label: name,
        children: <span translate="no">{value === '' ? '-' : value}</span>,
      }))}
    />
  );
}
