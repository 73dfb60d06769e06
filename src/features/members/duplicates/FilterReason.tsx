import type { Text, TFunction } from '../../../i18n/Text';
import { useContext } from 'react';
import { attentionOf, type AttentionReason } from '../../../domain/attention';
import { type DuplicateReason, groupsOf } from '../../../domain/duplicates';
import type { Member, NewMember } from '../../../domain/member';
import { ATTENTION, DUPLICATES } from '../filters';
import { BothListsContext } from './bothLists';
import styles from './duplicates.module.css';

const MISSING_TEXTS = {
  noName: 'No name',
  noId: 'No ID, so it cannot be opened or changed',
  noMobile: 'No valid mobile number',
  noEmail: 'No email',
} as const satisfies Record<AttentionReason, Text>;

export const duplicateText = (t: TFunction, { kind, value }: DuplicateReason): string =>
  kind === 'mobile'
    ? t('Same mobile: {{value}}', { value })
    : t('Same email: {{value}}', { value });

interface FirmReasonProps {
  readonly t: TFunction;
  readonly firm: Member | NewMember;
  readonly filter: string;
}

export function FilterReason({ t, firm, filter }: FirmReasonProps) {
  const { duplicates } = useContext(BothListsContext);
  const texts = () => {
    if (filter === ATTENTION) return attentionOf(firm).map((reason) => t(MISSING_TEXTS[reason]));
    if (filter !== DUPLICATES) return [];
    const groups = groupsOf(duplicates, firm);
    return groups.flatMap(({ reasons }) => reasons.map((reason) => duplicateText(t, reason)));
  };
  const text = texts().join(' · ');
  return text !== '' && <div className={styles['reason']}>{text}</div>;
}
