import type { Member, NewMember } from '../../domain/member';
import { copiedMessage, uncopiedMessage } from '../../ui/copied';
import { copyText } from '../../ui/copyText';
import { useDialogs } from '../../ui/dialogs/DialogsContext';
import { MoreMenu } from '../../ui/Menu';
import type { CellProps } from './CellProps';
import { isReachable, waysToReach } from './waysToReach';

const COPIED_MS = 3000;

interface MoreButtonProps extends CellProps {
  readonly member: Member | NewMember;
}

/** The ⋯ of a row: call, WhatsApp, mail and copy. A firm that cannot be reached has none. */
export function MoreButton({ t, member }: MoreButtonProps) {
  const { announce, tell } = useDialogs();
  if (!isReachable(member)) return null;

  const copy = async (text: string) => {
    if (await copyText(text)) announce(copiedMessage(t, text), COPIED_MS);
    else await tell(uncopiedMessage(t, text));
  };
  return (
    <MoreMenu
      label={t('More for {{firm}}', { firm: member.name })}
      entries={() =>
        waysToReach(t, member).map((way) =>
          'href' in way ? way : { ...way, onChoose: () => void copy(way.copies) },
        )
      }
    />
  );
}
