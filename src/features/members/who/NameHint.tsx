import { useCallback, useContext, useMemo, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import type { Member, NewMember } from '../../../domain/member';
import { NameHints } from '../../../domain/nameHints';
import { useIdleSlices } from '../../../ui/useIdleSlices';
import { isolated, withIsolatedName } from '../../../ui/dialogs/FirmIdentity';
import styles from './who.module.css';
import { WhoIsWhoContext } from './WhoIsWhoContext';

/** So many names are told. */
const SHOWN = 3;

interface NameHintProps {
  readonly firm: Member | NewMember;
  readonly hints: NameHints | null;
}

/** Firms whose name only sounds alike: a hint, and nothing is counted by it. */
export function NameHint({ firm, hints }: NameHintProps) {
  const { t } = useTranslation();
  const { whoIsWho } = useContext(WhoIsWhoContext);
  const alike = hints?.hintsOf(firm, whoIsWho?.groupsOf(firm) ?? []) ?? [];
  if (alike.length === 0) return null;
  const names = alike.slice(0, SHOWN).map(({ firm: other }) => other.name);
  const more = alike.length - names.length;
  return (
    <p className={styles['hint']}>
      {withIsolatedName(t('Sounds like: {{names}}', { names: isolated(names.join(', ')) }))}{' '}
      {more > 0 && <span>{t('and {{count}} more', { count: more })}</span>}
    </p>
  );
}

/** The names of both lists by their sound, listened to where somebody looks at a firm; `null` until it is done. */
export function useNameHints(): NameHints | null {
  const { members, newMembers } = useContext(WhoIsWhoContext);
  const hints = useMemo(() => new NameHints(members, newMembers), [members, newMembers]);
  const [heard, setHeard] = useState<NameHints | null>(null);
  useIdleSlices(
    hints,
    useCallback(() => setHeard(hints), [hints]),
  );
  return heard === hints ? heard : null;
}
