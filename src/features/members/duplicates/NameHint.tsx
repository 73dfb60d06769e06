import { useContext, useMemo } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { groupsOf } from '../../../domain/duplicates';
import type { Member, NewMember } from '../../../domain/member';
import { findNameHints, hintsOf, type NameHints } from '../../../domain/nameHints';
import { isolated, withIsolatedName } from '../../../ui/dialogs/FirmIdentity';
import { useAfterPaint } from '../../../ui/useAfterPaint';
import { BothListsContext } from './bothLists';
import styles from './duplicates.module.css';

/** So many names are told. */
const SHOWN = 3;

interface NameHintProps {
  readonly firm: Member | NewMember;
  readonly hints: NameHints | null;
}

/** Firms whose name only sounds alike: a hint, and nothing is counted by it. */
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

/** The names of both lists by their sound, listened to where somebody looks at a firm; `null` until it is done. */
export function useNameHints(): NameHints | null {
  const { members, newMembers } = useContext(BothListsContext);
  const lists = useMemo(() => ({ members, newMembers }), [members, newMembers]);
  const paintedLists = useAfterPaint(lists);
  return useMemo(
    () => paintedLists && findNameHints(paintedLists.members, paintedLists.newMembers),
    [paintedLists],
  );
}
