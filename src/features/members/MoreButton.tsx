import type { Member, NewMember } from '../../domain/member';
import { copiedMessage, uncopiedMessage } from '../../ui/copied';
import { copyText } from '../../ui/copyText';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { MoreMenu } from '../../ui/Menu';
import type { MenuEntry } from '../../ui/MenuEntry';
import type { CellProps } from './CellProps';
import styles from './members.module.css';
import { isReachable, waysToReach } from './waysToReach';

const COPIED_MS = 3000;

interface MoreButtonProps extends CellProps {
  readonly member: Member | NewMember;
  /** What stands before and after the ways to reach the firm, where the row has no room for it. */
  readonly others: () => readonly MenuEntry[];
  readonly last: () => readonly MenuEntry[];
}

/** The ⋯ of a row: call, WhatsApp, mail and copy. Of a firm that cannot be reached only a card has it. */
export function MoreButton({ t, member, others, last }: MoreButtonProps) {
  const { announce, tell } = useDialogs();

  const copy = async (text: string) => {
    if (await copyText(text)) announce(copiedMessage(t, text), COPIED_MS);
    else await tell(uncopiedMessage(t, text));
  };
  return (
    <MoreMenu
      label={t('More for {{firm}}', { firm: member.name })}
      className={isReachable(member) ? undefined : styles['onCards']}
      entries={() => [
        ...others(),
        ...waysToReach(t, member).map((way) =>
          'href' in way ? way : { ...way, onChoose: () => void copy(way.copies) },
        ),
        ...last(),
      ]}
    />
  );
}
