import { useContext, useMemo } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { groupsOf } from '../../../domain/duplicates';
import type { Member, NewMember } from '../../../domain/member';
import { findNameHints, hintsOf, type NameHints } from '../../../domain/nameHints';
import { isolated, withIsolatedName } from '../../../ui/dialogs/FirmIdentity';
import { useAfterPaint } from '../../../ui/useAfterPaint';
import { BothListsContext } from './bothLists';
import styles from './duplicates.module.css';

/** At most this many names are shown. */
const SHOWN = 3;

interface NameHintProps {
  readonly firm: Member | NewMember;
  readonly hints: NameHints | null;
}

/** Firms with a similar-sounding name: only a hint, which is not counted. */
export function NameHint({ firm, hints }: NameHintProps) {
  const { t } = useTranslation();
  const { duplicates } = useContext(BothListsContext);
  const alike = hintsOf(hints, firm, groupsOf(duplicates, firm));
  if (alike.length === 0) return null;
  const names = alike.slice(0, SHOWN).map(({ firm: other }) => other.name);
  const more = alike.length - names.length;
  return (
    <p className={styles['hint']}>
      {withIsolatedName(
        t('Similar-sounding names: {{names}}', { names: isolated(names.join(', ')) }),
      )}{' '}
      {more > 0 && <span>{t('and {{count}} more', { count: more })}</span>}
    </p>
  );
}

/** Names of both lists by sound, computed when somebody opens a firm; `null` until it is done. */
export function useNameHints(): NameHints | null {
  const { members, newMembers } = useContext(BothListsContext);
  const lists = useMemo(() => ({ members, newMembers }), [members, newMembers]);
  const paintedLists = useAfterPaint(lists);
  return useMemo(
    () => paintedLists && findNameHints(paintedLists.members, paintedLists.newMembers),
    [paintedLists],
  );
}
