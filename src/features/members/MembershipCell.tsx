import type { NewMember } from '../../domain/member';
import { Tag } from '../../ui/Tag';
import type { CellProps } from './CellProps';
import { GenerateButton } from './GenerateButton';

interface MembershipCellProps extends CellProps {
  readonly member: NewMember;
}

/** The Membership column: Generate when paid, Processed when done, otherwise empty (product §2 item 11). */
export function MembershipCell({ t, member }: MembershipCellProps) {
  const { id, paymentStatus } = member;
  switch (paymentStatus.kind) {
    case 'paid':
      return id === null ? null : <GenerateButton t={t} id={id} member={member} />;
    case 'done':
      return <Tag colour="green">{t('Processed')}</Tag>;
    case 'pending':
    case 'other':
      return null;
  }
}
