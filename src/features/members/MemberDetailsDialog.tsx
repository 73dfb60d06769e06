import { Button, Descriptions, Flex, Modal } from 'antd';
import { useRef, useState } from 'react';
import { hrefOf, memberLink, type MemberPath } from '../../config/paths';
import { properName, useTranslation } from '../../i18n/translation';
import { copyMessage, copyText } from '../../ui/copyText';
import { focusDialogAnswer } from '../../ui/dialogs/avoidPointer';
import { DialogText } from '../../ui/dialogs/Dialog';
import { useReturnFocus } from '../../ui/focus';
import { useCloseOnBack } from '../../ui/dialogs/useCloseOnBack';
import { linkProps } from '../../ui/action';
import { Loading } from '../../ui/plain/small';
import type { AnyFirm } from './bulkRun/bulkRun';
import { contactLinksOf } from './contactLinks';

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
  useReturnFocus();
  useCloseOnBack(onClose);
  const heading = useRef<HTMLHeadingElement>(null);
  const current =
    member.id === null ? member : members.find((candidate) => candidate.id === member.id);

  return (
    <Modal
      open
      title={
        <h2 ref={heading} tabIndex={-1} style={{ margin: 0, font: 'inherit' }}>
          {t('Member Details')}
        </h2>
      }
      closable={false}
      // The second half of a double click on the firm's name lands beside the dialog and must not close it.
      mask={{ closable: false }}
      afterOpenChange={() => focusDialogAnswer(heading.current)}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('Close')}</Button>
          {current?.id != null && (
            <Button href={hrefOf(memberLink(edit, current.id))}>{t('Edit')}</Button>
          )}
        </>
      }
    >
      {current !== undefined && <Details firm={current} />}
      {current === undefined && loading && <Loading />}
      {current === undefined && !loading && <p>{t('No customer details available')}</p>}
    </Modal>
  );
}

function Details({ firm }: { readonly firm: AnyFirm }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<{ text: string; isCopied: boolean } | null>(null);
  const message = copied && copyMessage(t, copied.text, copied.isCopied);
  const copy = async (text: string) => setCopied({ text, isCopied: await copyText(text) });
  const rows = [
    [t('Customer Name'), firm.name],
    [t('Email'), firm.email],
    [t('Mobile No.'), firm.mobile],
    [t('Address'), firm.address],
  ] as const;
  return (
    <>
      <DialogText>
        <Descriptions
          // With a border, the labels are row headers.
          bordered
          size="small"
          column={1}
          styles={{ content: { whiteSpace: 'pre-line' } }}
          items={rows.map(([name, value]) => ({
            key: name,
            label: name,
            children: <span {...properName(value)}>{value === '' ? '-' : value}</span>,
          }))}
        />
      </DialogText>
      <Flex wrap gap="small" style={{ marginBlockStart: '1rem' }}>
        {contactLinksOf(t, firm, (text) => void copy(text)).map((way) => (
          <Button key={way.key} {...linkProps(way)} onClick={way.onPress}>
            {way.text}
          </Button>
        ))}
      </Flex>
      {/* Not a notice, which would be behind the dialog. */}
      <div role="status">
        {message !== null && (
          <>
            <p>
              <span>{message.title}</span>
              <span>:</span> <bdi translate="no">{message.text}</bdi>
            </p>
            <p>{message.detail}</p>
          </>
        )}
      </div>
    </>
  );
}
